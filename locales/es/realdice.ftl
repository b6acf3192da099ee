## What fell on the real table
real-you = ¿Qué ha salido?
real-who = ¿Qué le ha salido a { $name }?
real-pairs = Dos de cada color, de izquierda a derecha.
real-typed = { $face }, dado { $number } de { $count }
real-empty = Dado { $number }: nada aún
real-again = El dado { $number } muestra { $face }. Escribirlo otra vez
real-faces = Qué muestra el dado { $number }
real-back = Quitar un dado
real-confirm = Ha salido esto
real-correct = ¿Te has equivocado? Corrígelo
real-mend = La tirada anterior está mal escrita
real-correct-title = ¿Qué ha salido de verdad?
real-help = Escribirlo por { $name }
