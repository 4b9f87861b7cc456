"""The map widget: what it shows, says and does."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
import shapely
from pyproj import CRS
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPalette
from PySide6.QtWidgets import QToolTip

from app.map.canvas import MapCanvas, Tool
from app.map.canvas.worker import Painter, PictureWorker, Request
from core.colours import choropleth
from core.polygons import FlatPolygons
from core.raster.degrees import Degrees
from core.raster.scene import Scene
from core.raster.view import View
from tests.app.hand import grid, place

BOXES = grid(6, 6, 1000.0)
POINTS = shapely.get_coordinates(shapely.centroid(BOXES))
POLYGONS = FlatPolygons.from_geometry(BOXES)
IDS = np.array([f"A{i:02}" for i in range(36)], dtype=object)


@pytest.fixture
def canvas(make_map):
    return make_map()


@pytest.fixture
def filled(make_map):
    return make_map(BOXES, ids=IDS)


def sharp(canvas: MapCanvas, qtbot) -> None:
    qtbot.waitUntil(canvas.is_sharp, timeout=20_000)


def seen(canvas: MapCanvas) -> np.ndarray:
    """The part of the picture that is on the screen: there may be ground around it."""
    view = canvas.map_view()
    left, top = view.offset_to(canvas.picture.view)
    return canvas.picture.pixels[top : top + view.height, left : left + view.width]


def on_screen(canvas: MapCanvas, area: int) -> QPoint:
    """Where the point of an area is, in the widget."""
    return place(canvas, *POINTS[area]).toPoint()


def colour_at(canvas: MapCanvas, at: QPoint) -> int:
    return canvas.grab().toImage().pixelColor(at).rgba()


def test_an_empty_map_says_what_to_do(canvas) -> None:
    assert canvas.accessibleName() == "Map"
    assert canvas.accessibleDescription() == "An empty map"
    image = canvas.grab().toImage()
    colours = {image.pixel(x, 150) for x in range(400)}
    assert len(colours) > 2  # words in the middle
    assert canvas.area_at(QPointF(200, 150)) == -1


def test_all_areas_are_shown_and_can_be_named(filled) -> None:
    for area in (0, 5, 17, 35):
        assert filled.area_at(QPointF(on_screen(filled, area))) == area
    assert filled.area_at(QPointF(1, 1)) == -1
    assert filled.area_at(QPointF(-50, 1)) == -1
    assert "36" in filled.accessibleDescription()


def test_the_screen_shows_the_colours_of_the_table(filled, qtbot) -> None:
    lut, legend = choropleth(np.arange(36.0), title="Population", unit="people")
    filled.set_choropleth(lut, legend)
    sharp(filled, qtbot)
    for area in (3, 20, 34):
        assert colour_at(filled, on_screen(filled, area) + QPoint(5, 5)) == lut[area]
    assert filled.current_legend() is legend


def test_regions_cover_the_choropleth_and_can_be_hidden(filled, qtbot) -> None:
    lut, legend = choropleth(np.arange(36.0), title="Population")
    filled.set_choropleth(lut, legend)
    labels = (np.arange(36) // 12).astype(np.int32)
    region_lut = np.array([0xFF112233, 0xFF445566, 0xFF778899], dtype=np.uint32)
    filled.set_regions(labels, region_lut)
    sharp(filled, qtbot)
    assert colour_at(filled, on_screen(filled, 20) + QPoint(5, 5)) == 0xFF445566
    assert "3 regions" in filled.accessibleDescription()
    filled.set_layer_visible("regions", False)
    sharp(filled, qtbot)
    assert colour_at(filled, on_screen(filled, 20) + QPoint(5, 5)) == lut[20]
    assert filled.current_legend() is legend
    filled.set_layer_visible("regions", True)
    filled.set_regions(None)
    sharp(filled, qtbot)
    assert filled.scene.labels is None


def test_regions_without_colours_get_some_that_differ(filled, qtbot) -> None:
    labels = (np.arange(36) // 6).astype(np.int32)
    filled.set_regions(labels)
    sharp(filled, qtbot)
    lut = filled.picture.scene.region_lut
    assert lut is not None
    assert (lut[1:] != lut[:-1]).all()
    assert "neighbours" in filled.current_legend().note


def test_only_the_newest_of_many_states_is_kept(filled, qtbot) -> None:
    rng = np.random.default_rng(1)
    for _ in range(200):
        last = rng.integers(0, 9, 36).astype(np.int32)
        filled.set_regions(last)
    sharp(filled, qtbot)
    np.testing.assert_array_equal(filled.picture.scene.labels, last)


def test_levels_sites_cells_faults_and_selection_reach_the_picture(filled, qtbot) -> None:
    before = seen(filled)
    for show in (
        lambda: filled.show_level(
            "fsa",
            FlatPolygons.from_geometry(np.array([shapely.box(500, 500, 4500, 5500)], dtype=object)),
        ),
        lambda: filled.set_sites(POINTS[::5]),
        lambda: filled.set_cells(np.array([[0.0, 0.0, 6e3, 6e3]])),
        lambda: filled.set_faults(POINTS[3:4]),
        lambda: filled.set_selection([7, 8]),
    ):
        show()
        sharp(filled, qtbot)
        assert (seen(filled) != before).any()
        before = seen(filled)
    filled.set_layer_visible("fsa", False)
    sharp(filled, qtbot)
    assert (seen(filled) != before).any()
    filled.show_level("fsa", None)
    assert filled.scene.levels == {}


def test_new_areas_forget_what_belonged_to_the_old(filled, qtbot) -> None:
    filled.set_regions(np.zeros(36, np.int32))
    filled.set_selection([1])
    filled.set_selection([2, 99, -1])
    assert filled.scene.selection.tolist() == [2]
    few = FlatPolygons.from_geometry(BOXES[:4])
    filled.show_areas(few, POINTS[:4])
    sharp(filled, qtbot)
    assert filled.scene.labels is None
    assert filled.scene.selection is None
    assert filled.picture.ids.max() == 3
    filled.show_areas(None)
    assert filled.accessibleDescription() == "An empty map"


def test_wheel_keeps_the_ground_under_the_pointer(filled, qtbot) -> None:
    at = QPointF(on_screen(filled, 8))
    before = filled.world_at(at)
    filled.zoom_about(3.0, at)
    assert filled.world_at(at) == pytest.approx(before)
    sharp(filled, qtbot)
    assert filled.area_at(at) == 8


def test_zoom_stays_within_limits(filled) -> None:
    for _ in range(60):
        filled.zoom_in()
    finest = filled.map_view().metres_per_pixel
    for _ in range(120):
        filled.zoom_out()
    assert finest == pytest.approx(0.05)
    assert filled.map_view().metres_per_pixel == pytest.approx(100_000)


def test_zoom_to_selection_and_back(filled, qtbot) -> None:
    with qtbot.waitSignal(filled.view_changed):
        filled.set_selection([14])
        filled.zoom_to_selection()
    west, south, east, north = filled.map_view().bounds
    assert west < 2000 < 3000 < east
    assert south < 2000 < 3000 < north
    assert east - west < 4000
    filled.zoom_to_all()
    west, south, east, north = filled.map_view().bounds
    assert west < 0 < 6000 < east
    filled.zoom_to((math.nan, 0, 1, 1))
    assert filled.map_view().bounds == (west, south, east, north)


def test_what_was_fitted_stays_fitted_when_the_window_grows(filled, qtbot) -> None:
    filled.resize(900, 700)
    sharp(filled, qtbot)
    view = filled.map_view()
    assert (view.width, view.height) == (900 * filled.device_scale(), 700 * filled.device_scale())
    assert view.metres_per_pixel < 6000 / 600
    filled.zoom_in()
    scale = filled.map_view().metres_per_pixel
    centre = filled.world_at(QPointF(450, 350))
    filled.resize(500, 400)
    assert filled.map_view().metres_per_pixel == scale
    assert filled.world_at(QPointF(250, 200)) == pytest.approx(centre)


def test_pointer_tells_place_and_area(filled, qtbot) -> None:
    filled.set_degrees(Degrees.around(filled.full_bounds(), CRS.from_epsg(3347)))
    hovered: list[int] = []
    places: list[tuple[float, ...]] = []
    filled.area_hovered.connect(hovered.append)
    filled.cursor_moved.connect(lambda *place: places.append(place))
    qtbot.mouseMove(filled, on_screen(filled, 9))
    qtbot.mouseMove(filled, on_screen(filled, 10))
    qtbot.waitUntil(lambda: 10 in hovered)
    x, y, lat, lon = places[-1]
    assert (x, y) == pytest.approx(tuple(POINTS[10]), abs=40)
    assert filled.degrees_at(x, y) == (lat, lon)
    assert -90 <= lat <= 90
    assert -180 <= lon <= 180


def test_degrees_and_north_of_a_known_place(canvas) -> None:
    assert all(math.isnan(v) for v in canvas.degrees_at(0, 0))
    assert canvas.north_at(0, 0) == 0.0
    canvas.set_degrees(Degrees.around((3.6e6, 6e5, 9e6, 4.2e6), CRS.from_epsg(3347)))
    # On the central meridian (91.866667 W) the grid points north; east of it north leans left.
    lat, lon = canvas.degrees_at(6_200_000.0, 3_000_000.0)
    assert lon == pytest.approx(-91.866667, abs=1e-5)
    assert lat == pytest.approx(63.390675, abs=1e-4)
    assert canvas.north_at(6_200_000.0, 2_000_000.0) == pytest.approx(0.0, abs=1e-3)
    assert canvas.north_at(8_000_000.0, 1_500_000.0) < -5


def test_tooltip_comes_from_describe(filled, qtbot, monkeypatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda place, text, *rest: said.append(text))
    at = on_screen(filled, 22)

    def rest() -> None:
        event = QHelpEvent(QHelpEvent.Type.ToolTip, at, filled.mapToGlobal(at))
        filled.event(event)

    rest()
    filled.set_describe(lambda area: f"area {area}")
    rest()
    assert said == ["A22", "area 22"]


def test_the_first_picture_comes_before_the_kernels(qtbot) -> None:
    """Points as squares until compiled code is loaded."""
    from app.map.canvas import worker

    request = Request(Scene(POLYGONS, points=POINTS), View.fitted((0, 0, 6000, 6000), 90, 60), 1.0)
    picture = worker._coarse(request)
    assert picture.ids is None
    assert (picture.pixels != picture.pixels[0, 0]).sum() == 36 * 4


def test_painter_reuses_and_moves_its_id_image() -> None:
    painter, view = Painter(), View.fitted((0, 0, 6000, 6000), 90, 60)
    scene = Scene(POLYGONS, points=POINTS)
    first = painter.paint(Request(scene, view, 1.0))
    again = painter.paint(Request(scene, view, 1.0))
    assert again.ids is first.ids
    moved = painter.paint(Request(scene, view.panned(5, 5), 1.0))
    fresh = Painter().paint(Request(scene, view.panned(5, 5), 1.0))
    np.testing.assert_array_equal(moved.pixels, fresh.pixels)
    assert painter.paint(Request(scene, view.panned(9, 9), 1.0), lambda: True) is None


def test_where_only_colours_change_what_is_seen_comes_first() -> None:
    painter, seen = Painter(), View.fitted((0, 0, 6000, 6000), 90, 60)
    request = Request(Scene(POLYGONS), seen.padded(20), 1.0, seen=seen)
    assert painter.paint_seen(request) is None
    painter.paint(request)
    lut = np.arange(len(POLYGONS), dtype=np.uint32) | np.uint32(0xFF000000)
    coloured = replace(request, scene=Scene(POLYGONS, area_lut=lut))
    first, whole = painter.paint_seen(coloured), painter.paint(coloured)
    assert first.view == seen
    np.testing.assert_array_equal(first.ids, whole.ids[20:-20, 20:-20])
    # But for the last row and column, whose areas have no neighbour in the picture.
    np.testing.assert_array_equal(first.pixels[:-1, :-1], whole.pixels[20:-21, 20:-21])
    assert painter.paint_seen(replace(coloured, view=seen.panned(3, 0).padded(20))) is None
    assert painter.paint_seen(replace(coloured, auto_colours=True)) is None


def test_worker_survives_a_picture_that_fails(qtbot, monkeypatch) -> None:
    import threading

    failures: list[type] = []
    monkeypatch.setattr(threading, "excepthook", lambda args: failures.append(args.exc_type))
    worker = PictureWorker()
    view = View.fitted((0, 0, 6000, 6000), 60, 40)
    with monkeypatch.context() as broken:
        broken.setattr(Painter, "paint", lambda *_: 1 // 0)
        worker.ask(Request(Scene(POLYGONS), view, 1.0))
        qtbot.waitUntil(lambda: bool(failures), timeout=20_000)
    with qtbot.waitSignal(worker.ready, timeout=20_000):
        worker.ask(Request(Scene(POLYGONS), view, 1.0))
    assert worker.take() is not None
    assert worker.take() is None
    worker.stop()
    worker.ask(Request(Scene(POLYGONS), view, 1.0))
    assert worker._thread is None


def test_theme_changes_the_ground(filled, qtbot) -> None:
    dark = QPalette(filled.palette())
    dark.setColor(QPalette.ColorRole.Window, QColor(30, 30, 34))
    with qtbot.waitSignal(filled.theme_changed) as caught:
        filled.setPalette(dark)
    assert caught.args == [True]
    assert filled.is_dark
    sharp(filled, qtbot)
    assert QColor(colour_at(filled, QPoint(2, 2))).lightness() < 60


def test_number_format_reaches_the_legend(filled, qtbot) -> None:
    seen: list[float] = []

    def number(value: float) -> str:
        seen.append(value)
        return "n"

    lut, legend = choropleth(np.arange(36.0), title="Population")
    filled.set_choropleth(lut, legend)
    filled.set_number_format(number)
    filled.grab()
    assert 0.0 in seen
    assert 35.0 in seen


def test_select_tool_reports_the_areas_in_a_box(filled, qtbot) -> None:
    filled.set_tool(Tool.SELECT)
    assert filled.tool is Tool.SELECT
    a, b = on_screen(filled, 0), on_screen(filled, 7)
    with qtbot.waitSignal(filled.areas_boxed) as caught:
        qtbot.mousePress(filled, Qt.MouseButton.LeftButton, pos=a + QPoint(-8, 8))
        qtbot.mouseMove(filled, b)
        qtbot.mouseMove(filled, b + QPoint(8, -8))
        qtbot.mouseRelease(filled, Qt.MouseButton.LeftButton, pos=b + QPoint(8, -8))
    assert caught.args[0].tolist() == [0, 1, 6, 7]


def test_the_painting_thread_ends_with_the_widget(qtbot) -> None:
    widget = MapCanvas()
    widget.resize(100, 80)
    widget.show()
    widget.show_areas(POLYGONS, POINTS)
    qtbot.waitUntil(lambda: widget.picture is not None, timeout=20_000)
    thread = widget._worker._thread
    assert thread is not None
    widget.deleteLater()
    qtbot.waitUntil(lambda: not thread.is_alive(), timeout=5_000)
