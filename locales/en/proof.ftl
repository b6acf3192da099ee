# What is proved about the dice of a finished game, against whom: the card at its end, and bellyflop verify.
# A phone's own numbers go into every throw for which it is there.

## What is checked
proof-sealed = The keys fit the seal in the record.
proof-sealed-shown = The dice were sealed before the game: the keys fit the seal you were shown.
proof-fed-older = The throwers’ own numbers went into { $some } of { $throws } throws, as the record says.
proof-fed = Numbers that phones had committed to went into { $some } of { $throws } throws.
proof-followed = All { $throws } throws follow from the keys and the numbers.

## What that proves to whom
proof-older = This older way of sealing proves the dice to nobody but the owner of the server: that owner could choose deals, bots’ throws and, with a seat at the table, their own throws.
proof-brought = This game came here in a file. { $throws ->
    [one] One throw had fallen before: nothing is proved about it.
   *[other] { $throws } throws had fallen before: nothing is proved about them.
}
proof-no-phone = No phone took part: the owner of the server could choose every throw.
proof-one-phone = One phone took part: it shows its owner that the server did not choose. On one’s own server there is nobody to prove anything to.
proof-phones = { $phones } phones took part. As far as one of them is honest, nobody, not even the owner of the server, chose or foresaw a throw for which it was there.
proof-there = { $name } was there for { $some } of { $throws } throws.
proof-silent = { $times ->
    [one] { $name } was called and fell silent once: whoever held that phone and the server could choose between two results there.
   *[other] { $name } was called and fell silent { $times } times: whoever held that phone and the server could choose between two results each time.
}
proof-late = { $times ->
    [one] This phone answered a call that stands there as silence: too late, or the server chose between two results there.
   *[other] This phone answered { $times } calls that stand there as silence: too late, or the server chose between two results each time.
}
proof-still = What nobody can prevent: going away, letting a phone sleep, giving a game up.

## On a phone, at the end
dice-sealed = The dice were sealed when this phone came.
dice-not-sealed = The keys do not fit the seal this phone saw.
dice-fed = { $own } of { $throws } throws used this phone’s own numbers.
dice-not-fed = A throw was not made with the number sent for it.
dice-followed = All { $throws } throws fit the seal.
dice-not-followed = A throw does not fit the seal.
dice-proved-to = This proves the dice to everyone but this server’s owner, who could have chosen them. On your own server there is nobody to prove anything to.
proof-own = Your phone’s own numbers went into { $own } of { $throws } throws.
proof-own-none = Your phone gave no numbers in this game. It proves nothing to you.
proof-not-own = This record is not the game that this phone saw.
proof-own-meaning = There nobody could pick the dice: not the others, not even whoever runs this server.
proof-own-alone = You played alone. On your own server there is nobody to prove anything to.
proof-other-silent = { $times ->
    [one] { $name }’s phone stayed silent once. There, one of two results could have been picked.
   *[other] { $name }’s phone stayed silent { $times } times. There, one of two results could have been picked.
}
proof-own-silent = { $times ->
    [one] The table did not hear your phone in time once. There, one of two results could have been picked.
   *[other] The table did not hear your phone in time { $times } times. There, one of two results could have been picked.
}
