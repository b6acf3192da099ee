# Qué está probado sobre los dados de una partida acabada, y ante quién: la tarjeta del final y bellyflop verify.

## Qué se comprueba
proof-sealed = Las claves encajan con el sello del registro.
proof-sealed-shown = Los dados estaban sellados antes de la partida: las claves encajan con el sello que viste.
proof-fed-older = En { $some } de { $throws } tiradas entraron números de quien tiraba, según el registro.
proof-fed = En { $some } de { $throws } tiradas entraron números que los móviles habían fijado antes.
proof-followed = Las { $throws } tiradas salen todas de las claves y los números.

## Qué prueba eso, y a quién
proof-older = Esta forma antigua de sellar no prueba los dados a nadie más que a quien lleva el servidor: esa persona podía elegir el reparto, las tiradas de los bots y, sentada a la mesa, las suyas.
proof-brought = Esta partida llegó aquí en un archivo. { $throws ->
    [one] Antes ya había caído una tirada: de ella no se demuestra nada.
   *[other] Antes ya habían caído { $throws } tiradas: de ellas no se demuestra nada.
}
proof-no-phone = No participó ningún móvil: quien lleva el servidor podía elegir cada tirada.
proof-one-phone = Participó un solo móvil: a él le prueba que el servidor no eligió. En un servidor propio no hay a quien convencer.
proof-phones = Participaron { $phones } móviles. Si uno de ellos es honrado, nadie eligió ni previó una tirada en la que estuvo, ni siquiera quien lleva el servidor.
proof-there = { $name } estuvo en { $some } de { $throws } tiradas.
proof-silent = { $times ->
    [one] Llamaron a { $name } y calló una vez: quien tuviera ese móvil y el servidor podía elegir ahí entre dos resultados.
   *[other] Llamaron a { $name } y calló { $times } veces: quien tuviera ese móvil y el servidor podía elegir cada vez entre dos resultados.
}
proof-late = { $times ->
    [one] Este móvil respondió a una llamada que consta como silencio: tarde, o el servidor eligió ahí entre dos resultados.
   *[other] Este móvil respondió a { $times } llamadas que constan como silencio: tarde, o el servidor eligió cada vez entre dos resultados.
}
proof-still = Lo que nadie puede impedir: irse, dejar dormir un móvil, abandonar una partida.

## En un móvil, al final
dice-sealed = Los dados estaban sellados cuando llegó este móvil.
dice-not-sealed = Las claves no encajan con el sello que vio este móvil.
dice-fed = Tiradas con números de este móvil: { $own } de { $throws }.
dice-not-fed = Una tirada no se hizo con el número enviado.
dice-followed = Todas las tiradas ({ $throws }) encajan con el sello.
dice-not-followed = Una tirada no encaja con el sello.
dice-proved-to = Es una prueba para todo el mundo menos para quien lleva este servidor, que habría podido elegir los dados. En tu propio servidor no hay a quien convencer.
proof-own = Tiradas con números propios de tu móvil: { $own } de { $throws }.
proof-own-none = Tu móvil no dio números en esta partida. A ti no te prueba nada.
proof-not-own = Este registro no es la partida que vio este móvil.
proof-own-meaning = En esas nadie pudo elegir los dados: ni los demás, ni siquiera quien lleva este servidor.
proof-own-alone = Has jugado a solas. En tu propio servidor no hay a quien convencer.
proof-other-silent = { $times ->
    [one] El móvil de { $name } calló una vez. Ahí se pudo elegir entre dos resultados.
   *[other] El móvil de { $name } calló { $times } veces. Ahí se pudo elegir entre dos resultados.
}
proof-own-silent = { $times ->
    [one] La mesa no oyó tu móvil a tiempo una vez. Ahí se pudo elegir entre dos resultados.
   *[other] La mesa no oyó tu móvil a tiempo { $times } veces. Ahí se pudo elegir entre dos resultados.
}
