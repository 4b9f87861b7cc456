"""What the usual levels of geography are called, in the plural: texts that are translated."""

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
