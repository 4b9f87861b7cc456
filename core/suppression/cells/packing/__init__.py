"""Records as packed words and their classes, compiled."""
