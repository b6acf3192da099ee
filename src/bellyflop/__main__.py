"""`python -m bellyflop` is the command `bellyflop`."""

from bellyflop.cli import main

main()
