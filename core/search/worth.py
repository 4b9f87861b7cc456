"""What geography is worth: the two weights that every search asks for."""

from __future__ import annotations

from typing import Any

from core.parameters import parameter


def per_km() -> Any:
    """A field: suppressed records one would accept to save a kilometre of compactness.

    Compactness is the sum over areas of the distance to their region's own centre; None keeps it
    no larger than at the start.
    """
    return parameter(
        None,
        label="Records for a kilometre",
        unit="records",
        minimum=0.0,
        maximum=1e9,
        help="Records you would give to bring areas a kilometre nearer to their region's centre, "
        "in sum; empty: regions get no less compact than they were",
    )


def per_bit() -> Any:
    """A field: the same for a bit of non-uniform entropy."""
    return parameter(
        None,
        label="Records for a bit",
        unit="records",
        minimum=0.0,
        maximum=1e9,
        help="Records you would give for a bit of geographic detail; empty: no detail is lost",
    )
