## Taking games along
take-what = All five games in this phone: on a train, in a plane, in a garden without Wi-Fi. Fetched once, they need no network any more.
take-size = { $size } MB, once
take-coming = What is taken along
take-coming-part = { $percent } % of { $size } MB
take-done = It is all here. The page opens and a game starts without any network.
take-failed = The network went away. What has come is kept; the rest comes next time.
take-gives-bots = Alone, or against bots of every level
take-gives-phone = One phone passed round, with the curtain
take-gives-coach = Real dice, hints, review, lessons and the score pad
take-gives-kept = Every move is kept in this phone, and leaves it only when you say so
take-leave = Give the room back
take-leave-note = Your games stay in this phone.
take-refused = This browser keeps nothing from an address without https, and this table at home has none. So nothing can be taken along here.
take-instead = What works instead
take-instead-here = Here, as long as the laptop with the tables is near: it needs no internet, only this Wi-Fi
take-instead-https = At an https address of Bellyflop: open it on this phone, and take it along there
take-instead-laptop = On the laptop itself: its own browser keeps the games

## Games in this phone
live-here = In this phone
live-here-note = no network needed, and nobody can join
coming-here = Fetching the games, once: { $percent } %
save-on-how = Save it as a file. “Go on with a saved game” on the start page takes it in: on another phone, or at a table that a laptop has opened. The game here stays as it is.
save-on-terminal = In a terminal:
save-file = Save the game
save-on-secret = Whoever reads the file sees what is hidden in the game too.

## With friends
friends-what = This page plays in one phone. Friends with phones of their own meet at a table that a laptop opens:
friends-laptop = On a laptop in the same Wi-Fi, in a copy of Bellyflop, type
friends-join = Everybody scans the code it shows, picks an animal, and plays.
friends-record = A game begun here can go on there: save it from its menu, and on that laptop’s page choose “Go on with a saved game”.

## Going on with a saved game
resume-what = Somebody saved a game with “Go on elsewhere”, or in the terminal? Choose the file, and it goes on here. Where it came from, it stays as it is.
resume-choose = Choose the file
resume-another = Another file
resume-here = Go on here
resume-dice = Dice that fell before were brought in a file. The check at the end speaks only of those that fall here.
