"""A start for regions with a population floor or balance: sites with capacities, then exchange."""

from core.refinement.capacities.regions import balanced_regions, start

__all__ = ["balanced_regions", "start"]
