## Taking games along
take-what = Los cinco juegos en este móvil: en el tren, en el avión, en un jardín sin wifi. Se bajan una vez y ya no necesitan red.
take-size = { $size } MB, una sola vez
take-coming = Lo que te llevas
take-coming-part = { $percent } % de { $size } MB
take-done = Ya está todo aquí. La página se abre y una partida empieza sin ninguna red.
take-failed = Se ha ido la red. Lo que ha llegado se queda; el resto vendrá la próxima vez.
take-gives-bots = A solas, o contra bots de todos los niveles
take-gives-phone = Un móvil que pasa de mano en mano, con el telón
take-gives-coach = Dados de verdad, consejos, repaso, lecciones y la libreta
take-gives-kept = Cada jugada se queda en este móvil y solo sale si tú quieres
take-leave = Devolver el espacio
take-leave-note = Tus partidas se quedan en este móvil.
take-refused = Este navegador no guarda nada de una dirección sin https, y esta mesa de casa no lo tiene. Por eso aquí no se puede llevar nada.
take-instead = Lo que sí funciona
take-instead-here = Aquí, mientras el portátil de las mesas esté cerca: no necesita internet, solo este wifi
take-instead-https = En una dirección https de Bellyflop: ábrela en este móvil y llévate los juegos desde allí
take-instead-laptop = En el propio portátil: su navegador guarda los juegos

## Games in this phone
live-here = En este móvil
live-here-note = sin red, y nadie más puede unirse
coming-here = Llegan los juegos, una sola vez: { $percent } %
save-on-how = Guárdala en un archivo. «Seguir una partida guardada», en la página de inicio, la recoge: en otro móvil, o en una mesa que haya abierto un portátil. La partida de aquí se queda como está.
save-on-terminal = En un terminal:
save-file = Guardar la partida
save-on-secret = Quien lea el archivo ve también lo que está oculto en la partida.

## With friends
friends-what = Esta página juega en un solo móvil. Los amigos con móvil propio se reúnen en una mesa que abre un portátil:
friends-laptop = En un portátil del mismo wifi, en una copia de Bellyflop, escribe
friends-join = Cada uno escanea el código, elige un animal y juega.
friends-record = Una partida empezada aquí puede seguir allí: guárdala desde su menú y, en la página de ese portátil, elige «Seguir una partida guardada».

## Going on with a saved game
resume-what = ¿Alguien guardó una partida con «Seguir en otro sitio», o en el terminal? Elige el archivo y sigue aquí. Allí de donde viene se queda como está.
resume-choose = Elegir el archivo
resume-another = Otro archivo
resume-here = Seguir aquí
resume-dice = Los dados que cayeron antes llegaron en un archivo. La comprobación final solo habla de los que caen aquí.
