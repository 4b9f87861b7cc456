"""The map as PNG, as SVG and on the clipboard."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

import numpy as np
import pytest
import shapely
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from app.map.canvas.furniture import length_text, locale_number
from core.colours import choropleth
from core.errors import VbasError
from core.polygons import FlatPolygons
from core.raster.legend import nice_length
from tests.app.hand import grid

BOXES = grid(5, 5, 10.0)
POINTS = shapely.get_coordinates(shapely.centroid(BOXES))


@pytest.fixture
def canvas(make_map, qtbot):
    widget = make_map(BOXES, (500, 400))
    lut, legend = choropleth(np.arange(25.0), title="Population", unit="people")
    widget.set_choropleth(lut, legend)
    qtbot.waitUntil(widget.is_sharp, timeout=20_000)
    return widget


def test_png_is_what_the_screen_shows(canvas, tmp_path) -> None:
    canvas.save_png(tmp_path / "map.png")
    saved = QImage(str(tmp_path / "map.png"))
    shown = canvas.grab().toImage()
    assert saved.size() == shown.size()
    for x, y in ((250, 200), (5, 5), (200, 100), (330, 300)):
        assert saved.pixel(x, y) == shown.pixel(x, y)


def test_png_twice_as_fine(canvas, tmp_path) -> None:
    canvas.save_png(tmp_path / "map.png", 2.0)
    saved = QImage(str(tmp_path / "map.png"))
    assert (saved.width(), saved.height()) == (1000, 800)
    assert saved.pixel(400, 200) == canvas.grab().toImage().pixel(200, 100)


def test_regions_keep_the_colours_of_the_screen(canvas, qtbot, tmp_path) -> None:
    canvas.set_regions((np.arange(25) // 5).astype(np.int32))
    qtbot.waitUntil(canvas.is_sharp, timeout=20_000)
    canvas.save_png(tmp_path / "map.png")
    shown = canvas.grab().toImage()
    assert QImage(str(tmp_path / "map.png")).pixel(262, 212) == shown.pixel(262, 212)


def test_svg_has_areas_as_picture_and_the_rest_as_vectors(canvas, qtbot, tmp_path) -> None:
    canvas.set_regions((np.arange(25) // 5).astype(np.int32))
    canvas.set_sites(POINTS[::6])
    canvas.set_cells(np.array([[0.0, 0.0, 50.0, 50.0]]))
    canvas.show_level("fsa", FlatPolygons.from_geometry(BOXES[:3]))
    canvas.set_faults(POINTS[:1])
    qtbot.waitUntil(canvas.is_sharp, timeout=20_000)
    path = tmp_path / "map.svg"
    canvas.save_svg(path)
    text = path.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    tags = [element.tag.rpartition("}")[2] for element in root.iter()]
    assert tags.count("image") == 1
    assert tags.count("polyline") + tags.count("path") > 6
    assert len(re.findall(r"<(?:circle|ellipse)", text)) == 5 + 1
    words = " ".join("".join(e.itertext()) for e in root.iter() if e.tag.endswith("text"))
    assert "Regions" in words
    assert re.search(r"\d+ m\b", words)
    assert QSvgRenderer(str(path)).isValid()
    assert [p.name for p in tmp_path.iterdir()] == ["map.svg"]


def test_files_that_cannot_be_written_are_named(canvas, tmp_path) -> None:
    for save in (canvas.save_png, canvas.save_svg):
        with pytest.raises(VbasError, match=r"map\.x"):
            save(tmp_path / "missing" / "map.x")
    with pytest.raises(VbasError, match="smaller scale"):
        canvas.save_png(tmp_path / "map.png", 1000.0)


@pytest.mark.parametrize(
    ("longest", "nice"), [(1.0, 1.0), (4.9, 2.0), (5.0, 5.0), (99.0, 50.0), (0.3, 0.2)]
)
def test_scale_bars_have_round_lengths(longest: float, nice: float) -> None:
    assert nice_length(longest) == pytest.approx(nice)


def test_lengths_and_numbers_in_words() -> None:
    assert length_text(500) == "500 m"
    assert length_text(20_000) == "20 km"
    assert locale_number(0) == "0"
    assert locale_number(12.3456) == "12.3"
    assert locale_number(0.25) == "0.25"
    assert locale_number(float("nan")) == "–"
