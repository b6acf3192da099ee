## Taking games along
take-what = Les cinq jeux dans ce téléphone : en train, en avion, au jardin sans Wi-Fi. Chargés une fois, ils se passent de réseau.
take-size = { $size } Mo, une seule fois
take-coming = Ce qui est emporté
take-coming-part = { $percent } % de { $size } Mo
take-done = Tout est là. La page s’ouvre et une partie commence sans aucun réseau.
take-failed = Le réseau est parti. Ce qui est arrivé reste ; le reste viendra la prochaine fois.
take-gives-bots = Seul, ou contre des bots de tous les niveaux
take-gives-phone = Un téléphone qui passe de main en main, avec le rideau
take-gives-coach = Vrais dés, conseils, analyse, leçons et carnet de score
take-gives-kept = Chaque coup reste dans ce téléphone et n’en sort que si tu le veux
take-leave = Libérer la place
take-leave-note = Tes parties restent dans ce téléphone.
take-refused = Ce navigateur ne garde rien d’une adresse sans https, et cette table à la maison n’en a pas. Ici, on ne peut donc rien emporter.
take-instead = Ce qui marche à la place
take-instead-here = Ici, tant que l’ordinateur des tables est proche : il n’a pas besoin d’internet, seulement de ce Wi-Fi
take-instead-https = À une adresse https de Bellyflop : ouvre-la sur ce téléphone et emporte les jeux de là
take-instead-laptop = Sur l’ordinateur lui-même : son navigateur garde les jeux

## Games in this phone
live-here = Dans ce téléphone
live-here-note = sans réseau, et personne ne peut se joindre
coming-here = Les jeux arrivent, une seule fois : { $percent } %
save-on-how = Enregistre-la dans un fichier. « Reprendre une partie enregistrée », sur la page d’accueil, la reprend : sur un autre téléphone, ou à une table ouverte par un ordinateur. La partie d’ici reste telle quelle.
save-on-terminal = Dans un terminal :
save-file = Enregistrer la partie
save-on-secret = Qui lit le fichier voit aussi ce qui est caché dans la partie.

## With friends
friends-what = Cette page joue dans un seul téléphone. Les amis qui ont le leur se retrouvent à une table ouverte par un ordinateur :
friends-laptop = Sur un ordinateur du même Wi-Fi, dans une copie de Bellyflop, tape
friends-join = Chacun scanne le code affiché, choisit un animal et joue.
friends-record = Une partie commencée ici peut continuer là-bas : enregistre-la depuis son menu, puis choisis « Reprendre une partie enregistrée » sur la page de cet ordinateur.

## Going on with a saved game
resume-what = Une partie a été enregistrée avec « Continuer ailleurs », ou dans le terminal ? Choisis le fichier, et elle continue ici. Là d’où elle vient, elle reste telle quelle.
resume-choose = Choisir le fichier
resume-another = Un autre fichier
resume-here = Continuer ici
resume-dice = Les dés lancés avant sont venus dans un fichier. La vérification finale ne parle que de ceux qui tombent ici.
