"""Levels against rules, the map of what passes, and the remedies."""
