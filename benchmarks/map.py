"""How fast the map is: ``python -m benchmarks.map`` (offscreen, or on the display there is).

Uses the 54,425 derived dissemination areas if they are at hand, else cells of 57,000 made-up
points; and the same areas with ten times the vertices, as detailed boundaries have.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import numpy as np
import shapely
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication
from scipy.spatial import cKDTree

from app.map.canvas import MapCanvas
from core.colours import choropleth, colour_regions, neighbour_pairs, region_lut
from core.polygons import FlatPolygons
from core.raster.compose import compose
from core.raster.image import rasterize
from core.raster.scene import Scene
from core.raster.view import View

DATA = Path("../shared/data")
AREAS = DATA / "da_voronoi_8prov_2021pop_DERIVED.parquet"
TRACTS = DATA / "ct_polygons_2021_50cma.parquet"
SIZES = ((1600, 1000), (3840, 2160))
SCALES = {"national": None, "province": 600.0, "city": 40.0}
N_SITES = 2500


def areas() -> tuple[NDArray[np.object_], NDArray[np.float64]]:
    """Polygons and people of the areas to draw."""
    if AREAS.exists():
        import geopandas

        frame = geopandas.read_parquet(AREAS)
        people = frame["population"].to_numpy(dtype=float, na_value=np.nan)
        return np.asarray(frame.geometry.values, dtype=object), people
    rng = np.random.default_rng(7)
    towns = rng.uniform(0, 4e6, (300, 2)) * (1, 0.5)
    points = towns[rng.integers(0, 300, 57_000)] + rng.normal(0, 40_000, (57_000, 2))
    cells = shapely.voronoi_polygons(shapely.multipoints(points), ordered=True)
    return shapely.get_parts(cells), rng.uniform(0, 1000, 57_000)


def densified(polygons: FlatPolygons, times: int) -> FlatPolygons:
    """The same polygons with more vertices on each edge, moved a little."""
    xy, last = polygons.xy, polygons.ring_offsets[1:] - 1
    ends = np.ones(len(xy), dtype=bool)
    ends[last] = False
    number = np.where(ends, times, 1)
    base = np.repeat(np.arange(len(xy)), number)
    step = np.arange(len(base)) - np.repeat(np.cumsum(number) - number, number)
    following = np.minimum(base + 1, len(xy) - 1)
    share = (step / times)[:, None]
    a, b = xy[base], np.where(ends[base][:, None], xy[following], xy[base])
    offsets = np.concatenate([[0], np.cumsum(number)])[polygons.ring_offsets]
    fine = a + share * (b - a)
    return FlatPolygons(fine, offsets, polygons.feature_offsets, polygons.bounds, polygons.extent)


def milliseconds(work: Callable[[], object], times: int = 7) -> float:
    """Median time of a piece of work."""
    found = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        found.append(time.perf_counter() - start)
    return 1e3 * median(found)


def view_of(
    polygons: FlatPolygons, points: NDArray[np.float64], scale: float | None, size: tuple[int, int]
) -> View:
    """National, or about the place where most areas are."""
    if scale is None:
        assert polygons.total_bounds is not None
        return View.fitted(polygons.total_bounds, *size)
    counts, xs, ys = np.histogram2d(*points.T, bins=400)
    i, j = np.unravel_index(int(counts.argmax()), counts.shape)
    return View(xs[i] - scale * size[0] / 2, ys[j] + scale * size[1] / 2, scale, *size)


def raster_table(polygons: FlatPolygons, scene: Scene, points: NDArray[np.float64]) -> None:
    """Prints times of rasterising and colouring."""
    print(f"\n{len(polygons):,} areas, {len(polygons.xy):,} vertices")
    print(f"{'size':>11} {'view':>9} {'raster ms':>10} {'colours ms':>11} {'with edges ms':>14}")
    plain = Scene(scene.polygons, scene.area_lut, opacity={"area outlines": 0.0})
    for size in SIZES:
        for name, scale in SCALES.items():
            view = view_of(polygons, points, scale, size)
            ids = rasterize(polygons, view)
            assert ids is not None
            raster = milliseconds(lambda v=view: rasterize(polygons, v))
            fill = milliseconds(lambda v=view, i=ids: compose(plain, v, i))
            edges = milliseconds(lambda v=view, i=ids: compose(scene, v, i))
            where = f"{size[0]}x{size[1]}"
            print(f"{where:>11} {name:>9} {raster:10.1f} {fill:11.1f} {edges:14.1f}")


def against_gdal(polygons: FlatPolygons, geometry: NDArray[np.object_], view: View) -> None:
    """Prints the ratio to GDAL's rasteriser, and the pixels that differ."""
    try:
        from rasterio.features import rasterize as burn
        from rasterio.transform import Affine
    except ImportError:
        print("rasterio is not installed: no comparison with GDAL")
        return
    step = view.metres_per_pixel
    grid = Affine(step, 0, view.x0, 0, -step, view.y0)
    shapes = [(g, i) for i, g in enumerate(geometry) if g is not None and not g.is_empty]
    start = time.perf_counter()
    theirs = burn(shapes, (view.height, view.width), fill=-1, transform=grid, dtype="int32")
    gdal = 1e3 * (time.perf_counter() - start)
    ours = milliseconds(lambda: rasterize(polygons, view))
    ids = rasterize(polygons, view)
    differ = int((theirs != ids).sum())
    print(
        f"{len(polygons):,} polygons, {len(polygons.xy):,} vertices at {step:,.0f} m a pixel:"
        f" GDAL {gdal:.0f} ms, ours {ours:.1f} ms: {gdal / ours:.0f}x;"
        f" {differ} of {theirs.size:,} pixels differ"
    )


def tracts_against_gdal() -> None:
    """Census tracts at full detail, some with holes and parts: nationally, and three cities."""
    if not TRACTS.exists():
        print("no census tracts at hand: no comparison of detailed boundaries")
        return
    import geopandas

    geometry = np.asarray(geopandas.read_parquet(TRACTS).geometry.values, dtype=object)
    polygons = FlatPolygons.from_geometry(geometry)
    holes = int((shapely.get_num_interior_rings(shapely.get_parts(geometry)) > 0).sum())
    several = int((shapely.get_num_geometries(geometry) > 1).sum())
    print(f"census tracts: {several} of several parts, {holes} parts with holes")
    assert polygons.total_bounds is not None
    against_gdal(polygons, geometry, View.fitted(polygons.total_bounds, *SIZES[0]))
    points = shapely.get_coordinates(shapely.centroid(geometry))
    for scale in (150.0, 40.0, 8.0):
        against_gdal(polygons, geometry, view_of(polygons, points, scale, SIZES[0]))


class MeasuredCanvas(MapCanvas):
    """Notes when and how long it paints."""

    def __init__(self) -> None:
        super().__init__()
        self.paints: list[tuple[float, float]] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints and notes the time."""
        start = time.perf_counter()
        super().paintEvent(event)
        self.paints.append((start, time.perf_counter() - start))


def settle(canvas: MapCanvas, limit: float = 30.0) -> float:
    """Runs the event loop until the picture is sharp; seconds it took."""
    start = time.perf_counter()
    while not canvas.is_sharp() and time.perf_counter() - start < limit:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
        time.sleep(0.0005)
    took = time.perf_counter() - start
    QApplication.processEvents()
    return took


def mouse(canvas: MapCanvas, kind: QEvent.Type, at: QPoint) -> None:
    """Sends what a hand would."""
    here = QPointF(at)
    left = Qt.MouseButton.LeftButton
    moving = kind == QEvent.Type.MouseMove
    released = kind == QEvent.Type.MouseButtonRelease
    event = QMouseEvent(
        kind,
        here,
        canvas.mapToGlobal(here),
        Qt.MouseButton.NoButton if moving else left,
        Qt.MouseButton.NoButton if released else left,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(canvas, event)


def drag(canvas: MeasuredCanvas, seconds: float = 3.0) -> None:
    """Drags the map in circles at 60 moves a second."""
    centre = QPoint(canvas.width() // 2, canvas.height() // 2)
    loop, start = QEventLoop(), time.perf_counter()
    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)

    def move() -> None:
        passed = time.perf_counter() - start
        if passed > seconds:
            loop.quit()
            return
        reach = 0.25 * canvas.height()
        turn = 2.0 * np.pi * passed / 1.5
        way = QPoint(round(reach * np.sin(turn)), round(reach * (1 - np.cos(turn))))
        mouse(canvas, QEvent.Type.MouseMove, centre + way)

    mouse(canvas, QEvent.Type.MouseButtonPress, centre)
    canvas.paints.clear()
    timer.timeout.connect(move)
    timer.start(16)
    loop.exec()
    timer.stop()


def percentiles(values: list[float]) -> str:
    """Median and 95th percentile, ms."""
    p50, p95 = np.percentile(np.array(values) * 1e3, [50, 95])
    return f"{p50:5.1f} /{p95:6.1f}"


def pan_table(canvas: MeasuredCanvas, polygons: FlatPolygons, points: NDArray[np.float64]) -> None:
    """Prints times of painting, of frames while dragging, and until sharp."""
    head = ("size", "view", "paint p50/p95", "interval p50/p95", "sharp ms", "zoomed sharp ms")
    print(("{:>11} {:>9}" + " {:>17}" * 4).format(*head))
    for size in SIZES:
        canvas.resize(*size)
        for name, scale in SCALES.items():
            canvas.set_view(view_of(polygons, points, scale, size))
            settle(canvas)
            drag(canvas)
            paints = [took for _, took in canvas.paints]
            times = [start for start, _ in canvas.paints]
            mouse(canvas, QEvent.Type.MouseButtonRelease, QPoint(5, 5))
            sharp = 1e3 * settle(canvas)
            canvas.zoom_about(1.7, QPointF(300, 300))
            zoomed = 1e3 * settle(canvas)
            gaps = np.diff(times).tolist()
            where = f"{size[0]}x{size[1]}"
            print(
                f"{where:>11} {name:>9} {percentiles(paints):>17} {percentiles(gaps):>17}"
                f" {sharp:17.0f} {zoomed:17.0f}"
            )


def zoom_table(canvas: MeasuredCanvas, polygons: FlatPolygons, points: NDArray[np.float64]) -> None:
    """Prints times of painting while the wheel turns, 60 steps a second."""
    print(
        ("{:>11} {:>9}" + " {:>17}" * 3).format(
            "size", "wheel", "paint p50/p95", "interval p50/p95", "sharp ms"
        )
    )
    for size in SIZES:
        canvas.resize(*size)
        canvas.set_view(view_of(polygons, points, None, size))
        settle(canvas)
        for name, factor in (("in", 1.06), ("out", 1 / 1.06)):
            canvas.paints.clear()
            for _ in range(90):
                start = time.perf_counter()
                canvas.zoom_about(factor, QPointF(size[0] * 0.7, size[1] * 0.7))
                while time.perf_counter() - start < 1 / 60:
                    QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 2)
                    time.sleep(0.0003)
            paints = [took for _, took in canvas.paints]
            gaps = np.diff([start for start, _ in canvas.paints]).tolist()
            where = f"{size[0]}x{size[1]}"
            print(
                f"{where:>11} {name:>9} {percentiles(paints):>17} {percentiles(gaps):>17}"
                f" {1e3 * settle(canvas):17.0f}"
            )


def live_run(canvas: MeasuredCanvas, labels: NDArray[np.int32]) -> None:
    """Prints how often a running placement reaches the screen at 30 states a second."""
    rng = np.random.default_rng(3)
    canvas.zoom_to_all()
    settle(canvas)
    calls: list[float] = []
    canvas.paints.clear()
    begin = time.perf_counter()
    while time.perf_counter() - begin < 3.0:
        start = time.perf_counter()
        labels = labels.copy()
        some = rng.integers(0, len(labels), 500)
        labels[some] = labels[np.roll(some, 1)]
        canvas.set_regions(labels)
        calls.append(time.perf_counter() - start)
        while time.perf_counter() - start < 1 / 30:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 3)
            time.sleep(0.0005)
    paints = [took for _, took in canvas.paints]
    print(
        f"live labels at 30 Hz, {canvas.width()}x{canvas.height()}: call {percentiles(calls)} ms,"
        f" paint {percentiles(paints)} ms, {len(paints) / 3.0:.0f} paints/s"
    )


def main() -> None:
    """Prints all tables."""
    if "DISPLAY" not in os.environ:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.setswitchinterval(0.001)
    geometry, people = areas()
    points = shapely.get_coordinates(shapely.centroid(geometry))
    polygons = FlatPolygons.from_geometry(geometry)
    sites = points[np.random.default_rng(1).choice(len(points), N_SITES, replace=False)]
    labels = cKDTree(sites).query(points)[1].astype(np.int32)
    lut, legend = choropleth(people, title="Population", unit="people")
    colours = region_lut(colour_regions(labels, neighbour_pairs(points)))
    application = QApplication.instance() or QApplication([])
    assert polygons.total_bounds is not None
    against_gdal(polygons, geometry, View.fitted(polygons.total_bounds, *SIZES[0]))
    tracts_against_gdal()
    for layer in (polygons, densified(polygons, 12)):
        scene = Scene(layer, lut, labels, colours, sites=sites)
        raster_table(layer, scene, points)
        canvas = MeasuredCanvas()
        canvas.show()
        canvas.show_areas(layer, points)
        canvas.set_choropleth(lut, legend)
        canvas.set_regions(labels)
        canvas.set_sites(sites)
        settle(canvas)
        pan_table(canvas, layer, points)
        zoom_table(canvas, layer, points)
        for size in SIZES:
            canvas.resize(*size)
            live_run(canvas, labels)
        canvas.shut_down()
        canvas.close()
    del application


if __name__ == "__main__":
    main()
