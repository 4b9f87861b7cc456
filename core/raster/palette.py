"""The colours a map is painted with, apart from those of its data."""

from __future__ import annotations

from dataclasses import dataclass

HATCHED = 0x00000001
"""The entry of a colour table that stands for stripes: no value. (No opaque colour equals it.)"""


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours of one theme, 0xAARRGGBB, all opaque.

    Attributes
    ----------
    background, land
        Outside the areas; areas that nothing else colours.
    region_edge, area_edge, level_edge, level_casing, cell_edge
        Lines; the casing runs beside the lines of a level.
    site, site_ring, fault
        Dots with a ring; markers of faults in the geometry.
    hatch, hatch_gap
        Stripes of areas without a value.
    halo, halo_inside
        Around what is selected.
    text, text_halo, card
        Writing on the map, and the ground of legends.
    is_dark
        Whether the background is dark.
    """

    background: int
    land: int
    region_edge: int
    area_edge: int
    level_edge: int
    level_casing: int
    cell_edge: int
    site: int
    site_ring: int
    fault: int
    hatch: int
    hatch_gap: int
    halo: int
    halo_inside: int
    text: int
    text_halo: int
    card: int
    is_dark: bool


LIGHT = Palette(
    background=0xFFF4F6F8,
    land=0xFFDDE1E5,
    region_edge=0xFF3A4149,
    area_edge=0xFFFFFFFF,
    level_edge=0xFF2B3A57,
    level_casing=0xFFFFFFFF,
    cell_edge=0xFF30363C,
    site=0xFF22272C,
    site_ring=0xFFFFFFFF,
    fault=0xFFD1491B,
    hatch=0xFFB4BAC1,
    hatch_gap=0xFFE9ECEF,
    halo=0xFF14181C,
    halo_inside=0xFFFFFFFF,
    text=0xFF2A3036,
    text_halo=0xFFF4F6F8,
    card=0xFFFFFFFF,
    is_dark=False,
)

DARK = Palette(
    background=0xFF1B1E22,
    land=0xFF3A4047,
    region_edge=0xFF0E1012,
    area_edge=0xFF16191C,
    level_edge=0xFFA9B9D0,
    level_casing=0xFF1B1E22,
    cell_edge=0xFFDCE2E8,
    site=0xFF101214,
    site_ring=0xFFF2F4F6,
    fault=0xFFFF8A5C,
    hatch=0xFF5A626B,
    hatch_gap=0xFF31363C,
    halo=0xFFFFFFFF,
    halo_inside=0xFF0B0D0F,
    text=0xFFE4E8EC,
    text_halo=0xFF1B1E22,
    card=0xFF24282D,
    is_dark=True,
)
