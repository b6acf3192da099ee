## What fell on the real table
real-you = Qu’est-ce qui est sorti ?
real-who = Qu’a lancé { $name } ?
real-pairs = Deux de chaque couleur, de gauche à droite.
real-typed = { $face }, dé { $number } sur { $count }
real-empty = Dé { $number } : rien encore
real-again = Le dé { $number } montre { $face }. Le changer
real-faces = Le dé { $number } montre
real-back = Retirer un dé
real-confirm = C’est bien ça
real-correct = Une erreur ? La corriger
real-mend = Erreur au lancer d’avant
real-correct-title = Qu’est-ce qui est vraiment sorti ?
real-help = Indiquer pour { $name }
