"""The cut-off lens: variables of a design, and the people they ask for."""
