"""From values to colour tables: ramps, classes, legends, and a colouring of regions.

Colours are 0xAARRGGBB, opaque.
"""

from core.colours.classes import SCHEMES, Scheme, class_breaks, natural_breaks
from core.colours.legend import Legend, LegendEntry, choropleth, format_number
from core.colours.ramps import (
    DIVERGING,
    RAMPS,
    SEQUENTIAL,
    Ramp,
    diverging_ramp,
    ramp,
    ramp_named,
    ramp_previews,
)
from core.colours.regions import (
    Wanted,
    colour_regions,
    neighbour_pairs,
    region_legend,
    region_lut,
    region_numbers,
    region_palette,
    wanted_colours,
)

__all__ = [
    "DIVERGING",
    "RAMPS",
    "SCHEMES",
    "SEQUENTIAL",
    "Legend",
    "LegendEntry",
    "Ramp",
    "Scheme",
    "Wanted",
    "choropleth",
    "class_breaks",
    "colour_regions",
    "diverging_ramp",
    "format_number",
    "natural_breaks",
    "neighbour_pairs",
    "ramp",
    "ramp_named",
    "ramp_previews",
    "region_legend",
    "region_lut",
    "region_numbers",
    "region_palette",
    "wanted_colours",
]
