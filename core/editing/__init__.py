"""Regions edited by hand: strokes priced by the account of regions, locks, merging, splitting."""
