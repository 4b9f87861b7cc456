"""Hierarchies of values, and what must be protected when several levels are released."""
