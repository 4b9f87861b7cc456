"""Compiled questions about areas that touch: ways from region to region, pieces of a region."""
