"""Labels, degrees and the mark on the map, on the screen and in files."""

from __future__ import annotations

import subprocess
import sys
import threading
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import numpy as np
import pytest
import shapely
from pyproj import CRS
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from app.map.canvas import MapCanvas
from app.map.canvas.labels import LabelSet, LabelWriter
from app.map.canvas.vectors import VectorMap
from app.map.canvas.worker import PictureWorker, Request
from core.colours import choropleth
from core.errors import VbasError
from core.polygons import FlatPolygons
from core.raster.degrees import Degrees
from core.raster.overlay import Overlay
from core.raster.palette import LIGHT
from core.raster.scene import Scene
from core.raster.view import View
from tests.app.hand import grid

WEST, SOUTH = 7.0e6, 1.0e6
BOXES = grid(6, 6, 1e4, WEST, SOUTH)
POINTS = shapely.get_coordinates(shapely.centroid(BOXES))
POLYGONS = FlatPolygons.from_geometry(BOXES)
NAMES = [f"Township {i}" for i in range(36)]
DEGREES = Degrees.around((WEST, SOUTH, WEST + 6e4, SOUTH + 6e4), CRS.from_epsg(3347))


@pytest.fixture
def canvas(make_map, qtbot):
    widget = make_map(BOXES, (700, 500))
    rest(widget, qtbot)
    return widget


def rest(canvas: MapCanvas, qtbot) -> None:
    def at_rest() -> bool:
        return canvas.is_sharp() and not canvas._rest.isActive() and canvas._worker.idle

    qtbot.waitUntil(at_rest, timeout=20_000)
    qtbot.wait(1)  # what the worker told arrives


def label_boxes(canvas: MapCanvas) -> np.ndarray:
    writer, scale = canvas._label_writer, canvas.device_scale()
    at = canvas.map_view().pixels(np.array([(of.x, of.y) for of in canvas.labels])) / scale
    half = np.array([(writer.width(of.text), writer.height) for of in canvas.labels]) / 2
    return np.hstack([at - half, at + half])


def differ(a: QImage, b: QImage) -> np.ndarray:
    """Where two pictures of a size are not the same."""
    rows = [
        np.frombuffer(i.convertToFormat(QImage.Format.Format_RGB32).constBits(), np.uint32)
        for i in (a, b)
    ]
    return (rows[0] != rows[1]).reshape(a.height(), a.width())


def test_labels_touch_neither_each_other_nor_the_furniture(canvas, qtbot) -> None:
    lut, legend = choropleth(np.arange(36.0), title="Population", unit="people")
    canvas.set_choropleth(lut, legend)
    canvas.set_labels("areas", POINTS, NAMES)
    rest(canvas, qtbot)
    boxes = label_boxes(canvas)
    assert 8 < len(boxes) < 36
    taken = [(b.left(), b.top(), b.right(), b.bottom()) for b in (p.box for p in canvas.pieces())]
    for i, a in enumerate(boxes):
        for b in [*boxes[:i], *taken]:
            assert not (a[0] < b[2] and a[2] > b[0] and a[1] < b[3] and a[3] > b[1])
    before = canvas.grab().toImage()
    canvas.set_labels("areas", None, None)
    rest(canvas, qtbot)
    assert canvas.labels == ()
    assert differ(before, canvas.grab().toImage()).sum() > 20 * len(boxes)


def test_the_same_labels_stay_while_the_map_is_moved(canvas, qtbot) -> None:
    canvas.set_labels("areas", POINTS, NAMES)
    canvas.zoom_out()
    canvas.zoom_out()
    rest(canvas, qtbot)
    before = {label.text for label in canvas.labels}
    canvas.set_view(canvas.map_view().panned(23, 9))
    rest(canvas, qtbot)
    after = {label.text for label in canvas.labels}
    assert len(before) > 5
    inside = {t for t in before if t in after}
    assert len(inside) >= len(before) - 2


def test_labels_are_hidden_with_their_layer(canvas, qtbot) -> None:
    canvas.set_overlays([Overlay("own", points=POINTS)])
    canvas.set_labels("own", POINTS, NAMES)
    rest(canvas, qtbot)
    assert canvas.labels
    canvas.set_layer_visible("own", False)
    rest(canvas, qtbot)
    assert canvas.labels == ()


def test_labels_without_text_or_place_are_left_out() -> None:
    places = np.array([[0.0, 0.0], [1.0, np.nan], [2.0, 2.0], [3.0, 3.0]])
    points, texts = LabelSet(places, ["a", "b", "", "d"]).written
    assert (points.tolist(), texts.tolist()) == ([[0.0, 0.0], [3.0, 3.0]], ["a", "d"])
    with pytest.raises(VbasError, match="4 places for labels, but texts has 1"):
        LabelSet(places, ["a"])


def test_degrees_are_drawn_and_written_at_the_rim(canvas, qtbot) -> None:
    before = canvas.grab().toImage()
    canvas.set_graticule(True)
    assert canvas.scene.graticule is None  # nothing is known of the earth yet
    canvas.set_degrees(DEGREES)
    rest(canvas, qtbot)
    shown = differ(before, canvas.grab().toImage())
    assert shown[:20].sum() > 100  # longitudes at the top
    assert shown[:, :60].sum() > 100  # latitudes at the left
    assert shown[100:400, 100:600].sum() > 300  # lines
    canvas.set_graticule(False)
    rest(canvas, qtbot)
    lines = differ(before, canvas.grab().toImage())
    assert not lines[100:400, 100:600].any()


def test_the_mark_is_on_every_picture(canvas, tmp_path) -> None:
    plain = canvas.grab().toImage()
    canvas.set_mark("Synthetic data")
    assert canvas.mark == "Synthetic data"
    corner = differ(plain, canvas.grab().toImage())
    assert corner[:50, :160].sum() > 300
    assert not corner[60:, 200:].any()
    canvas.save_png(tmp_path / "map.png")
    bare = canvas.still().image(700, 500, furniture=False)
    for image in (QImage(str(tmp_path / "map.png")), bare):
        assert differ(plain, image)[:50, :160].sum() > 300
    canvas.save_svg(tmp_path / "map.svg")
    assert "Synthetic data" in (tmp_path / "map.svg").read_text(encoding="utf-8")


def furnished(canvas: MapCanvas, qtbot) -> None:
    ring = shapely.Point(WEST + 3e4, SOUTH + 3e4).buffer(2e4)
    ring = ring.difference(shapely.Point(WEST + 3e4, SOUTH + 3e4).buffer(8e3))
    over = Overlay("ring", FlatPolygons.from_geometry(np.array([ring], dtype=object)), width=2.0)
    canvas.set_overlays([over, Overlay("dots", points=POINTS[::5], line=0xFFAA0000)])
    canvas.set_degrees(DEGREES)
    canvas.set_graticule(True)
    canvas.set_labels("areas", POINTS, NAMES)
    canvas.change_scene(trails=(np.array([[*POINTS[0], *POINTS[8]]]),))
    rest(canvas, qtbot)


def test_png_is_what_the_screen_shows(canvas, qtbot, tmp_path) -> None:
    furnished(canvas, qtbot)
    canvas.save_png(tmp_path / "map.png")
    # Writing may be smoothed otherwise; what is drawn may not differ.
    shown = canvas.grab().toImage()
    assert differ(shown, QImage(str(tmp_path / "map.png"))).mean() < 0.01


def test_svg_draws_overlays_trails_degrees_and_labels(canvas, qtbot, tmp_path) -> None:
    canvas.save_svg(tmp_path / "plain.svg")
    furnished(canvas, qtbot)
    canvas.save_svg(tmp_path / "map.svg")
    texts, lines, circles, images = [], [], [], []
    for name in ("plain.svg", "map.svg"):
        root = ElementTree.fromstring((tmp_path / name).read_text(encoding="utf-8"))
        tags = [element.tag.rpartition("}")[2] for element in root.iter()]
        words = ["".join(e.itertext()).strip() for e in root.iter() if e.tag.endswith("text")]
        texts.append(words)
        lines.append(tags.count("polyline") + tags.count("path"))
        circles.append(tags.count("circle") + tags.count("ellipse"))
        images.append(tags.count("image"))
    written = {label.text for label in canvas.labels}
    assert written
    assert written <= set(texts[1])
    assert any(text.endswith("W") for text in texts[1])
    assert circles[1] - circles[0] == len(POINTS[::5])
    assert lines[1] - lines[0] > 8
    assert images == [1, 1]
    shown = canvas.grab().toImage()
    drawn = QImage(shown.size(), QImage.Format.Format_RGB32)
    painter = QPainter(drawn)
    QSvgRenderer(str(tmp_path / "map.svg")).render(painter)
    painter.end()
    assert drawn.pixelColor(480, 330) == shown.pixelColor(480, 330)


def test_vectors_keep_the_order_of_layers(qapp) -> None:
    """Overlays below the areas, between areas and regions, and above."""
    view = View(WEST - 1e4, SOUTH + 7e4, 400.0, 200, 200)

    def drawn(order: tuple[str, ...]) -> QImage:
        band = shapely.box(WEST - 1e4, SOUTH + 2e4, WEST + 7e4, SOUTH + 4e4)
        overlay = Overlay(
            "band",
            FlatPolygons.from_geometry(np.array([band], dtype=object)),
            fill=np.array([0xFF0000FF], np.uint32),
            width=0.0,
        )
        scene = Scene(
            POLYGONS,
            labels=np.where(np.arange(36) % 6 < 3, 0, -1).astype(np.int32),
            region_lut=np.array([0xFF00AA00], np.uint32),
            overlays=(overlay,),
            order=order,
        )
        image = QImage(200, 200, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        VectorMap(painter, scene, view, 1.0).draw()
        painter.end()
        return image

    def colours(image: QImage) -> tuple[int, int, int]:
        """Beside the areas, on a region, on an area without one; all on the band."""
        at = ((WEST - 5e3, 3.3e4), (WEST + 1.3e4, 3.3e4), (WEST + 4.3e4, 3.3e4))
        places = view.pixels(np.array([(x, SOUTH + y) for x, y in at])).astype(int)
        return tuple(image.pixel(*place) for place in places.tolist())

    blue, green, land = 0xFF0000FF, 0xFF00AA00, LIGHT.land
    assert colours(drawn(())) == (blue, blue, blue)
    assert colours(drawn(("band", "areas"))) == (blue, green, land)
    assert colours(drawn(("areas", "band", "regions"))) == (blue, green, blue)


def test_a_still_is_painted_in_another_thread_at_any_size(canvas, qtbot) -> None:
    furnished(canvas, qtbot)
    still, images = canvas.still(), []
    thread = threading.Thread(target=lambda: images.append(still.image(1200, 500, 2.0)))
    thread.start()
    thread.join()
    image = images[0]
    assert (image.width(), image.height()) == (1200, 500)
    view = still.view_in(1200, 500)
    west, _, east, north = canvas.map_view().bounds
    assert view.bounds[0] <= west
    assert view.bounds[2] >= east
    assert view.bounds[3] == pytest.approx(north)
    other = still.image(300, 300, view=View.fitted(POLYGONS.bounds[14], 300, 300, 0.0))
    assert QImage(other).pixel(150, 100) == LIGHT.land
    with pytest.raises(VbasError, match="Choose a smaller size"):
        still.image(50_000, 50_000)


def test_a_kept_picture_of_a_text_is_the_text(qapp) -> None:
    writer = LabelWriter(QFont(), LIGHT, 1.0)
    images = []
    for paint in (writer.paint, writer.write):
        image = QImage(120, 40, QImage.Format.Format_RGB32)
        image.fill(0xFF808080)
        painter = QPainter(image)
        paint(painter, "Halifax", writer.on_pixels("Halifax", QPoint(60, 20).toPointF()))
        painter.end()
        images.append(image)
    assert differ(*images).sum() < 60
    assert differ(images[0], QImage(images[0].size(), QImage.Format.Format_RGB32)).any()


DENSE = """
import sys
import numpy as np, shapely, time
from PySide6.QtWidgets import QApplication
application = QApplication([])
from app.map.canvas import MapCanvas
from core.polygons import FlatPolygons
boxes = np.array([shapely.box(1e3 * i, 0, 1e3 * (i + 1), 4e3) for i in range(6)], dtype=object)
points = shapely.get_coordinates(shapely.centroid(boxes))
canvas = MapCanvas()
canvas.resize(300, 240)
canvas.show()
canvas.show_areas(FlatPolygons.from_geometry(boxes), points)
canvas.set_labels("areas", points, list("ABCDEF"))
end = time.monotonic() + 30
while time.monotonic() < end and not (canvas.is_sharp() and canvas.labels):
    application.processEvents()
assert canvas.device_scale() == 2.0, canvas.device_scale()
view = canvas.map_view()
assert (view.width, view.height) == (600, 480)
image = canvas.grab().toImage()
assert (image.width(), image.height()) == (600, 480)
# The picture is drawn at the density of the screen: neighbours on a row of two pixels differ.
picture = canvas.picture.pixels
at = view.pixels(np.array([[3e3, 3e2]]))[0].astype(int)
row = np.array([image.pixel(int(x), int(at[1])) for x in range(at[0] - 6, at[0] + 6)])
assert len(np.unique(row)) >= 2
assert len(canvas.labels) == 6
canvas.save_png(__import__("pathlib").Path(sys.argv[1]))
canvas.shut_down()
"""


def test_everything_is_as_fine_as_a_dense_screen(tmp_path) -> None:
    environment = {
        "QT_SCALE_FACTOR": "2",
        "QT_QPA_PLATFORM": "offscreen",
        "PATH": "",
        "HOME": str(tmp_path),
        "PYTHONPATH": str(Path(__file__).parents[3]),
    }
    path = tmp_path / "map.png"
    done = subprocess.run(
        [sys.executable, "-c", DENSE, str(path)], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    image = QImage(str(path))
    assert (image.width(), image.height()) == (600, 480)


def test_tasks_are_done_after_pictures_and_may_fail(qtbot, monkeypatch) -> None:
    failures: list[type] = []
    monkeypatch.setattr(threading, "excepthook", lambda args: failures.append(args.exc_type))
    worker, told = PictureWorker(), []
    worker.task_done.connect(lambda result: told.append(result))
    view = View.fitted((WEST, SOUTH, WEST + 6e4, SOUTH + 6e4), 60, 40)
    worker.ask(Request(Scene(POLYGONS), view, 1.0))
    worker.run(lambda: 1 // 0)
    qtbot.waitUntil(lambda: failures == [ZeroDivisionError], timeout=20_000)
    assert worker.take() is not None
    worker.run(lambda: "labels")
    qtbot.waitUntil(lambda: told == ["labels"], timeout=20_000)
    assert worker.idle
    worker.stop()
    worker.run(lambda: "late")
    assert worker._thread is None
