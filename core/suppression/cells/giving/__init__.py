"""Giving cells back: what a record could blank instead, and the search among it."""
