## What fell on the real table
real-you = What came up?
real-who = What did { $name } throw?
real-pairs = Two of each colour, from left to right.
real-typed = { $face }, die { $number } of { $count }
real-empty = Die { $number }: nothing yet
real-again = Die { $number } shows { $face }. Type it again
real-faces = Die { $number } shows
real-back = Take back a die
real-confirm = That is what came up
real-correct = Typed it wrong? Correct that
real-mend = The throw before was typed wrong
real-correct-title = What really came up?
real-help = Type it in for { $name }
