"""What every map and its pictures say: that records are synthetic, that small counts are shown."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Slot

from app.frame.program import Program
from app.frame.session import Opened
from app.map.canvas import MapCanvas
from core.io.records.place import Place
from core.io.synthesize.mark import is_synthetic


class MapMarks(QObject):
    """Looks at the records behind the map and at who looks on, and marks all maps of the window."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._session, self._background = program.session, program.background
        self._window = program.window
        self._known: dict[Place, bool] = {}
        session = program.session
        session.records_changed.connect(self._on_records)
        for signal in (
            session.records_changed,
            session.areas_changed,
            session.current_run_changed,
            session.compared_run_changed,
            session.draft_changed,
            session.showing.changed,
        ):
            signal.connect(self._update_marks)
        self._update_marks()

    @Slot(object)
    def _on_records(self, records: Opened | None) -> None:
        """A file that is opened anew may be another one."""
        if records is not None:
            self._known.pop(records.path, None)

    @Slot()
    def _update_marks(self) -> None:
        shown, compared = self._paths()
        paths = dict.fromkeys((*shown, *compared))
        unknown = [path for path in paths if path not in self._known]
        # What is not known yet carries no mark of the records before it.
        synthetic, second = (
            any(self._known.get(path, False) for path in of) for of in (shown, (*shown, *compared))
        )
        first = self._window.map_panel.canvas
        showing, k = self._session.showing, self._session.k
        for canvas in self._window.findChildren(MapCanvas):
            said = [self.tr("Synthetic data")] if (synthetic if canvas is first else second) else []
            said += [self.tr("Small counts shown: not for others")] if showing.custodian else []
            text = " · ".join(said)
            if canvas.mark != text:
                canvas.set_mark(text)
            canvas.set_least(showing.least_on_screen(k), showing.least_in_pictures(k))
        if unknown:
            self._background.ask("synthetic", partial(_checked, unknown), self._on_known)

    def _paths(self) -> tuple[tuple[Place, ...], tuple[Place, ...]]:
        """The record files behind the map, and those that a second map adds."""
        session = self._session
        run, other = session.current_run, session.compared_run
        if run is not None:
            return (run.records.path,), () if other is None else (other.records.path,)
        return () if session.records is None else (session.records.path,), ()

    def _on_known(self, found: dict[Place, bool]) -> None:
        self._known.update(found)
        self._update_marks()


def _checked(paths: list[Place]) -> dict[Place, bool]:
    return {path: is_synthetic(path) for path in paths}
