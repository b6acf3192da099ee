# Ce qui est prouvé sur les dés d'une partie finie, et face à qui : la carte de fin, et bellyflop verify.

## Ce qui est vérifié
proof-sealed = Les clés correspondent au sceau de l’enregistrement.
proof-sealed-shown = Les dés étaient scellés avant la partie : les clés correspondent au sceau que l’on vous a montré.
proof-fed-older = { $some } lancers sur { $throws } contiennent un nombre de qui lançait, comme le dit l’enregistrement.
proof-fed = { $some } lancers sur { $throws } contiennent des nombres fixés d’avance par des téléphones.
proof-followed = Les { $throws } lancers découlent tous des clés et des nombres.

## Ce que cela prouve, et à qui
proof-older = Cette ancienne façon de sceller ne prouve les dés qu’à qui tient le serveur : cette personne pouvait choisir la distribution, les lancers des robots et, assise à la table, les siens.
proof-brought = Cette partie est arrivée ici dans un fichier. { $throws ->
    [one] Un lancer avait déjà eu lieu : rien n’est prouvé à son sujet.
   *[other] { $throws } lancers avaient déjà eu lieu : rien n’est prouvé à leur sujet.
}
proof-no-phone = Aucun téléphone n’a pris part : qui tient le serveur pouvait choisir chaque lancer.
proof-one-phone = Un seul téléphone a pris part : il a la preuve que le serveur n’a pas choisi. Sur son propre serveur, il n’y a personne à convaincre.
proof-phones = { $phones } téléphones ont pris part. Si l’un d’eux est honnête, personne n’a choisi ni prévu un lancer où il était là, pas même qui tient le serveur.
proof-there = { $name } était là pour { $some } lancers sur { $throws }.
proof-silent = { $times ->
    [one] { $name }, à l’appel, est resté muet une fois : qui tenait ce téléphone et le serveur pouvait y choisir entre deux résultats.
   *[other] { $name }, à l’appel, est resté muet { $times } fois : qui tenait ce téléphone et le serveur pouvait chaque fois choisir entre deux résultats.
}
proof-late = { $times ->
    [one] Ce téléphone a répondu à un appel noté comme silence : trop tard, ou bien le serveur y a choisi entre deux résultats.
   *[other] Ce téléphone a répondu à { $times } appels notés comme silence : trop tard, ou bien le serveur y a chaque fois choisi entre deux résultats.
}
proof-still = Ce que personne ne peut empêcher : partir, laisser dormir un téléphone, abandonner une partie.

## Sur un téléphone, à la fin
dice-sealed = Les dés étaient scellés à l’arrivée de ce téléphone.
dice-not-sealed = Les clés ne correspondent pas au sceau vu par ce téléphone.
dice-fed = Lancers faits avec les nombres de ce téléphone : { $own } sur { $throws }.
dice-not-fed = Un lancer n’a pas été fait avec le nombre envoyé.
dice-followed = Les { $throws } lancers correspondent au sceau.
dice-not-followed = Un lancer ne correspond pas au sceau.
dice-proved-to = C’est une preuve pour tout le monde, sauf pour qui tient ce serveur et aurait pu choisir les dés. Sur votre propre serveur, il n’y a personne à convaincre.
proof-own = Lancers avec les nombres de votre téléphone : { $own } sur { $throws }.
proof-own-none = Votre téléphone n’a donné aucun nombre dans cette partie. Elle ne vous prouve rien.
proof-not-own = Cet enregistrement n’est pas la partie que ce téléphone a vue.
proof-own-meaning = Là, personne ne pouvait choisir les dés : ni les autres, ni même qui tient ce serveur.
proof-own-alone = Vous avez joué en solo. Sur votre propre serveur, il n’y a personne à convaincre.
proof-other-silent = { $times ->
    [one] Le téléphone de { $name } est resté muet une fois. Là, on pouvait choisir entre deux résultats.
   *[other] Le téléphone de { $name } est resté muet { $times } fois. Là, on pouvait choisir entre deux résultats.
}
proof-own-silent = { $times ->
    [one] La table n’a pas entendu votre téléphone à temps une fois. Là, on pouvait choisir entre deux résultats.
   *[other] La table n’a pas entendu votre téléphone à temps { $times } fois. Là, on pouvait choisir entre deux résultats.
}
