"""Compiled counts of cells, blanked and shown."""
