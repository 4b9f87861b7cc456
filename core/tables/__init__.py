"""Attribute tables of areas, regions and runs: columns with titles, units and meanings."""

from core.tables.base import Column, Table

__all__ = ["Column", "Table"]
