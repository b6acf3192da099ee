"""Best play, computed: lattices of dice, tables of values and where they are kept."""
