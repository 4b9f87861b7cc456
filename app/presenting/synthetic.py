"""Writes on every map of synthetic records that they are synthetic."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from app.canvas import MapCanvas
from app.program import Program
from core.io.synthesize.mark import is_synthetic


class SyntheticMark(QObject):
    """Looks at the records behind the map, and marks all maps of the window."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._session, self._background = program.session, program.background
        self._window = program.window
        self._known: dict[Path, bool] = {}
        self.text = ""
        session = program.session
        for signal in (
            session.records_changed,
            session.areas_changed,
            session.current_run_changed,
            session.compared_run_changed,
        ):
            signal.connect(self._look)
        self._look()

    @Slot()
    def _look(self) -> None:
        paths = self._paths()
        unknown = [path for path in paths if path not in self._known]
        if unknown:
            self._background.ask("synthetic", partial(_looked_at, unknown), self._take)
        else:
            self._mark(any(self._known[path] for path in paths))

    def _paths(self) -> tuple[Path, ...]:
        """The record files behind what the maps show."""
        session = self._session
        entries = (session.current_run, session.compared_run)
        if session.current_run is not None:
            return tuple(of.records.path for of in entries if of is not None)
        return () if session.records is None else (session.records.path,)

    def _take(self, found: dict[Path, bool]) -> None:
        self._known.update(found)
        self._look()

    def _mark(self, synthetic: bool) -> None:
        self.text = self.tr("Synthetic data") if synthetic else ""
        for canvas in self._window.findChildren(MapCanvas):
            if canvas.mark != self.text:
                canvas.set_mark(self.text)


def _looked_at(paths: list[Path]) -> dict[Path, bool]:
    return {path: is_synthetic(path) for path in paths}
