"""How the Levels workspace feels at national scale: ``python -m benchmarks.levels``.

The real program on a display (see `benchmarks.window`), 54,425 dissemination areas with 20 to 50
made-up records each; without that file the sample study. A hand clicks through the workspace.
"own" is the longest time of the processor that one event took in the GUI thread: no event should
take over 16 ms. "away" is the longest that the GUI thread could not go on for other reasons, above
all work in other threads that holds the lock of the interpreter: it should stay below 50 ms.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPoint, QRect, Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDockWidget,
    QScrollArea,
    QTableView,
    QWidget,
)

from benchmarks.window import AREAS, Script, Wait, visit, visit_in_child
from core.io.areas import AreaSource
from core.quasi_identifiers import QuasiIdentifier

SIZE = (1600, 1000)
TYPES = ("sex", "marital", "language")
LONGEST = 0.05
_RECORDS = "VBAS_BENCHMARK_RECORDS"
_BEAT_MS = 2


class Beat:
    """Notes how long the GUI thread was away between two beats of a clock.

    Left out is its own time, and where Linux tells it the time it waited for a processor.

    Attributes
    ----------
    longest
        {phase: seconds}.
    """

    def __init__(self, script: Script) -> None:
        self._watched = script.watched
        self.longest: dict[str, float] = {}
        self._last = (time.perf_counter(), _busy())
        self._timer = QTimer(interval=_BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def _beat(self) -> None:
        now, phase = (time.perf_counter(), _busy()), self._watched.phases[-1].name
        away = (now[0] - self._last[0]) - (now[1] - self._last[1])
        self._last = now
        self.longest[phase] = max(away, self.longest.get(phase, 0.0))


def _busy() -> float:
    """Seconds that this thread has worked, or waited for a processor that others had."""
    try:
        worked, waited, _ = Path("/proc/thread-self/schedstat").read_text().split()
    except (OSError, ValueError):
        return time.thread_time()
    return (int(worked) + int(waited)) / 1e9


class Levels(Script):
    """Opens areas and records, counts, and does what a person does in the workspace."""

    def play(self) -> Iterator[Wait]:
        """The whole visit."""
        self.beat = Beat(self)
        yield lambda: self.canvas.is_sharp()
        self.window.resize(*self.size)
        yield 0.3
        yield self.calm
        if _RECORDS in os.environ:
            yield from self._open(Path(os.environ[_RECORDS]))
        yield from self.do("count", self._count)
        for name in ("levels", "aggregate", "levels", "aggregate", "levels"):
            times = sum(phase.name.startswith(f"go to {name}") for phase in self.watched.phases)
            words = f"go to {name} ({times + 1})"
            yield from self._click(words, self.window.top_bar.buttons[name])
        yield from self._ask()
        yield from self._select()
        yield from self._map()
        yield from self._calibrate()
        for phase, away in self.beat.longest.items():
            self.figures[f"{phase}: away ms"] = 1e3 * away
        for of in self.watched.phases:
            own = f"{of.name}: own ms"
            self.figures[own] = max(1e3 * of.own, self.figures.get(own, 0.0))
        self.watched.mark("end")
        self.window.close()

    def _open(self, records: Path) -> Iterator[Wait]:
        opener, session = self.program.opener, self.program.session
        yield from self.do("open areas", lambda: opener.open_areas(AreaSource(AREAS)))
        yield from self.do("open records", lambda: opener.open_records(records))
        chosen = tuple(QuasiIdentifier(name) for name in TYPES)
        scenario = replace(session.draft.scenario, quasi_identifiers=chosen)
        session.set_draft(replace(session.draft, scenario=scenario))
        yield self.calm

    def _count(self) -> None:
        from app.workspaces.levels.thresholds.panel import count_records

        count_records(self.program)

    # A hand

    def _click(
        self, name: str, widget: QWidget, at: QPoint | None = None, keep: bool = False
    ) -> Iterator[Wait]:
        """One phase: a click, and until everything is calm again."""
        yield from self._bring(widget)
        place = widget.rect().center() if at is None else at
        if isinstance(widget, QAbstractButton) and at is None:
            place = QPoint(min(12, widget.width() // 2), widget.height() // 2)
        self.hand.move(widget, place)
        yield 0.1
        self.watched.mark(name)
        yield 0.01
        start = time.perf_counter()
        for down in (True, False):
            self.hand.button(widget, place, down)
            yield 0.02
        yield lambda: time.perf_counter() - start > 0.15 and self.calm()
        yield 0.15
        yield self.calm
        if not keep:
            yield from self.shot(name.replace(" ", "_"))

    def _bring(self, widget: QWidget) -> Iterator[Wait]:
        """Brings a widget to where it can be clicked; no part of what is measured."""
        self.watched.mark("between")
        above: QWidget | None = widget
        while above is not None:
            if isinstance(above, QDockWidget):
                above.show()
                above.raise_()
            if isinstance(above, QScrollArea):
                above.ensureWidgetVisible(widget)
            above = above.parentWidget()
        yield 0.2
        yield self.calm

    def _choose(self, name: str, box: QComboBox, index: int) -> Iterator[Wait]:
        """One phase: another entry of a list."""
        yield from self._bring(box)

        def choose() -> None:
            box.setCurrentIndex(index)
            box.activated.emit(index)

        yield from self.do(name, choose)

    def _cell(self, view: QAbstractItemView, index: QModelIndex) -> QRect:
        view.scrollTo(index)
        return view.visualRect(index)

    # What is done

    def _ask(self) -> Iterator[Wait]:
        from app.workspaces.levels.lens.panel import LensPanel
        from app.workspaces.levels.table.panel import LevelsSection
        from app.workspaces.levels.thresholds.verdict import VerdictSection

        self.table = self.window.findChild(LevelsSection)
        self.thresholds = self.window.findChild(VerdictSection)
        self.lens = self.window.findChild(LensPanel)
        view, model = self.table.view, self.table.view.model()
        yield from self._bring(view)
        rows = range(model.rowCount())
        for row in (*rows, *reversed(rows)):
            cell = self._cell(view, model.index(row, 3))
            yield from self._click("another level", view.viewport(), cell.center(), True)
        for column in range(3, min(8, model.columnCount())):
            cell = self._cell(view, model.index(0, column))
            yield from self._click("another rule", view.viewport(), cell.center(), True)
        form, rules = self.lens.form, self.lens.rules.rules
        for row in (1, 0):
            at = rules.visualItemRect(rules.item(row, 0)).center()
            yield from self._click("rule of the lens", rules.viewport(), at)
        for row in form.rows[1:]:
            yield from self._choose("coarsen", row.ways, 1)
            yield from self._choose("coarsen", row.ways, 0)
        for button in (*self.thresholds.rows.buttons.values(),) * 2:
            yield from self._click("threshold", button, None, True)

    def _select(self) -> Iterator[Wait]:
        view, model = self.table.view, self.table.view.model()
        yield from self._bring(view)
        for row in range(model.rowCount()):
            yield from self._open_line("open a level", view, model, model.index(row, 0))
        level = model.index(0, 0)
        if model.rowCount(level):
            line = model.index(0, 0, level)
            yield from self._open_line("open a province", view, model, line)
            for child in range(min(3, model.rowCount(line))):
                cell = self._cell(view, model.index(child, 0, line)).center()
                yield from self._click("select a unit", view.viewport(), cell, True)
        cell = self._cell(view, model.index(0, 3)).center()
        yield from self._click("the finest level again", view.viewport(), cell)
        yield from self._click("select what fails", self.table.failing)
        yield from self._click("select those above", self.thresholds.above_button)
        units = self._units()
        yield from self._bring(units)
        for row in range(3):
            at = QPoint(30, units.rowViewportPosition(row) + 8)
            yield from self._click("select in the table of units", units.viewport(), at, True)

    def _open_line(
        self, name: str, view: QAbstractItemView, model: QAbstractItemModel, line: QModelIndex
    ) -> Iterator[Wait]:
        at = self._cell(view, line)
        yield from self._click(
            name, view.viewport(), QPoint(at.left() - 8, at.center().y()), keep=True
        )

    def _units(self) -> QTableView:
        docks = self.window.docks("levels")
        units = next(of for of in docks if of.objectName() == "levels.units")
        return units.findChild(QTableView)

    def _map(self) -> Iterator[Wait]:
        for words in ("uniqueness on the map", "margins on the map"):
            yield from self._click(words, self.thresholds.map_button)
        yield from self._click("uniqueness on the map", self.thresholds.map_button)
        yield from self._choose("level of thresholds", self.thresholds.level, 1)
        canvas, centre = self.canvas, self.canvas.rect().center()
        self.watched.mark("pointer on the map")
        for i in range(90):
            self.hand.move(canvas, centre + QPoint(i % 30 * 4 - 60, i // 30 * 10 - 15))
            yield 1 / 60
        yield 1.2  # a tooltip
        yield from self.shot("pointer")

    def _calibrate(self) -> Iterator[Wait]:
        from app.workspaces.levels.calibration.panel import CalibrationPanel

        panel = self.window.findChild(CalibrationPanel)
        yield from self._bring(panel)
        self.watched.mark("calibration")
        yield 0.01
        panel.run(go_on=False)
        start = time.perf_counter()
        yield lambda: time.perf_counter() - start > 12 or not self.program.jobs.busy
        self.watched.mark("calibration stopped")
        yield 0.01
        panel.stop_button.click()
        yield self.calm
        yield from self.shot("calibration")


def synthesize(to: Path) -> None:
    """Writes the records."""
    words = ["--areas", str(AREAS), "--out", str(to), "--people", "20-50"]
    words += ["--variables", ",".join(TYPES)]
    command = [sys.executable, "-m", "app", "synthesize", *words]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    """Prints what one visit found."""
    with tempfile.TemporaryDirectory() as folder:
        if AREAS.is_file() and _RECORDS not in os.environ:
            records = Path(folder) / "records.parquet"
            synthesize(records)
            os.environ[_RECORDS] = str(records)
        found = visit_in_child(SIZE, "benchmarks.levels")
    figures = found["figures"]
    print(f"{'':34}{'own ms':>9}{'away ms':>9}")
    names = [name.removesuffix(": own ms") for name in figures if name.endswith(": own ms")]
    for name in names:
        if name not in ("between", "start"):
            own, away = figures[f"{name}: own ms"], figures.get(f"{name}: away ms", 0.0)
            print(f"  {name:<32}{own:9.1f}{away:9.1f}")
    for name, events in found["details"]:
        for took, what in events[:2] if name != "between" else ():
            if took > LONGEST / 4:
                print(f"    {name:<24}{1e3 * took:8.1f} ms  {what}")


if __name__ == "__main__":
    if len(sys.argv) > 2:
        wide, high = (int(v) for v in sys.argv[1].split("x"))
        visit((wide, high), Path(sys.argv[2]), Path(sys.argv[3]) if sys.argv[3:] else None, Levels)
    else:
        main()
