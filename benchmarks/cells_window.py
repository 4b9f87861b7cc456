"""How the Cells workspace feels: ``python -m benchmarks.cells_window [VISIT ...]``.

The real program on a display, as in `benchmarks.levels`, whose columns these are. Visits: "sample",
the records of the sample study; "discharges", the 2.4 million made-up records of
`benchmarks.discharges`, each in a dissemination area of the sample, and the eight combinations of
paper 004's Table 7. A hand does what a person does in the panels.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QDockWidget, QTabBar

from benchmarks.discharges import SIZES, combinations, discharges
from benchmarks.levels import LONGEST, Beat, Levels
from benchmarks.window import Wait, visit, visit_in_child
from core.quasi_identifiers import QuasiIdentifier

SIZE = (1600, 1000)
VISITS = ("sample", "discharges")
_DISCHARGES = "VBAS_BENCHMARK_DISCHARGES"
_SAMPLE = Path(__file__).parents[1] / "sample_data" / "records.parquet"


class Cells(Levels):
    """Reads the records, suppresses cells, and does what a person does in the panels."""

    def play(self) -> Iterator[Wait]:
        """The whole visit."""
        from app.workspaces.cells.state import CellsState

        self.beat = Beat(self)
        self.state = self.window.findChild(CellsState)
        yield lambda: self.canvas.is_sharp()
        self.window.resize(*self.size)
        yield 0.3
        yield self.calm
        if path := os.environ.get(_DISCHARGES):
            opener = self.program.opener
            yield from self.do("open records", lambda: opener.open_records(Path(path)))
        yield from self._click("go to cells", self.window.top_bar.buttons["cells"])
        if path:
            yield from self._protect_discharges()
        yield from self._suppress("suppress")
        yield from self._tabs()
        yield from self._choose_variables()
        yield from self._lend()
        yield from self._suppress("suppress, map lent")
        for name in ("aggregate", "cells"):
            yield from self._click(f"back to {name}", self.window.top_bar.buttons[name])
        self._note()
        self.watched.mark("end")
        self.window.close()

    def _dock(self, name: str) -> QDockWidget:
        docks = self.window.docks("cells")
        return next(of for of in docks if of.objectName() == f"cells.{name}")

    def _note(self) -> None:
        for phase, away in self.beat.longest.items():
            self.figures[f"{phase}: away ms"] = 1e3 * away
        for of in self.watched.phases:
            own = f"{of.name}: own ms"
            self.figures[own] = max(1e3 * of.own, self.figures.get(own, 0.0))

    def _protect_discharges(self) -> Iterator[Wait]:
        from core.hierarchies.design import CellDesign, LevelledVariable

        state = self.state
        columns = tuple(QuasiIdentifier(name) for name in SIZES)
        yield from self.do("read ten columns", lambda: setattr(state, "columns", columns))
        yield lambda: state.records is not None and self.calm()
        variables = tuple(LevelledVariable(name, (name,)) for name in SIZES)
        design = CellDesign(variables, by_hand=combinations(), k=20)
        yield from self.do("eight combinations", lambda: state.ask(design))

    def _suppress(self, name: str) -> Iterator[Wait]:
        """F5, and until everybody has shown what came out."""
        self.watched.mark(name)
        yield 0.01
        before, start = self.state.outcome, time.perf_counter()
        self.state.run_requested.emit()
        yield lambda: self.state.outcome is not before and not self.state.working
        self.figures[f"{name}: s"] = time.perf_counter() - start
        yield self.calm
        yield 0.5
        yield self.calm
        yield from self.shot(name.replace(" ", "_"))

    def _tabs(self) -> Iterator[Wait]:
        """Every dock to the front, twice: the second time it has been shown before."""
        for words in ("first look at", "look again at"):
            for dock in self.window.docks("cells"):
                name = dock.objectName().removeprefix("cells.")
                yield from self._front(f"{words} {name}", dock)

    def _front(self, name: str, dock: QDockWidget) -> Iterator[Wait]:
        """A click on its tab; a dock that is hidden is shown."""
        for bar in self.window.findChildren(QTabBar):
            titles = [bar.tabText(i) for i in range(bar.count())]
            if bar.isVisible() and dock.windowTitle() in titles:
                at = bar.tabRect(titles.index(dock.windowTitle())).center()
                yield from self._click(name, bar, at)
                return

        def show() -> None:
            dock.show()
            dock.raise_()

        yield from self.do(name, show)

    def _choose_variables(self) -> Iterator[Wait]:
        dock = self._dock("setup")
        variables = dock.widget().sections[1].list
        rows = variables.picker.list
        dock.raise_()
        yield 0.3
        for i in (0, 1, 2, 0, 1, 2):
            at = QPoint(10, rows.visualItemRect(rows.item(i)).center().y())
            yield from self._click("tick a variable", rows.viewport(), at, True)
        ticked = variables.look_at(rows.chosen_names()[0])
        for weight in (0.9, 0.5, 1.0):
            yield from self.do("weigh a variable", lambda w=weight: ticked.weight.setValue(w))
        for k in (10, 20):
            yield from self.do("another k", lambda k=k: dock.widget().sections[3].k.setValue(k))

    def _lend(self) -> Iterator[Wait]:
        """The map shows missingness, then risk; areas are selected."""
        (panel,) = self._dock("missingness").widget().sections
        for i in range(1, panel.map.shows.count()):
            yield from self._choose("map shows missingness", panel.map.shows, i)
        for i in range(panel.column.count()):
            yield from self._choose("missingness of a column", panel.column, i)
        for i in range(panel.by.count()):
            yield from self._choose("missingness by a column", panel.by, i)
        yield from self._click("select on the map", self.canvas)
        form, _, on_map, *_ = self._dock("risk").widget().sections
        yield from self._bring(on_map.shows)
        for i in range(1, on_map.shows.count()):
            yield from self._choose("map shows risk", on_map.shows, i)
        for i in (3, 0):
            yield from self._choose("threshold of risk", form.threshold, i)
        yield from self._click("select those at risk", on_map.select)


def place_discharges(to: Path) -> None:
    """Writes the made-up discharges, each in an area of the sample."""
    records, rng = discharges(), np.random.default_rng(5)
    areas = pq.read_table(_SAMPLE, columns=["area_id"])["area_id"].combine_chunks().dictionary
    places = pa.array(rng.integers(0, len(areas), records.n_records, dtype=np.int32))
    columns = {"area_id": pa.DictionaryArray.from_arrays(places, areas)}
    for name, codes in zip(records.columns, records.codes, strict=True):
        labels = pa.array(records.categories[name])
        columns[name] = pa.DictionaryArray.from_arrays(pa.array(codes), labels)
    pq.write_table(pa.table(columns), to)


def report(name: str, folder: Path) -> None:
    """Prints what one visit found."""
    os.environ.pop(_DISCHARGES, None)
    if name == "discharges":
        os.environ[_DISCHARGES] = str(folder / "discharges.parquet")
        place_discharges(Path(os.environ[_DISCHARGES]))
    found = visit_in_child(SIZE, "benchmarks.cells_window")
    figures = found["figures"]
    seconds, peak = figures["suppress: s"], figures["peak memory GiB"]
    print(f"{name}: cells suppressed after {seconds:.1f} s, peak memory {peak:.2f} GiB")
    print(f"{'':34}{'own ms':>9}{'away ms':>9}")
    names = [each.removesuffix(": own ms") for each in figures if each.endswith(": own ms")]
    for each in names:
        if each not in ("between", "start"):
            own, away = figures[f"{each}: own ms"], figures.get(f"{each}: away ms", 0.0)
            print(f"  {each:<32}{own:9.1f}{away:9.1f}")
    for each, events in found["details"]:
        for took, what in events[:2] if each != "between" else ():
            if took > LONGEST / 4:
                print(f"    {each:<24}{1e3 * took:8.1f} ms  {what}")


def main() -> None:
    """Prints what the visits found."""
    with tempfile.TemporaryDirectory() as folder:
        for name in sys.argv[1:] or VISITS:
            report(name, Path(folder))


if __name__ == "__main__":
    if len(sys.argv) > 2 and "x" in sys.argv[1]:
        wide, high = (int(v) for v in sys.argv[1].split("x"))
        shots = Path(sys.argv[3]) if sys.argv[3:] else None
        visit((wide, high), Path(sys.argv[2]), shots, Cells)
    else:
        main()
