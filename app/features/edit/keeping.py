"""Edited regions become a run in the list."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from app.features.edit.bench import Bench
from app.features.edit.desk import Desk
from app.features.edit.drafts import judged, name_for
from app.frame.history import Edit
from app.frame.program import Program
from app.frame.session import EDITED
from core.errors import VbasError
from core.pipeline import Run


class Keeper(QObject):
    """Judges the regions on the bench and adds them to the runs; this can be undone.

    Signals
    -------
    began(str)
        The regions of the run of this name are being judged.
    failed(VbasError)
        They could not be.
    """

    began = Signal(str)
    failed = Signal(object)

    def __init__(self, program: Program, bench: Bench) -> None:
        super().__init__(program.window)
        self._session, self._history = program.session, program.history
        self._background, self._bench = program.background, bench
        self.busy = False

    @Slot()
    def keep(self) -> None:
        """Adds the edited regions to the runs."""
        desk, editor = self._bench.desk, self._bench.editor
        if desk is None or editor is None or self.busy or not desk.edited:
            return
        self._bench.end()
        self.busy = True
        entry, aggregation = desk.entry, editor.finished()
        self.began.emit(entry.name)
        self._background.ask(
            "editing: keep", lambda: judged(entry, aggregation), partial(self._take, desk)
        )

    def _take(self, desk: Desk, run: Run | VbasError) -> None:
        self.busy = False
        if isinstance(run, VbasError):
            self.failed.emit(run)
            return
        session, of = self._session, desk.entry
        name = name_for(of, {entry.name for entry in session.runs})
        made = session.add_run(
            run, of.study, of.area_file, of.records, kind=EDITED, name=name, show=False
        )
        redo, undo = self._bench.reset(desk)
        session.compare_with(session.run_of(of.number))
        session.show_run(made)

        def again() -> None:
            session.restore_run(made)
            redo()
            session.show_run(made)

        def back() -> None:
            undo()
            session.show_run(session.run_of(of.number))
            session.replace_run(made, None)

        self._history.record(Edit(self.tr("keeping of “{0}”").format(name), again, back))
