"""A map with everything on: ``python -m benchmarks.layers`` (offscreen, or on a display).

54,425 areas by value, 2,500 regions with outlines and cells, the census tracts or FSAs as a layer
of their own and once more as a filled overlay, lines of degrees, labels of all areas and of the
overlay, two legends and a mark. Reported are the GUI thread's share of a frame while the map is
dragged and zoomed, the longest it was kept, and how soon another colouring is on the screen. "own"
is time of the processor in the GUI thread alone, the same however busy the machine is.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import numpy as np
import shapely
from numpy.typing import NDArray
from pyproj import CRS
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication
from scipy.spatial import cKDTree

from app.map.canvas.still import Still
from benchmarks.map import (
    DATA,
    N_SITES,
    SIZES,
    MeasuredCanvas,
    areas,
    drag,
    milliseconds,
    mouse,
    percentiles,
    settle,
    view_of,
)
from core.colours import SCHEMES, choropleth, class_breaks, natural_breaks
from core.polygons import FlatPolygons
from core.raster.degrees import Degrees
from core.raster.lines import segments_of
from core.raster.overlay import Overlay
from core.voronoi import bounding_box, voronoi_cells

LEVEL = DATA / "fsa_polygons_2011_pop2016.parquet"
PLACES = {"national": None, "province": 600.0, "city": 40.0}


class Timed(QApplication):
    """Times each event that the GUI thread handles: on the clock, and of the processor."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self.longest: list[tuple[float, float]] = []

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        """Handles an event and notes the time it took."""
        start, own = time.perf_counter(), time.thread_time()
        done = super().notify(receiver, event)
        self.longest.append((time.perf_counter() - start, time.thread_time() - own))
        return done


class OwnTimes(MeasuredCanvas):
    """Notes the processor's time of each frame too."""

    def __init__(self) -> None:
        super().__init__()
        self.own: list[float] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints and notes the time."""
        start = time.thread_time()
        super().paintEvent(event)
        self.own.append(time.thread_time() - start)


def level() -> tuple[NDArray[np.object_], list[str]]:
    """Polygons and names of a coarser layer; boxes if the FSAs are not at hand."""
    if Path(LEVEL).exists():
        import geopandas

        frame = geopandas.read_parquet(LEVEL)
        return np.asarray(frame.geometry.values, dtype=object), [str(v) for v in frame["CFSAUID"]]
    boxes = [shapely.box(x, y, x + 1e5, y + 1e5) for x in range(0, 4 * 10**6, 10**5) for y in (0,)]
    return np.array(boxes, dtype=object), [f"box {i}" for i in range(len(boxes))]


def furnish(canvas: OwnTimes) -> tuple[FlatPolygons, NDArray[np.float64], list[NDArray]]:
    """Puts everything on the map; polygons, points, and colourings to change between."""
    geometry, people = areas()
    points = shapely.get_coordinates(shapely.centroid(geometry))
    polygons = FlatPolygons.from_geometry(geometry)
    sites = points[np.random.default_rng(1).choice(len(points), N_SITES, replace=False)]
    labels = cKDTree(sites).query(points)[1].astype(np.int32)
    coarse, names = level()
    flat = FlatPolygons.from_geometry(coarse)
    centres = shapely.get_coordinates(shapely.point_on_surface(coarse[~shapely.is_empty(coarse)]))
    names = [name for name, empty in zip(names, shapely.is_empty(coarse), strict=True) if not empty]
    assert polygons.total_bounds is not None
    canvas.show_areas(polygons, points)
    canvas.set_degrees(Degrees.around(polygons.total_bounds, CRS.from_epsg(3347)))
    colourings = [
        choropleth(people, scheme=scheme, title="Population", unit="people")
        for scheme in ("quantile", "natural")
    ]
    canvas.set_choropleth(*colourings[0])
    canvas.change_scene(labels=labels, region_lut=None)
    canvas.set_sites(sites)
    cells = voronoi_cells(sites, bounding_box(points))
    canvas.set_cells(segments_of(FlatPolygons.from_geometry(cells)))
    canvas.show_level("fsa", flat)
    lut, legend = choropleth(flat.extent, title="Extent of the FSA", unit="m", ramp="purples")
    canvas.set_overlays([Overlay("file", flat, fill=lut, width=1.5, opacity=0.4)], {"file": legend})
    canvas.set_graticule(True)
    canvas.set_labels("areas", points, [f"{v:,.0f}" for v in people], people, polygons.extent)
    canvas.set_labels("file", centres, names)
    canvas.set_mark("Synthetic data")
    return polygons, points, [lut for lut, _ in colourings]


def rested(canvas: OwnTimes) -> None:
    """Until the picture is sharp and the labels stand."""
    settle(canvas)
    end = time.perf_counter() + 0.3
    while time.perf_counter() < end:
        QApplication.processEvents()
        time.sleep(0.001)
    settle(canvas)


def longest(application: Timed) -> str:
    """The longest that the GUI thread was kept since the last look, ms."""
    clock = max((took for took, _ in application.longest), default=0.0)
    own = max((took for _, took in application.longest), default=0.0)
    application.longest.clear()
    return f"{1e3 * clock:5.1f}, own {1e3 * own:4.1f}"


def move_table(
    application: Timed,
    canvas: OwnTimes,
    polygons: FlatPolygons,
    points: NDArray[np.float64],
) -> None:
    """Prints times of frames while the map is dragged, and the longest event."""
    head = ("size", "view", "labels", "paint p50/p95", "own p50/p95", "interval p50/p95")
    print(("{:>11} {:>9} {:>7}" + " {:>17}" * 5).format(*head, "longest", "sharp ms"))
    for size in SIZES:
        canvas.resize(*size)
        for name, scale in PLACES.items():
            canvas.set_view(view_of(polygons, points, scale, size))
            rested(canvas)
            application.longest.clear()
            canvas.own.clear()
            drag(canvas)
            own = list(canvas.own)
            paints = [took for _, took in canvas.paints]
            gaps = np.diff([start for start, _ in canvas.paints]).tolist()
            mouse(canvas, QEvent.Type.MouseButtonRelease, QPoint(5, 5))
            sharp = 1e3 * settle(canvas)
            rested(canvas)
            where = f"{size[0]}x{size[1]}"
            print(
                f"{where:>11} {name:>9} {len(canvas.labels):>7} {percentiles(paints):>17}"
                f" {percentiles(own):>17} {percentiles(gaps):>17} {longest(application):>17}"
                f" {sharp:17.0f}"
            )


def zoom_line(application: Timed, canvas: OwnTimes) -> None:
    """Prints times of painting while the wheel turns, 60 steps a second."""
    for size in SIZES:
        canvas.resize(*size)
        canvas.zoom_to_all()
        rested(canvas)
        application.longest.clear()
        canvas.paints.clear()
        canvas.own.clear()
        for step in range(120):
            start = time.perf_counter()
            canvas.zoom_about(
                1.06 if step < 60 else 1 / 1.06, QPointF(size[0] * 0.7, size[1] * 0.7)
            )
            while time.perf_counter() - start < 1 / 60:
                QApplication.processEvents()
                time.sleep(0.0003)
        paints = [took for _, took in canvas.paints]
        rested(canvas)
        print(
            f"wheel at {size[0]}x{size[1]}: paint {percentiles(paints)} ms,"
            f" own {percentiles(canvas.own)} ms,"
            f" longest {longest(application)} ms"
        )


def recolour_line(
    application: Timed, canvas: OwnTimes, colourings: list[NDArray[np.uint32]]
) -> None:
    """Prints how soon another colouring is on the screen."""
    for size in SIZES:
        canvas.resize(*size)
        canvas.zoom_to_all()
        rested(canvas)
        application.longest.clear()
        took = []
        for turn in range(9):
            start = time.perf_counter()
            canvas.set_choropleth(colourings[turn % 2])
            settle(canvas)
            took.append(time.perf_counter() - start)
        print(
            f"other colours at {size[0]}x{size[1]}: seen after {percentiles(took)} ms,"
            f" longest {longest(application)} ms"
        )


def classes_line() -> None:
    """Prints what classes of all areas cost."""
    _, people = areas()
    known = people[np.isfinite(people)]
    for scheme in SCHEMES:
        took = milliseconds(lambda s=scheme: class_breaks(known, s, 7))
        print(f"classes of {len(known):,} values, {scheme}: {took:.1f} ms")
    try:
        import mapclassify
    except ImportError:
        return
    few = np.sort(known)[:: len(known) // 400]
    theirs = mapclassify.FisherJenks(few, k=6).bins[:-1]
    ours = natural_breaks(few, 6)
    last = [float(few[few < bound].max()) for bound in ours]
    print(f"natural classes of {len(few)} values equal mapclassify's: {np.allclose(theirs, last)}")


def still_line(still: Still) -> None:
    """Prints what a page for print costs."""
    took = milliseconds(lambda: still.image(3508, 2480, 300 / 96), 3)
    print(f"a page of A4 at 300 dots an inch: {took:.0f} ms, in any thread")


def main() -> None:
    """Prints all figures."""
    if "DISPLAY" not in os.environ:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.setswitchinterval(0.001)
    application = Timed([])
    canvas = OwnTimes()
    canvas.show()
    polygons, points, colourings = furnish(canvas)
    settle(canvas)
    move_table(application, canvas, polygons, points)
    zoom_line(application, canvas)
    recolour_line(application, canvas, colourings)
    classes_line()
    still_line(canvas.still())
    canvas.shut_down()
    canvas.close()


if __name__ == "__main__":
    main()
