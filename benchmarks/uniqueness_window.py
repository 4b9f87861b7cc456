"""How the Uniqueness workspace feels: ``python -m benchmarks.uniqueness_window [VISIT ...]``.

The real program on a display, as in `benchmarks.levels`, whose columns these are. Visits: "areas",
54,425 dissemination areas with 20 to 50 made-up records each (without that file the sample study)
and the variables of the scenario; "wide", 100,000 records of the sample with 15 variables, 32,767
combinations. A hand counts them and does what a person does in the panels.
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

from benchmarks.levels import _RECORDS, LONGEST, Beat, Levels, synthesize
from benchmarks.window import AREAS, Wait, visit, visit_in_child
from core.quasi_identifiers import QuasiIdentifier

SIZE = (1600, 1000)
_WIDE = "VBAS_BENCHMARK_WIDE"
_SAMPLE = Path(__file__).parents[1] / "sample_data" / "records.parquet"
_WIDE_RECORDS, _EXTRA = 100_000, 11
_OWN = ("language", "ethnicity", "education")


class Uniqueness(Levels):
    """Opens records, counts every combination, and does what a person does in the panels."""

    def play(self) -> Iterator[Wait]:
        """The whole visit."""
        self.beat = Beat(self)
        yield lambda: self.canvas.is_sharp()
        self.window.resize(*self.size)
        yield 0.3
        yield self.calm
        wide = os.environ.get(_WIDE)
        if wide:
            yield from self.do("open records", lambda: self.program.opener.open_records(Path(wide)))
        elif _RECORDS in os.environ:
            yield from self._open(Path(os.environ[_RECORDS]))
        yield from self._click("go to uniqueness", self.window.top_bar.buttons["uniqueness"])
        yield from self._count_all(wide=bool(wide))
        yield from self._explore()
        yield from self._tabulate()
        for name in ("aggregate", "uniqueness"):
            yield from self._click(f"back to {name}", self.window.top_bar.buttons[name])
        if not wide:
            yield from self._recode()
        for phase, away in self.beat.longest.items():
            self.figures[f"{phase}: away ms"] = 1e3 * away
        for of in self.watched.phases:
            own = f"{of.name}: own ms"
            self.figures[own] = max(1e3 * of.own, self.figures.get(own, 0.0))
        self.watched.mark("end")
        self.window.close()

    def _count_all(self, *, wide: bool) -> Iterator[Wait]:
        from app.workspaces.uniqueness.state import UniquenessState
        from app.workspaces.uniqueness.variables.panel import VariablesSection
        from core.record_uniqueness.recodes import LEVEL, Recode

        state = self.state = self.window.findChild(UniquenessState)
        if wide:
            names = (*_OWN, *(f"extra{i}" for i in range(_EXTRA)))
            state.columns = tuple(QuasiIdentifier(name) for name in names)
            yield from self.do("count the records", state.run_requested.emit)
            every = tuple(variable.name for variable in state.distinct.variables)
            fsa = Recode("geography", LEVEL, level="fsa")
            yield from self.do(
                "ask about all",
                lambda: state.ask(state.question.with_variables(every).recoded(fsa)),
            )
        self.watched.mark("count every combination")
        yield 0.01
        start = time.perf_counter()
        self.window.findChild(VariablesSection).asking.insist()
        yield from self._until_counted()
        self.figures["count every combination: s"] = time.perf_counter() - start
        yield 0.5
        yield self.calm
        yield from self.shot("counted")

    def _until_counted(self) -> Iterator[Wait]:
        """Until what is asked is answered, ten minutes at most."""
        state, start = self.state, time.perf_counter()
        while time.perf_counter() - start < 600:
            yield 0.1
            if state.working or state.stale or state.examination is None:
                continue
            if state.counting is not None and state.counting.complete:
                return

    def _explore(self) -> Iterator[Wait]:
        from app.workspaces.uniqueness.explorer.panel import ExplorerSection

        panel = self.window.findChild(ExplorerSection)
        chart, n = panel.chart, panel.chart.count()
        yield from self._bring(chart)
        for place in (n - 1, n // 2, n // 3, 0):
            at = chart.place_of(place).center().toPoint()
            yield from self._click("choose a field", chart, at, True)
        self.watched.mark("pointer over fields")
        for i in range(90):
            self.hand.move(chart, QPoint(120 + i * 3, 20 + i % 6 * 25))
            yield 1 / 60
        yield 0.5
        for i in (1, 2, 3, 0):
            yield from self._choose("map shows", panel.details.map_shows, i)
        yield from self._click("select these areas", panel.details.select_button)
        for i in (1, 2, 0):
            yield from self._choose("compare by", panel.measure, i)
        yield from self._choose("combinations with", panel.having, 1)
        yield from self._click("with unique sets", panel.only_sets)
        yield from self._choose("path", panel.path, 2)
        yield from self._choose("combinations with", panel.having, 0)

    def _tabulate(self) -> Iterator[Wait]:
        from app.workspaces.uniqueness.explorer.table import CombinationsPanel

        table = self.window.findChild(CombinationsPanel)
        yield from self._bring(table)
        yield from self.do("sort the table", lambda: table.sort_by("in_sets", True))
        table.bar.condition.setText("number <= 3 and in_sets_share > 0.01")
        yield from self.do("filter the table", table.bar.changed.emit)
        yield from self._click("row of the table", table.view.viewport(), QPoint(40, 40), True)

    def _recode(self) -> Iterator[Wait]:
        """Another recode of a variable, and back; everything is counted again."""
        from app.workspaces.uniqueness.variables.variable_list import VariableList

        shown = self.window.findChild(VariableList)
        for name in shown.picker.list.chosen_names():
            box = shown.look_at(name).ways
            if not box.isEnabled():
                continue
            before = box.currentIndex()
            for i in (0 if before else 1, before):
                yield from self._choose("recode", box, i)
                self.watched.mark("recode")
                yield from self._until_counted()
            break


def widen(to: Path) -> None:
    """Writes records of the sample with more variables."""
    rng = np.random.default_rng(3)
    sample = pq.read_table(_SAMPLE)
    table = sample.take(rng.choice(len(sample), _WIDE_RECORDS, replace=False))
    for i in range(_EXTRA):
        share = rng.dirichlet(np.full(3 + i % 3, 0.4 if i % 2 else 2.0))
        codes = rng.choice(len(share), len(table), p=share)
        table = table.append_column(f"extra{i}", pa.array(np.array(list("abcde"))[codes]))
    pq.write_table(table, to)


def report(name: str, folder: Path) -> None:
    """Prints what one visit found."""
    os.environ.pop(_WIDE, None)
    if name == "wide":
        os.environ[_WIDE] = str(folder / "wide.parquet")
        widen(Path(os.environ[_WIDE]))
    elif AREAS.is_file() and _RECORDS not in os.environ:
        os.environ[_RECORDS] = str(folder / "records.parquet")
        synthesize(Path(os.environ[_RECORDS]))
    found = visit_in_child(SIZE, "benchmarks.uniqueness_window")
    figures = found["figures"]
    seconds, peak = figures["count every combination: s"], figures["peak memory GiB"]
    print(f"{name}: every combination {seconds:.1f} s, peak memory {peak:.2f} GiB")
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
        for name in sys.argv[1:] or ("areas", "wide"):
            report(name, Path(folder))


if __name__ == "__main__":
    if len(sys.argv) > 2 and "x" in sys.argv[1]:
        wide, high = (int(v) for v in sys.argv[1].split("x"))
        shots = Path(sys.argv[3]) if sys.argv[3:] else None
        visit((wide, high), Path(sys.argv[2]), shots, Uniqueness)
    else:
        main()
