## Petits mots
terminal-you = Toi
terminal-seat = Place { $number }
terminal-and = { $most } et { $last }
terminal-or = { $most } ou { $last }
terminal-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## L’invitation
terminal-number-or-name = Numéro ou nom
terminal-who = Qui joue ? Des noms avec des virgules, ou Entrée pour toi seulement
terminal-too-many = Il y a { $seats } places au plus.
terminal-bots = Les robots prennent les places libres.
terminal-seats = Combien de places, de { $least } à { $most } (Entrée : { $usual })
terminal-seats-again = Un nombre de { $least } à { $most }, s’il te plaît.

## Ce qu’on tape
terminal-keys = (? règles, q partir)
terminal-patience = Prends ton temps.
terminal-unknown = Je ne connais pas « { $typed } » ici.
terminal-mean = Tu veux dire { $words } ?
terminal-number = Tape un nombre de 1 à { $most }.
terminal-up-to = … jusqu’à { $most }
terminal-as-json = Tape-le en JSON, comme dans un journal de partie.

## À table
terminal-ready = On regarde ?
terminal-look = Regarde !
terminal-alone = Appuie sur Entrée quand il n’y a que { $name } devant l’écran.
terminal-go-on = Entrée pour continuer.
terminal-bot-failed = { $why } Il fait comme un joueur absent.
terminal-page-more = Entrée pour la suite, q pour revenir au jeu.
terminal-page-end = Entrée pour revenir au jeu.
terminal-no-rules = Les règles de ce jeu ne sont pas ici. Demande à qui l’a installé.

## La fin, et ce qu’on garde
terminal-alone-result = { $points }. Bien nagé, { $name }.
terminal-nobody-wins = Personne ne gagne cette fois. On en refait une !
terminal-cannot-save = Impossible d’enregistrer cette partie ({ $error }). On joue quand même.
terminal-saving-failed = L’enregistrement a échoué ({ $error }). On continue sans.
terminal-kept = Le journal de la partie est dans { $file }
terminal-copy = Une copie pour toi ? Nom du fichier, ou Entrée pour aucune :
terminal-copy-failed = Ça n’a pas marché : { $error }.
terminal-copied = C’est enregistré. Pour la revoir :
terminal-goodbye = À bientôt à la piscine.
terminal-solving = Les bots se préparent
terminal-saved = Ta serviette reste sur la chaise : la partie est enregistrée. Pour continuer :

## Fichiers
terminal-unreadable = { $error }
terminal-no-json = ce n’est pas du JSON ({ $error })
terminal-zero-byte = un nom de fichier ne contient pas d’octet nul
terminal-too-large = c’est bien trop gros pour un journal de partie
terminal-too-deep = le JSON est imbriqué trop profondément.

## bellyflop replay
terminal-replay-title = { $game }, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}
terminal-replay-nobody = C’est fini, et personne n’a gagné.
terminal-replay-waiting = Pas encore fini. On attend { $names }.
terminal-replay-chance = Pas encore fini. La suite vient des dés, du hasard ou de l’horloge.

## bellyflop games
terminal-games-seats = { $least }–{ $most } places
terminal-games-usually = d’habitude { $value }
terminal-games-own = la nôtre
terminal-games-range = de { $low } à { $high }

## bellyflop review
terminal-review-page = L’analyse est dans { $file }.
terminal-review-accuracy = { $name } : précision { $accuracy } sur 100
terminal-review-expected = au départ, on pouvait espérer { $expected } ; à la fin { $result }
terminal-review-luck = chance { $luck }, choix { $choices }
terminal-review-others = chance { $luck }, choix { $choices }, les autres { $others }
terminal-review-missed = événement { $event } : { $played } a coûté { $lost } ; mieux valait { $best }
terminal-review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
terminal-review-chance = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
terminal-rate-scale = 0 : choisir au hasard ; 100 : le meilleur jeu ; la chance aux dés ne compte pas.
terminal-rate-player = { $name } : { $rating } (95 % : de { $low } à { $high }), { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
terminal-rate-points = en moyenne { NUMBER($result, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ; sans la chance { NUMBER($fair, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-rate-chance = { NUMBER($result, minimumFractionDigits: 0, maximumFractionDigits: 0) } % de victoires
terminal-rate-nobody = Aucun choix à évaluer dans ces parties.

## bellyflop verify, quand quelque chose ne va pas
verify-seal = Le sceau ne correspond pas : ce ne sont pas les clés qui avaient été scellées.
verify-seal-shown = Les clés correspondent au sceau de l’enregistrement, mais ce n’est pas le sceau que tu avais vu.
verify-number = Le nombre utilisé pour le lancer { $throw } n’est pas celui de l’enregistrement.
verify-no-throw = La preuve contient un lancer pour l’événement { $event }, mais aucun dé n’est tombé là.
verify-no-proof = Un lancer est attendu à l’événement { $event }, et la preuve n’en a pas.
verify-hand = La preuve attribue l’événement { $event } à une autre main que celle qui a lancé.
verify-dice-1 = L’événement { $event } n’est pas ce que donnent sa clé et son nombre.
verify-last = Le dernier nombre du téléphone de la place { $seat } appartient à un autre lancer.
verify-chain = Les nombres du téléphone de la place { $seat } ne sont pas ceux auxquels il s’était engagé.
verify-no-call = Un lancer est attendu à l’événement { $event }, et la preuve ne contient pas l’appel correspondant.
verify-dice-2 = L’événement { $event } n’est pas ce que donnent sa clé et les nombres des téléphones.
verify-call = La preuve appelle au lancer { $throw }, mais il n’a jamais eu lieu.
verify-end = L’enregistrement s’arrête avant la fin de la partie : il manque la fin.
verify-names = Les noms aux places ne sont pas ceux auxquels mène la preuve.
verify-head = Un coup, un nom, une option ou un appel n’est pas celui qui a été joué.
verify-unknown = Sans les nombres des téléphones, impossible de dire si les lancers en découlent.
verify-not-there = Ce téléphone s’était engagé sur des nombres, et l’enregistrement ne le connaît pas.
verify-left-out = Ce téléphone a donné son nombre pour le lancer { $throw }, et l’enregistrement l’omet.
verify-otherwise = Quand ce téléphone a été appelé pour le lancer { $throw }, la partie s’était déroulée autrement.
verify-never-gave = Ce téléphone n’a jamais donné de nombre pour le lancer { $throw }.
verify-other-end = Ce téléphone a vu une autre fin de partie.
