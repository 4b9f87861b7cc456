"""Layers over layers: fills and lines that are painted onto what is there already."""
