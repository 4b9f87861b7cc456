"""Attribute tables of areas, regions and runs."""
