"""What geography is worth: the two weights that every search asks for."""

from __future__ import annotations

from typing import Any

from core.parameters import parameter


def per_km() -> Any:
    """A field: suppressed records one would accept to save a kilometre to the regions' own centres.

    That is the sum over areas of the distance to the centre of their region; None keeps it no
    larger than at the start. Distances to the sites (Eq. 20) are `hold_compactness`'s.
    """
    return parameter(
        None,
        label="Records for a kilometre",
        unit="records",
        minimum=0.0,
        maximum=1e9,
        help="Records you would give to bring areas a kilometre nearer to their region's own "
        "centre, in sum; empty: that distance gets no longer than it was at the start",
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


def hold_compactness() -> Any:
    """A field: by how much the sum over areas of the distance to their site may rise (Eq. 20).

    None lets it rise by any amount. Where areas are with their nearest site already, every change
    of region makes it longer: border refinement then needs some room.
    """
    return parameter(
        None,
        label="Croft's compactness may rise by",
        unit="%",
        minimum=0.0,
        maximum=1e6,
        help="Distances of areas to their sites (Croft et al. 2015, Eq. 20) get longer by no more "
        "than this, in sum. Empty: by any amount, while distances to the regions' own centres do "
        "not. 0: not at all; border refinement then finds nothing where areas are with their "
        "nearest site, since every move is away from it",
    )
