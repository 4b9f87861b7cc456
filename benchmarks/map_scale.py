"""The map of very many areas in the real window: ``python -m benchmarks.map_scale [FILE]``.

240,000 areas with 20 million vertices (`benchmarks.many_areas`), on a map of 1600 x 1000 pixels of
a display (a virtual one if ``xvfb-run`` is there): until the map is sharp, frames while it is
dragged, until it is sharp after a zoom, until other colours are on it, and the memory of it all.
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from PySide6.QtCore import QPointF

from benchmarks.many_areas import written
from benchmarks.window import Script, Wait, visit, visit_in_child
from core.colours import choropleth
from core.io.areas import AreaSource

FILE = Path(__file__).parent / "data" / "country.parquet"
WIDTH, HEIGHT = 1600, 1000
ASKED = {
    "open s": 10.0,
    "pan national: interval p95 ms": 33.0,
    "pan city: interval p95 ms": 33.0,
    "recolour ms": 16.0,
    "sharp after zoom ms": 250.0,
    "peak memory GiB": 3.0,
}
"""What the map shall do at this size: the most of each."""
_CITY = 40.0
_ZOOMS = 9


def memory(what: str) -> float:
    """GiB that the process has (``VmRSS``), or had at most (``VmHWM``)."""
    found = re.search(rf"{what}:\s+(\d+)", Path("/proc/self/status").read_text())
    return int(found[1]) / 2**20 if found else float("nan")


class ScaleScript(Script):
    """Opens the areas, drags, zooms and colours the map."""

    def play(self) -> Iterator[Wait]:
        """The whole visit."""
        yield lambda: self.canvas.is_sharp()
        yield self.calm
        for _ in range(3):  # the map itself shall have the size that is asked
            missing = WIDTH - self.canvas.width(), HEIGHT - self.canvas.height()
            self.window.resize(self.window.width() + missing[0], self.window.height() + missing[1])
            yield 0.4
        self.figures["map width"], self.figures["map height"] = (
            self.canvas.width(),
            self.canvas.height(),
        )
        self.figures["memory before GiB"] = memory("VmRSS")
        yield from self._open()
        for name, scale in (("national", None), ("province", 600.0), ("city", _CITY)):
            yield from self._pan(name, scale)
            yield from self._zoom(name)
            yield from self._recolour(name)
        self.figures["sharp after zoom ms"] = max(
            self.figures[f"sharp after zoom {of} ms"] for of in ("national", "province", "city")
        )
        self.figures["recolour ms"] = max(
            self.figures[f"recolour {of} ms"] for of in ("national", "province", "city")
        )
        self.figures["memory after GiB"] = memory("VmRSS")
        self.watched.mark("end")
        self.window.close()

    def _open(self) -> Iterator[Wait]:
        self.watched.mark("open areas")
        yield 0.01
        start = time.perf_counter()
        self.program.opener.open_areas(AreaSource(FILE))
        yield lambda: self._shown() or time.perf_counter() - start > 110
        yield lambda: self._shown() or time.perf_counter() - start > 220
        self.figures["open s"] = time.perf_counter() - start
        yield self.calm
        self.figures["open and all calm s"] = time.perf_counter() - start
        self.figures["memory open GiB"] = memory("VmRSS")
        yield from self.shot("open")

    def _shown(self) -> bool:
        polygons = self.canvas.scene.polygons
        file = self.program.session.area_file
        if polygons is None or file is None or file.source.path != FILE:
            return False
        return len(polygons) == len(file.layer) and self.canvas.is_sharp()

    def _zoom(self, name: str) -> Iterator[Wait]:
        took = []
        self.watched.mark(f"zoom {name}")
        at = QPointF(WIDTH * 0.6, HEIGHT * 0.4)
        for i in range(_ZOOMS):
            factor = 1.25 if i % 2 == 0 else 0.8
            begin = time.perf_counter()
            self.canvas.zoom_about(factor, at)
            yield self.canvas.is_sharp
            took.append(1e3 * (time.perf_counter() - begin))
            yield 0.15
        self.figures[f"sharp after zoom {name} ms"] = float(np.median(took))

    def _recolour(self, name: str) -> Iterator[Wait]:
        """Other colours, as a choice of another measure gives them, until they are seen."""
        file, took = self.program.session.area_file, []
        values = file.layer.population
        self.watched.mark(f"recolour {name}")
        for i in range(_ZOOMS):
            lut, legend = choropleth(values * (i + 1), title="Population", unit="people")
            pictures = self.canvas.pictures
            begin = time.perf_counter()
            self.canvas.set_choropleth(lut, legend)
            yield (
                lambda pictures=pictures: self.canvas.pictures > pictures and self.canvas.is_sharp()
            )
            took.append(1e3 * (time.perf_counter() - begin))
            yield 0.1
        self.figures[f"recolour {name} ms"] = float(np.median(took))


def main() -> None:
    """Visits once and prints the figures beside what is asked."""
    found = visit_in_child((WIDTH, HEIGHT), "benchmarks.map_scale")
    for name, value in found["figures"].items():
        asked = f"   asked: {ASKED[name]:g}" if name in ASKED else ""
        print(f"  {name:<44}{value:10.1f}{asked}", flush=True)
    for name, events in found["details"]:
        for took, what in events[:3]:
            print(f"    {name:<24}{1e3 * took:8.1f} ms  {what}")


if __name__ == "__main__":
    FILE = Path(os.environ.get("COUNTRY", FILE))
    written(FILE)
    if len(sys.argv) > 2:
        wide, high = (int(v) for v in sys.argv[1].split("x"))
        visit((wide, high), Path(sys.argv[2]), None, ScaleScript)
    else:
        main()
