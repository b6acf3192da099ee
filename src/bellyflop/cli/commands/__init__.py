"""One module per command, with the command's name and the command itself as `command`."""
