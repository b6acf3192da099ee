"""Pool-zee compiled: the value of every sheet, whole games, and how likely each score is."""
