"""Rows of records that are alike, joined by compiled code."""
