"""Coarser levels of columns, made, imported and looked at."""
