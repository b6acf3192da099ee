## The playground: Python beside the board
python-example = Example
python-code = Your code
python-keys = Ctrl and Enter runs it. Tab indents; Escape, then Tab leaves the code.
python-run = Run
python-stop = Stop
python-output = What it printed
python-board = The board it shows
python-boards = Board { $board } of { $boards }
python-none = Run some code: show(match) puts a board here.
python-seat = Seat { $seat }
python-coming = Python is coming: 4.5 MB, once.
python-running = It runs. Stop ends it, endless loops too.
python-failed = Python could not be started here. Load the page again when there is a network.
python-stopped = Stopped. The next run starts a fresh Python.
python-error = It ended with an error in line { $line }.
python-done = { $boards ->
    [0] Done.
    [one] Done; one board was shown.
   *[other] Done; { $boards } boards were shown.
}
