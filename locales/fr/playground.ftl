## Le bac à sable : Python à côté du plateau
python-example = Exemple
python-code = Ton code
python-keys = Ctrl et Entrée le lancent. Tab indente ; Échap puis Tab quitte le code.
python-run = Lancer
python-stop = Arrêter
python-output = Ce qu’il a affiché
python-board = Le plateau qu’il montre
python-boards = Plateau { $board } sur { $boards }
python-none = Lance du code : show(match) pose un plateau ici.
python-seat = Place { $seat }
python-coming = Python arrive : 4,5 Mo, une seule fois.
python-running = En cours. Arrêter met fin aussi aux boucles sans fin.
python-failed = Python n’a pas pu démarrer ici. Recharge la page quand il y aura du réseau.
python-stopped = Arrêté. Le prochain lancement part d’un Python tout neuf.
python-error = Terminé par une erreur à la ligne { $line }.
python-done = { $boards ->
    [0] Terminé.
    [one] Terminé ; un plateau montré.
   *[other] Terminé ; { $boards } plateaux montrés.
}
