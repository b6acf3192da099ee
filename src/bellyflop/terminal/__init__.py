"""Parts for playing in a terminal: boards, dice, colours, and the screen."""
