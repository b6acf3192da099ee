refused-away-already = Un robot joue déjà pour toi.
refused-bot-plays = Un robot joue pour toi. Reviens d’abord.
refused-bot-there = Un robot joue déjà là.
refused-busy = Il y a foule dans l’eau. Regarde dans un instant.
refused-check-when-over = On pourra vérifier quand la partie sera finie.
refused-coach-busy = Le coach a beaucoup de parties à revoir. Redemande dans une minute.
refused-coach-thinks = Le coach réfléchit encore. Redemande dans un instant.
refused-elsewhere = Ta place est ouverte sur un autre appareil.
refused-full = Toutes les places sont prises.
refused-here-already = Tu es déjà là.
refused-hint-in-turn = Le conseil vient quand c’est à toi de choisir.
refused-host-only = Seul l’hôte de cette table peut faire ça.
refused-id-used = Ça a déjà été demandé. Essaie encore une fois.
refused-locked = L’hôte a fermé la porte.
refused-log-full = Il n’y a plus de place pour d’autres changements ici. Une partie peut encore être finie ; pour un bloc, commencez-en un nouveau.
refused-moved-on = La partie a avancé. Regarde à nouveau.
refused-name-empty = Il faut au moins une lettre dans un nom.
refused-no-codes = Tous les codes sont pris pour le moment. L’hôte peut en libérer : bellyflop tidy.
refused-no-hints = Cette table joue sans conseils.
refused-no-spectators = Cette table joue sans public.
refused-no-such-code = Aucune table n’a ce code. Relis bien ses lettres.
refused-no-such-seat = Cette place n’existe plus ici.
refused-no-such-table = Cette table n’existe plus ici.
refused-no-throw-due = Il n’y a rien à lancer pour l’instant.
refused-nobody-there = Personne n’est assis là.
refused-not-away-long = Le départ est tout récent. Laisse-leur une minute.
refused-not-for-log = Ça n’a pas sa place ici.
refused-not-over = Cette partie n’est pas encore finie.
refused-not-started = La partie n’a pas encore commencé.
refused-not-your-hand = Ce n’est pas à toi de lancer.
refused-other-site = Cette demande vient d’un autre site. Si c’est un nom de ce serveur, lance-le avec ce nom dans --public-url.
refused-over-stays = La partie est finie. Les places restent comme elles étaient.
refused-own-dice = Cette table lance ses propres dés.
refused-own-points = Cette table compte toute seule : les points viennent des dés.
refused-pad-no-bots = Un carnet n’a pas de robots : ce sont les gens qui notent.
refused-pad-no-options = Un carnet n’a pas d’options : il prend ce qui s’est joué à table.
refused-pad-no-record = C’est un carnet. Il connaît les points, mais pas la partie.
refused-pad-not-played = C’est un carnet : on y note des points, on n’y joue pas.
refused-played-no-pad = Ici, on joue. Cette table tient un journal, pas un carnet.
refused-players-only = Il faut jouer pour faire ça.
refused-real-dice = Ici, on joue avec de vrais dés. Indique ce qui est sorti.
refused-record-broken = Cette partie n’est plus lisible.
refused-removed = L’hôte a repris cette place.
refused-restart = Relève des maîtres-nageurs. On revient tout de suite.
refused-review-when-over = L’analyse vient quand la partie est finie.
refused-rules = Les règles ne le permettent pas pour l’instant.
refused-saved-broken = Cette partie enregistrée est abîmée : son coup { $move } est impossible. La partie d’origine est toujours là où elle était.
refused-saved-no-game = Cette partie enregistrée est de « { $game } », qui ne se joue pas ici.
refused-saved-unreadable = Ce n’est pas une partie enregistrée, ou elle vient d’une version plus récente. Choisis un fichier enregistré avec « Continuer ailleurs ».
refused-seat-needed = Ce jeu a besoin de cette place.
refused-seat-not-yours = Cette place n’est plus à toi.
refused-seat-taken = Quelqu’un vient de s’asseoir là.
refused-seats-open =
    { $count ->
        [one] Une place est encore libre. Attends, ou donne-la à un robot.
       *[other] { $count } places sont encore libres. Attends, ou donne-les à des robots.
    }
refused-secret-game = { $game } a des secrets que de vrais dés ne peuvent pas garder.
refused-secrets-until-over = Cette partie garde ses secrets jusqu’à la fin.
refused-setup = On ne peut pas jouer comme ça. Revois les places et les options.
refused-slow = Ta connexion est lente. On revient tout de suite.
refused-started = La partie a déjà commencé.
refused-started-give-bot = La partie a commencé. Donne plutôt la place à un robot.
refused-store-down = La table ne peut rien enregistrer pour l’instant. Rien n’est perdu ; réessaie.
refused-throw-gone-on = On ne peut plus changer ce lancer : la partie a continué.
refused-thrower-types = La personne qui lance indique ce qui est sorti.
refused-too-fast = Un peu moins vite. Rien n’est perdu ; réessaie dans quelques secondes.
refused-too-long = C’est plus qu’une table n’a besoin de savoir.
refused-too-many-phones = Il y a déjà énormément de téléphones venus de ton réseau. Fermez-en quelques-uns, puis revenez.
refused-too-many-tables = Tant de nouvelles tables d’un coup. Attends un instant, puis ouvre la tienne.
refused-undo-too-late = On ne peut annuler que son dernier coup, et tout de suite.
refused-unreadable = La table n’a pas compris. Recharge la page.
refused-watching = Tu regardes. Il faut jouer pour faire ça.
refused-wrong-address = Il n’y a rien à cette adresse.
refused-wrong-method = Cette adresse accepte { $allow }, pas { $method }.

## Des règles que tous les jeux ont
rule-over = La partie est finie.
rule-nobody = Ce n’est à personne de jouer pour l’instant.
rule-turn-of = C’est à la place { $seat } de jouer.
rule-not-your-turn = Ce n’est pas à cette place de jouer.
rule-nothing-to-do = La place { $seat } n’a rien à faire pour l’instant.
rule-no-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
rule-no-dice = Il n’y a pas de dés à lancer pour l’instant.
rule-dice-due = { $due ->
    [one] On lance { $due } dé
   *[other] On lance { $due } dés
}, pas { $count }.
rule-die = Un dé montre de 1 à 6 ; { $dice } n’existe pas.
rule-no-wait = Rien n’attend l’horloge.
rule-next-chance = La suite vient des dés ou du hasard.
rule-next-wait = La suite est une attente.
rule-next-action = C’est d’abord à la place { $seats } de jouer.
