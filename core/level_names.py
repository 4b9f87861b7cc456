"""What the usual levels of geography are called, in the plural and in short; translated texts."""

from __future__ import annotations

from typing import Final

from core.errors import N_

LEVEL_NAMES: Final = {
    "block": N_("dissemination blocks"),
    "da": N_("dissemination areas"),
    "ct": N_("census tracts"),
    "fsa": N_("FSAs"),
    "postal_region": N_("postal regions"),
    "csd": N_("census subdivisions"),
    "cd": N_("census divisions"),
    "cma": N_("metropolitan areas"),
    "province": N_("provinces"),
}

SHORT_LEVEL_NAMES: Final = {
    "province": N_("Province"),
    "er": N_("Economic region"),
    "cd": N_("CD"),
    "ccs": N_("CCS"),
    "csd": N_("CSD"),
    "cma": N_("CMA"),
    "ct": N_("CT"),
    "fsa": N_("FSA"),
    "ada": N_("ADA"),
    "da": N_("DA"),
    "fed": N_("FED"),
    "postal_region": N_("Postal region"),
}
"""In short, of one unit."""
