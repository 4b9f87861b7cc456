"""The scenario panel: four steps that fold to one line, and the button that runs them."""
