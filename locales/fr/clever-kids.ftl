## Ce qu’on voit sur les dés et sur la feuille
clever-kids-heart = ballon cœur
clever-kids-blue = ballon bleu
clever-kids-pink = ballon rose
clever-kids-green = ballon vert
clever-kids-candle = { $count ->
    [one] bougie
   *[other] wagon à { $count } bougies
}
clever-kids-present = cadeau
clever-kids-cupcake = { $count ->
    [one] cupcake
   *[other] deux cupcakes
}
clever-kids-donut = { $count ->
    [one] donut
   *[other] deux donuts
}
clever-kids-cake = { $count ->
    [one] part de gâteau
   *[other] deux parts de gâteau
}
clever-kids-joker = joker
clever-kids-area-yellow = ballons
clever-kids-area-red = train d’anniversaire
clever-kids-area-green = cadeaux
clever-kids-area-blue = gourmandises
clever-kids-area-done = { $area } : { $done } croix sur { $all }
clever-kids-place = rangée { $row }, colonne { $column }
clever-kids-bonus-in = bonus : { $area }
clever-kids-star-count = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
clever-kids-stars = { $count } ★
clever-kids-turn = Tour { $turn }

## Dés
clever-kids-dice = Les dés
clever-kids-no-die = un dé
clever-kids-lies = { $symbol }
clever-kids-taken = { $symbol }, dé déjà pris
clever-kids-fell = Sur la table : { $dice }.

## Questions
clever-kids-roll-you = Lance les dés, { $name } !
clever-kids-rolls = { $name } lance les dés.
clever-kids-nothing-fits = Aucun dé ne va. Relance !
clever-kids-tap = Touche ce qui brille.
clever-kids-yours-too = Le reste est à toi aussi.
clever-kids-none-for-you = Aucun dé pour toi cette fois.
clever-kids-where = Où le mettre ?
clever-kids-which = Maintenant, touche ce qui brille.
clever-kids-cross-this = On coche ça ?
clever-kids-sure = Vraiment rien ?
clever-kids-free-green = Un cadeau offert ! Lequel ?
clever-kids-free-blue = Gourmandises offertes ! Lesquelles ?
clever-kids-sheet-of = { $name } et sa feuille
clever-kids-over = La fête est finie.
clever-kids-news = { $name } : { $things }. { $stars } maintenant.

## Boutons
clever-kids-roll = Lancer
clever-kids-cross-off = Cocher !
clever-kids-take = Je prends ça !
clever-kids-earns = { $count ->
    [one] + { $count } étoile
   *[other] + { $count } étoiles
}
clever-kids-pass = Rien pour moi
clever-kids-next = On continue
clever-kids-my-sheet = Retour à ma feuille
clever-kids-to-game = Retour à la partie
clever-kids-legend = Un rond offre une chose de plus dans sa couleur. Les étoiles font gagner.
