"""How strongly columns go together, before cells are blanked and after."""
