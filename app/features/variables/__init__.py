"""Records and their variables, as every workspace that asks about combinations shows them."""
