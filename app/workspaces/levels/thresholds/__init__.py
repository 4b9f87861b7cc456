"""Uniqueness against 0, 5 and 20 %, and which of them to choose."""
