"""How a project feels: ``python -m benchmarks.project_window [AREAS RECORDS]``.

The real program on a display, as in `benchmarks.window`. Eight runs are made on the sample, or on
areas and records that are given; they are saved, saved again, kept aside, and opened again. What
counts is the longest event of the window in each of these.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from benchmarks.window import Script, Wait, visit, visit_in_child
from core.io.areas import AreaSource
from core.quasi_identifiers import Band, QuasiIdentifier
from core.site_count import Count

SIZE = (1600, 1000)
N_RUNS = 8
_FEWEST, _MORE = 40, 25
_FILES = "VBAS_BENCHMARK_FILES"
_COLUMNS = (QuasiIdentifier("age", band=Band(5, 85)), QuasiIdentifier("sex"))


class Projects(Script):
    """Makes runs, saves them, and opens them again."""

    def play(self) -> Iterator[Wait]:
        """The whole visit."""
        from app.features.project.autosave import Autosave
        from app.features.project.keeper import ProjectKeeper
        from app.features.project.opening import Opening
        from app.features.project.saving import Saving

        keeper, aside = self.program.part(ProjectKeeper), self.program.part(Autosave)
        saving, opening = self.program.part(Saving), self.program.part(Opening)
        yield self.calm
        self.window.resize(*self.size)
        if files := os.environ.get(_FILES):
            yield from self._open(*map(Path, files.split(os.pathsep)))
        session = self.program.session
        for i in range(N_RUNS):
            scenario = replace(session.draft.scenario, site_count=Count(_FEWEST + _MORE * i))
            session.set_draft(replace(session.draft, scenario=scenario))
            yield self.calm
            self.window.actions_.run.trigger()
            yield 0.05
            yield self.calm
        aside.every.stop()
        with tempfile.TemporaryDirectory(prefix="vbas-project-") as folder:
            path = Path(folder) / "work.vbas"
            yield from self.do("save", lambda: saving.save_to(path))
            yield from self.do("save again", lambda: saving.save_to(path))
            session.rename_run(session.runs[0], "first")
            yield 0.5
            yield from self.do("kept aside", aside.write)
            keeper.work.set_clean()
            yield from self.do("close", opening.new, self.idle)
            yield from self.do("open", lambda: opening.load(path))
            yield from self.do("open again", lambda: opening.load(path))
        self._note()
        keeper.work.set_clean()
        self.watched.mark("end")
        self.window.close()

    def _open(self, areas: Path, records: Path) -> Iterator[Wait]:
        opener, session = self.program.opener, self.program.session
        yield from self.do("areas", lambda: opener.open_areas(AreaSource(areas)))
        yield from self.do("records", lambda: opener.open_records(records))
        scenario = replace(session.draft.scenario, quasi_identifiers=_COLUMNS)
        session.set_draft(replace(session.draft, scenario=scenario))
        yield self.calm

    def _note(self) -> None:
        for of in self.watched.phases:
            self.figures[f"{of.name}: own ms"] = 1e3 * of.own


def main() -> None:
    """One visit; prints the longest event of each phase, and what held the window longest."""
    if sys.argv[1:]:
        os.environ[_FILES] = os.pathsep.join(sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = folder  # nothing that a crash left is asked about
        found = visit_in_child(SIZE, "benchmarks.project_window")
    for name in _PHASES:
        figures = {of: found["figures"].get(f"{name}: {of}", 0.0) for of in _SHOWN}
        print(f"{name:<12}" + "  ".join(f"{of} {value:8.1f}" for of, value in figures.items()))
    for name, events in found["details"]:
        for took, what in events[:3] if name in _PHASES else ():
            print(f"    {name}: {1e3 * took:.0f} ms {what}")


_PHASES = ("save", "save again", "kept aside", "close", "open", "open again")
_SHOWN = ("seconds", "longest block ms", "own ms")


if __name__ == "__main__":
    if len(sys.argv) > 2 and "x" in sys.argv[1] and not Path(sys.argv[1]).exists():
        visit(SIZE, Path(sys.argv[2]), None, Projects)
    else:
        main()
