"""Anonymity-driven clustering (ADC): sites move to where bottleneck classes have members."""

from core.placement.anonymity_driven.placer import AnonymityDriven

__all__ = ["AnonymityDriven"]
