"""Editing regions by hand."""
