"""How the window feels at national scale: ``python -m benchmarks.window``.

The real program is opened on a display (a virtual one if ``xvfb-run`` is there), 54,425 areas and
34 million records are dropped on it, counted, run and looked at; without those files the sample
study. Each event that the GUI thread handles is timed; what holds it longest is named by the
function that a look at the thread's stack found most often.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
from PySide6 import QtWidgets
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction

from app.frame.session import Draft
from app.kit.quiet import QuietJobs
from benchmarks.watching import Hand, Watched
from core.io.areas import AreaSource
from core.quasi_identifiers import QuasiIdentifier
from core.raster.view import View
from core.site_count import Entropy, MaxCombs

SIZES = ((1600, 1000), (3840, 2160))
REPEATS = 3
RECORDS = Path(__file__).parent / "data" / "national.parquet"
AREAS = Path(__file__).parents[2] / "shared" / "data" / "da_voronoi_8prov_2021pop_DERIVED.parquet"
TYPES = ("age", "sex", "ethnicity")

Wait = Callable[[], bool] | float


class Script:
    """What a user does, one step after another, and what is measured meanwhile."""

    def __init__(self, program: Any, watched: Watched, size: tuple[int, int], shots: Path | None):
        self.program, self.watched, self.size, self.shots = program, watched, size, shots
        self.window = program.window
        self.canvas = program.window.map_panel.canvas
        self.hand = Hand()
        self.figures: dict[str, float] = {}
        self.paints: list[tuple[float, float]] = []
        self._quiet: list[QuietJobs] | None = None
        self.calm_after = 0.0
        self._steps = self.play()
        self._wait: Wait = 0.0
        self._since = time.perf_counter()
        self._timer = QTimer(interval=2, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()

    def _go_on(self) -> None:
        passed = time.perf_counter() - self._since
        if callable(self._wait):
            if not self._wait() and passed < 120:
                return
        elif passed < self._wait:
            return
        self._timer.stop()
        try:
            self._wait = next(self._steps)
        except StopIteration:
            return
        self._since = time.perf_counter()
        self._timer.start()

    def calm(self) -> bool:
        """Whether nothing is under way and the map is sharp."""
        return self.idle() and self.canvas.is_sharp()

    def idle(self) -> bool:
        """Whether nothing is under way, whatever the map shows."""
        if self._quiet is None:
            self._quiet = self.window.findChildren(QuietJobs)
        return (
            not self.program.jobs.busy
            and self.program.background.idle
            and all(jobs.idle for jobs in self._quiet)
        )

    def shot(self, name: str) -> Iterator[Wait]:
        """Keeps a picture of the window, which is no part of what is measured."""
        self.watched.mark("between")
        yield 0.01
        if self.shots is not None:
            self.window.grab().save(str(self.shots / f"{name}_{self.size[0]}.png"))
            yield 0.01

    def do(
        self, name: str, action: Callable[[], object], calm: Callable[[], bool] | None = None
    ) -> Iterator[Wait]:
        """One phase: an action, and until everything is calm again."""
        calm = calm or self.calm
        self.watched.mark(name)
        yield 0.01
        start = time.perf_counter()
        action()
        yield lambda: time.perf_counter() - start > 0.01 and calm()
        self.calm_after = time.perf_counter() - start
        yield 0.1
        yield calm
        yield from self.shot(name.replace(" ", "_"))

    def play(self) -> Iterator[Wait]:
        """The whole visit."""
        yield lambda: self.canvas.is_sharp()
        self.figures["first picture s"] = time.time() - _process_started()
        self.watched.mark("settling")
        yield self.calm
        self.window.resize(*self.size)
        yield 0.3
        yield self.calm
        if AREAS.is_file() and RECORDS.is_file():
            yield from self._open_national()
        yield from self._run()
        yield from self._look_around()
        for name, place in (("national", None), ("city", 60.0)):
            yield from self._pan(name, place)
        yield from self._details()
        self.watched.mark("end")
        self.window.close()

    def _open_national(self) -> Iterator[Wait]:
        opener = self.program.opener
        yield from self.do("open areas", lambda: opener.open_areas(AreaSource(AREAS)))
        yield from self.do("open records", lambda: opener.open_records(RECORDS))
        from app.workspaces.aggregate.scenario.column_list import NAME, ColumnList

        for column in TYPES:

            def tick(column: str = column) -> None:
                rows = self.window.findChild(ColumnList)
                for i in range(rows.count()):
                    if rows.item(i).data(NAME) == column:
                        rows.item(i).setCheckState(Qt.CheckState.Checked)

            yield from self.do(f"tick {column}", tick)
        session = self.program.session
        plain = tuple(QuasiIdentifier(name) for name in TYPES)  # not in the bands of the sample
        scenario = replace(session.draft.scenario, quasi_identifiers=plain)
        session.set_draft(replace(session.draft, scenario=scenario))
        yield self.calm

    def _run(self) -> Iterator[Wait]:
        session, run = self.program.session, self.window.actions_.run.trigger
        for name, count in (
            ("max combinations", MaxCombs(region="central")),
            ("entropy", Entropy(region="central")),
        ):
            scenario = replace(session.draft.scenario, site_count=count)
            draft = replace(session.draft, scenario=scenario)
            yield from self.do(f"choose {name}", lambda draft=draft: session.set_draft(draft))
            yield from self.do(f"run {name}", run)
        draft = session.draft
        session.set_draft(Draft())
        session.set_draft(draft)  # the records have to be counted again
        run()
        yield 1.0
        yield from self._dragged("while counting")
        yield self.calm

    def _look_around(self) -> Iterator[Wait]:
        box = self.window.map_panel.subjects
        for subject in ("population", "density", "records", "anonymity", "suppression rate"):
            yield from self._colour_by(box, subject)
        yield from self._colour_by(box, "region")
        session = self.program.session
        yield from self.do("select run", lambda: session.show_run(session.runs[0]))

    def _colour_by(self, box: QtWidgets.QComboBox, subject: str) -> Iterator[Wait]:
        def choose() -> None:
            box.setCurrentIndex(box.findData(subject))
            box.activated.emit(box.currentIndex())

        yield from self.do(f"colour by {subject}", choose)
        self.figures[f"colour by {subject}: seen after ms"] = 1e3 * self.calm_after

    def _pan(self, name: str, metres_per_pixel: float | None) -> Iterator[Wait]:
        canvas = self.canvas
        canvas.zoom_to_all()
        if metres_per_pixel is not None:
            points = canvas.scene.points
            counts, xs, ys = np.histogram2d(*points.T, bins=400)
            i, j = np.unravel_index(int(counts.argmax()), counts.shape)
            width, height, s = canvas.map_view().width, canvas.map_view().height, metres_per_pixel
            canvas.set_view(View(xs[i] - s * width / 2, ys[j] + s * height / 2, s, width, height))
        yield 0.3
        yield self.calm
        yield from self.shot(name)
        yield from self._dragged(name)
        yield 0.1
        yield self.calm

    def _dragged(self, name: str) -> Iterator[Wait]:
        """Drags the map in circles for three seconds."""
        canvas = self.canvas
        self.watched.mark(f"pan {name}")
        centre = canvas.rect().center()
        self.hand.button(canvas, centre, True)
        yield 0.05
        self.paints.clear()
        end: list[float] = []
        mover = threading.Thread(target=self._drag, args=(centre, end), daemon=True)
        if self.hand.is_real:
            mover.start()
        else:
            yield from self._drag_steps(centre, end)
        yield lambda: bool(end)
        yield lambda: canvas.is_sharp()
        self.figures[f"pan {name}: sharp ms"] = 1e3 * (time.perf_counter() - end[0])
        yield 0.05
        paints = [p for p in self.paints if p[0] < end[0] + 0.01]
        self._percentiles(f"pan {name}: paint", [took for _, took in paints])
        self._percentiles(f"pan {name}: interval", np.diff([at for at, _ in paints]).tolist())
        self.hand.button(canvas, centre, False)

    def _way(self, passed: float) -> QPoint:
        reach, turn = 0.25 * self.canvas.height(), 2.0 * np.pi * passed / 1.5
        return QPoint(round(reach * np.sin(turn)), round(reach * (1 - np.cos(turn))))

    def _drag(self, centre: QPoint, end: list[float]) -> None:
        start = time.perf_counter()
        while (passed := time.perf_counter() - start) < 3.0:
            self.hand.move(self.canvas, centre + self._way(passed))
            time.sleep(1 / 60)
        end.append(time.perf_counter())

    def _drag_steps(self, centre: QPoint, end: list[float]) -> Iterator[Wait]:
        start = time.perf_counter()
        while (passed := time.perf_counter() - start) < 3.0:
            self.hand.move(self.canvas, centre + self._way(passed))
            yield 1 / 60
        end.append(time.perf_counter())

    def _percentiles(self, name: str, seconds: list[float]) -> None:
        p50, p95 = np.percentile(np.array(seconds or [0.0]) * 1e3, [50, 95])
        self.figures[f"{name} p50 ms"], self.figures[f"{name} p95 ms"] = float(p50), float(p95)

    def _details(self) -> Iterator[Wait]:
        canvas, centre = self.canvas, self.canvas.rect().center()
        self.watched.mark("hover")
        for i in range(60):
            self.hand.move(canvas, centre + QPoint(3 * i, 2 * i))
            yield 1 / 60
        yield 1.2  # a tooltip
        self.watched.mark("identify")
        for down in (True, False):
            self.hand.button(canvas, centre, down)
            yield 0.05
        yield 0.3
        yield self.calm
        yield from self.shot("identified")
        self.watched.mark("list of layers")
        yield 0.01
        self.window.findChild(QAction, "layers").trigger()
        yield 0.3
        yield from self.shot("layers")
        theme = self.window.theme
        yield from self.do("dark theme", lambda: theme.set_mode("dark"))


def _process_started() -> float:
    """Unix time at which this process began."""
    fields = Path("/proc/self/stat").read_text().rsplit(")", 1)[1].split()
    ticks = int(fields[19]) / os.sysconf("SC_CLK_TCK")
    return time.time() - (time.clock_gettime(time.CLOCK_BOOTTIME) - ticks)


def visit(
    size: tuple[int, int], out: Path, shots: Path | None, script: type[Script] = Script
) -> None:
    """Opens the program in this process, plays the script, writes the figures."""
    import app.start
    from app import __main__ as start
    from app.map.canvas.surface import MapSurface

    QtWidgets.QApplication = Watched  # type: ignore[misc]
    scripts: list[Script] = []
    build, paint = app.start.build, MapSurface.paintEvent

    def build_and_play(*arguments: Any) -> Any:
        program = build(*arguments)
        watched = QtWidgets.QApplication.instance()
        assert isinstance(watched, Watched)
        scripts.append(script(program, watched, size, shots))
        return program

    def timed_paint(self: MapSurface, event: Any) -> None:
        begin = time.perf_counter()
        paint(self, event)
        for script in scripts:
            script.paints.append((begin, time.perf_counter() - begin))

    app.start.build = build_and_play
    MapSurface.paintEvent = timed_paint  # type: ignore[method-assign]
    start.open_window([])
    watched = QtWidgets.QApplication.instance()
    figures = scripts[0].figures
    figures["peak memory GiB"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
    for phase in watched.phases:
        if phase.name not in ("between", "picture", "end"):
            figures[f"{phase.name}: seconds"] = phase.seconds
            longest = f"{phase.name}: longest block ms"
            figures[longest] = max(1e3 * phase.longest, figures.get(longest, 0.0))
    details = [
        (phase.name, sorted(phase.long_events, reverse=True)[:6]) for phase in watched.phases
    ]
    out.write_text(json.dumps({"figures": figures, "details": details}, indent=1))


def main() -> None:
    """Visits at each size, several times, and prints medians."""
    repeats = int(os.environ.get("REPEATS", REPEATS))
    for size in SIZES:
        results = [visit_in_child(size) for _ in range(repeats)]
        print(f"\nwindow of {size[0]} x {size[1]}, median of {repeats}")
        for name in results[0]["figures"]:
            values = [r["figures"][name] for r in results if name in r["figures"]]
            print(f"  {name:<44}{median(values):10.1f}", flush=True)
        for name, events in results[-1]["details"]:
            for took, what in events[:3]:
                print(f"    {name:<24}{1e3 * took:8.1f} ms  {what}")


def visit_in_child(size: tuple[int, int], module: str = "benchmarks.window") -> dict[str, Any]:
    """Runs a visit in a process of its own and reads what it measured."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "figures.json"
        command = [sys.executable, "-m", module, f"{size[0]}x{size[1]}", str(out)]
        environment = {**os.environ, "XDG_CONFIG_HOME": folder}
        if shutil.which("xvfb-run"):
            command = ["xvfb-run", "-a", "-s", "-screen 0 3840x2160x24", *command]
        elif "DISPLAY" not in os.environ:
            environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        subprocess.run(command, check=True, env=environment)
        found: dict[str, Any] = json.loads(out.read_text())
        return found


if __name__ == "__main__":
    if len(sys.argv) > 2:
        wide, high = (int(v) for v in sys.argv[1].split("x"))
        shots_folder = Path(sys.argv[3]) if len(sys.argv) > 3 else None
        visit((wide, high), Path(sys.argv[2]), shots_folder)
    else:
        main()
