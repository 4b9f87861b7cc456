"""The card that explains the colours of the map."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from app.map.canvas.furniture import locale_number
from app.map.canvas.legend import LegendPiece
from core.colours import Legend, LegendEntry, choropleth, region_legend
from core.raster.palette import HATCHED, LIGHT


def piece(legends, width=800, height=600) -> LegendPiece:
    area = QRectF(0, 0, width, height)
    return LegendPiece(legends, area, QFont(), LIGHT, locale_number)


def words(of: LegendPiece) -> str:
    return " ".join(row.text for row in of.rows)


def test_legend_explains_unit_method_and_what_is_missing(qapp) -> None:
    _, legend = choropleth(
        np.array([1.0, 2.0, 7.0, np.nan, np.nan]), scheme="natural", title="Lost", unit="records"
    )
    text = words(piece([legend]))
    assert "Lost (records)" in text
    assert "natural gaps" in text
    assert "no data: 2 areas" in text
    _, change = choropleth(np.array([-1.0, 4.0]), diverging=True, title="Change", unit="%")
    both = piece([legend, change])
    assert "Change (%)" in words(both)
    assert "symmetric about 0" in words(both).replace("  ", " ")
    assert both.box.height() > piece([legend]).box.height()


@pytest.mark.parametrize("size", [(240, 180), (320, 200), (500, 300), (900, 600)])
def test_a_legend_never_covers_more_than_a_third_of_the_map(qapp, size) -> None:
    entries = tuple(LegendEntry(0xFF000000 + i, float(i), i + 1.0) for i in range(9))
    title = "Records that would be suppressed in the region because too few share their values"
    legend = Legend(title, "records", entries, True, "A sentence of some length.", "quantile", 12)
    found = piece([legend, legend, region_legend()], *size)
    box = found.box
    assert box.width() * box.height() <= size[0] * size[1] / 3
    assert box.top() >= 0
    assert box.right() <= 0.7 * size[0]
    if found.rows:
        assert any(row.colours for row in found.rows)


def test_long_titles_are_wrapped(qapp) -> None:
    long = piece([Legend("Population of the region in all areas that belong to it together", "x")])
    assert sum(row.bold for row in long.rows) >= 2
    assert long.box.width() < 280


def test_the_stripes_of_a_label_stand_for_no_value(qapp) -> None:
    found = piece([Legend("Lost", "", (LegendEntry(0xFF123456, 0.0, 1.0),), missing=True)])
    assert [row.colours for row in found.rows][-1] == (-1,)
    assert HATCHED not in {colour for row in found.rows for colour in row.colours}
