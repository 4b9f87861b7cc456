"""Cells: single values are blanked so that every combination an adversary could know is safe."""
