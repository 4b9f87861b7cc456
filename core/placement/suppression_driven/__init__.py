"""Suppression-driven placement: sites move so that fewer records are lost, geography no worse."""

from core.placement.suppression_driven.placer import SuppressionDriven

__all__ = ["SuppressionDriven"]
