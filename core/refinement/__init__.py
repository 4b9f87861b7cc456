"""Refinement: regions made better area by area, after any placement."""
