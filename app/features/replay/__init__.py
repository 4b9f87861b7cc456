"""The replay of a search: its states, and the bar that plays them."""
