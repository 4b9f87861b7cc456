"""Two maps as one picture."""

import numpy as np
import pytest
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from app.features.compare.second_map import SIDE, SWIPE
from app.features.page.output import on_paper
from app.map.canvas.export import save_two_png, save_two_svg
from app.map.canvas.still import Still
from core.colours import Legend, LegendEntry
from core.colours.ramps import ramp
from core.errors import VbasError
from core.raster.palette import DARK, LIGHT
from tests.app.hand import grid

RED, BLUE = 0xFFCC2222, 0xFF2222CC


@pytest.fixture
def maps(two_maps):
    """One square of 400 m, red on the first map and blue on the second."""
    first, second = two_maps(grid(1, 1, 400.0))
    for canvas, colour in ((first, RED), (second.canvas, BLUE)):
        canvas.set_choropleth(np.array([colour], dtype=np.uint32))
    return first, second


def share_of(image: QImage, colour: int, left: float, right: float) -> float:
    """How many pixels of a strip, from left to right in shares of the width, have a colour."""
    xs = range(int(left * image.width()), int(right * image.width()), 3)
    found = [image.pixel(x, image.height() // 2) == colour for x in xs]
    return sum(found) / len(found)


def test_side_by_side_the_picture_holds_both(maps, qtbot):
    first, second = maps
    assert isinstance(second.with_second(first.still()), Still)
    second.show_way(SIDE)
    two = second.with_second(first.still())
    width, height = two.size
    assert height == first.height()
    assert width == pytest.approx(801, abs=6)
    image = two.image(1600, 800, 2.0, furniture=False)
    assert share_of(image, RED, 0.15, 0.35) == 1.0
    assert share_of(image, BLUE, 0.65, 0.85) == 1.0
    assert share_of(image, BLUE, 0.0, 0.49) == 0.0


def test_swiping_the_picture_is_cut_at_the_handle(maps):
    first, second = maps
    second.show_way(SWIPE)
    second.set_share(0.4)
    two = second.with_second(first.still())
    assert two.size == (first.width(), first.height())
    image = two.image(801, 400, furniture=False)
    assert share_of(image, RED, 0.3, 0.395) == 1.0
    assert share_of(image, BLUE, 0.41, 0.7) == 1.0


def test_captions_are_written_over_their_maps(maps):
    first, second = maps
    second.show_way(SIDE)
    plain = second.with_second(first.still()).image(1600, 800, 2.0)
    second.say("Run 2", "Run 1")
    said = second.with_second(first.still())
    assert said.captions == ("Run 2", "Run 1")
    image = said.image(1600, 800, 2.0)
    for left in (0, 800):
        boxes = [of.copy(left, 0, 200, 80) for of in (plain, image)]
        assert boxes[0] != boxes[1]


@pytest.mark.parametrize("way", [SIDE, SWIPE])
def test_pictures_of_both_are_written(maps, tmp_path, way):
    first, second = maps
    second.show_way(way)
    second.say("Run 2", "Run 1")
    two = second.with_second(first.still())
    save_two_png(two, tmp_path / "map.png", 2.0)
    image = QImage(str(tmp_path / "map.png"))
    assert (image.width(), image.height()) == tuple(2 * of for of in two.size)
    save_two_svg(two, tmp_path / "map.svg")
    drawn = QImage(*two.size, QImage.Format.Format_RGB32)
    drawn.fill(0)
    painter = QPainter(drawn)
    QSvgRenderer(str(tmp_path / "map.svg")).render(painter)
    painter.end()
    assert share_of(drawn, RED, 0.3, 0.35) == 1.0
    assert share_of(drawn, BLUE, 0.6, 0.65) == 1.0
    assert sorted(of.name for of in tmp_path.iterdir()) == ["map.png", "map.svg"]
    with pytest.raises(VbasError):
        save_two_png(two, tmp_path / "none" / "map.png")


def test_both_maps_of_a_dark_window_are_light_on_paper(maps):
    first, second = maps
    second.show_way(SIDE)
    for canvas in (first, second.canvas):
        dark = ramp(3, dark=True)
        entries = tuple(LegendEntry(int(of), i, i + 1) for i, of in enumerate(dark.tolist()))
        canvas.change_scene(palette=DARK)
        canvas.set_choropleth(dark[:1], Legend("People", entries=entries))
    paper = on_paper(second.with_second(first.still()), QFont())
    light = ramp(3)
    for still in (paper.first, paper.second):
        assert still.request.scene.palette is LIGHT
        assert still.request.scene.area_lut.tolist() == light[:1].tolist()
        assert [of.colour for of in still.legends[0].entries] == light.tolist()
