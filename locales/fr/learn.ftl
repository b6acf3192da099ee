learn-choose = Deux minutes par jeu, sur de vraies parties. Personne ne regarde.
learn-game = Comment jouer : { $game }
rules-of-game = Règles : { $game }
learn-next = Suite
learn-back = Retour
learn-skip = Passer
learn-leave = Quitter la leçon
learn-progress = Étape { $step } sur { $steps }
learn-watch = Maintenant, les autres jouent. Regarde !
learn-nudge = C’est permis aussi. Mais cette fois :
learn-done = Tu sais nager !
learn-play-now = Jouer
learn-again = Encore une fois
learn-done-pool-zee = Trois lancers, une case, treize fois. Le reste, c’est de la chance et du sang-froid.
learn-done-dice-cup = Regarder, retenir, cocher. Douze manches, et le gobelet garde ses secrets.
learn-done-dice-pool-party = Regarder, retenir, cocher. Douze manches, et la bâche garde ses secrets.
learn-done-splash-party = Pousse les autres, garde tes trois pions au sec, prends un air innocent.
learn-done-clever-kids = Touche ce qui brille et guette les ronds : ils offrent un bonus.

rules-full = Les règles complètes
rules-full-note = chaque paragraphe avec son numéro, en anglais

## Pool-zee
learn-pool-zee-throw = Lance les cinq dés. Tu as trois lancers par tour.
learn-pool-zee-keep = Deux quatre ! Touche-les pour les garder, puis relance les trois autres.
learn-pool-zee-keep-more = Encore un quatre. Garde les trois quatre et lance une dernière fois.
learn-pool-zee-write = Les cases libres montrent ce que tes dés rapportent. Touche Quatre, puis note les 16.
learn-pool-zee-write-no = C’est une case aussi, mais aujourd’hui, tes quatre vont dans Quatre.
learn-pool-zee-bonus = Quelques tours plus tard : 63 points dans les cases d’As à Six en rapportent 35 de plus. Note tes 18 dans Six.
learn-pool-zee-five = Voilà les 35. Et maintenant, cinq pareils : note 50 dans Pool-zee.
learn-pool-zee-joker = Encore cinq pareils : 100 de plus. La case Cinq est pleine, donc c’est un joker : il va partout en bas. Note 40 dans Grande suite.
learn-pool-zee-joker-no = Le joker y va aussi. Mais cherche ce qui rapporte le plus :
learn-pool-zee-end = 140 en un tour ! Quand les treize cases sont pleines, le plus gros total gagne.

## Dice Cup and Dice Pool Party
learn-dice-shake = Douze dés, deux de chaque couleur. Secoue-les.
learn-dice-look = Regarde ! Pour une fois, rien ne presse. Il y a quatre cinq : 20 en tout.
learn-dice-cross = { $game ->
    [dice-cup] Le gobelet est posé.
   *[other] La bâche est en place.
} Coche une case en secret : touche { dice-cup-fives }, puis le bouton du bas.
learn-dice-cross-no = Chaque case ne sert qu’une fois. Choisis ce que tu as vu :
learn-dice-reveal = Toutes les croix sont dévoilées. La tienne rapporte 20. « { dice-cup-all } » valait plus, mais cette case aussi ne sert qu’une fois.
learn-dice-again = La fin d’une autre partie, à pleine vitesse : trois secondes. Cherche deux dés pareils de la même couleur !
learn-dice-quick = Quelles couleurs font un double ?
learn-dice-doubles = Quatre couleurs font un double, et chacune vaut 10. Coche { dice-cup-doubles }.
learn-dice-doubles-no = Les doubles rapportent plus :
learn-dice-once = 40 pour toi. Maintenant, il reste une case à chacun : rien à choisir, les dés tombent, c’est tout.
learn-dice-end = Le plus gros total gagne. { $game ->
    [dice-cup] En cas d’égalité, la victoire est partagée.
   *[other] En cas d’égalité, on regarde qui a le plus dans « { dice-cup-all } ».
}

## Splash Party
learn-splash-colour = Trois de ces baigneurs sont à toi. Appuie sans lâcher sur le bouton à l’œil fermé pour voir ta couleur secrète.
learn-splash-lift = Chacun peut bouger n’importe quel pion. Soulève le bleu entre le vert et l’orange pour voir son chiffre.
learn-splash-push = Un 2 : il saute exactement deux places, d’un côté ou de l’autre. Saute là où le jaune tombe à l’eau.
learn-splash-push-no = Ça fait plouf aussi. Mais cette fois :
learn-splash-board = Tu as vu ? { $second } a sauté avec le vert. Maintenant, soulève le pion violet à deux places du plongeoir.
learn-splash-over = Avec un 3, il passe par-dessus le plongeoir. Saute là où il n’y a personne.
learn-splash-over-no = De ce côté, on ne passe pas par le plongeoir.
learn-splash-accuse = Tu passes par le plongeoir : tu peux accuser quelqu’un. À ton avis, { $second } joue en vert : dis-le.
learn-splash-accuse-no = Attention : une erreur, et c’est toi qui es hors jeu.
learn-splash-last = Juste ! { $second } est hors jeu, et tous les verts tombent à l’eau. Maintenant, soulève le pion bleu à côté du jaune.
learn-splash-last-push = Un 1. Pousse le dernier pion jaune à l’eau : il est à { $third }.
learn-splash-end = Il n’y a plus que toi au sec : tu gagnes. S’il ne reste que deux couleurs avant ça, le pion le plus près du plongeoir gagne.

## Clever Kids
learn-clever-roll = Lance les cinq dés de la fête.
learn-clever-balloon = Une seule couleur par tour. Prends le dé cœur et éclate le ballon cœur.
learn-clever-left = { $second } a lancé les dés et pris les cadeaux. Ce qui reste est aussi pour toi : souffle la première bougie.
learn-clever-again = À toi de nouveau. Lance !
learn-clever-joker = Le chapeau de fête est un joker : fais-en le ballon bleu, puis éclate le rose.
learn-clever-bonus = Le rose a un rond bleu : une paire de gourmandises offerte. Choisis les donuts.
learn-clever-present = Un bonus a amené le suivant, et une étoile. Plus tard : ouvre le dernier cadeau.
learn-clever-end = Une zone pleine termine la partie. On gagne avec le plus d’étoiles : tu en as 7 !
