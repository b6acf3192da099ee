"""The kit for playing in a terminal: boards, dice, colours, words and the screen."""
