"""Two runs on two maps, their difference, and the areas that changed region."""
