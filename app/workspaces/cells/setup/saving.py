"""Writes the records with their blanks into a file."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog

from app.features.variables.add_form import AREA_ID, DIRECT
from app.frame.program import Program
from app.kit import numbers
from app.kit.language import sentence
from app.kit.messages import message_of
from app.workspaces.cells.setup.save_dialog import SaveDialog
from app.workspaces.cells.state import CellsState
from core.errors import VbasError
from core.io.cell_files import WrittenRecords, write_suppressed
from core.io.synthesize.mark import synthetic_mark
from core.released_columns.judged import KeptColumnsError

_FOLDER = "results"
_ENDINGS = (".parquet", ".csv")
_TOPIC = "cells: saving"


class Saving(QObject):
    """Asks where to, and has it written by a job.

    Signals
    -------
    possible_changed(bool)
        There are records that may be written, or no longer.
    """

    possible_changed = Signal(bool)

    def __init__(self, program: Program, state: CellsState) -> None:
        super().__init__(program.window)
        self._program, self._state = program, state
        self.possible = False
        self.dialog: SaveDialog | None = None
        self._kept: tuple[str, ...] = ()
        state.outcome_changed.connect(self._look)
        state.outdated_changed.connect(self._look)
        state.plan_changed.connect(self._look)

    @Slot()
    def _look(self) -> None:
        """Only what is safe, and came out of what is chosen now, may be written."""
        outcome, state = self._state.outcome, self._state
        safe = outcome is not None and not outcome.verification.failed
        possible = safe and not state.outdated and state.plan is not None
        if possible != self.possible:
            self.possible = possible
            self.possible_changed.emit(possible)

    @Slot()
    def ask(self) -> None:
        """Asks what to keep, then for a file."""
        plan, opened = self._state.plan, self._program.session.records
        if not self.possible or plan is None or opened is None or self.dialog is not None:
            return
        released = [self._state.title(of) for of in plan.released]
        hidden = {*plan.released, self._program.session.draft.area_column}
        others = [
            of.name
            for of in opened.preview.columns
            if of.name not in hidden and of.looks_like not in (DIRECT, AREA_ID)
        ]
        self.dialog = SaveDialog(released, others, self._kept, self._program.window)
        self.dialog.chosen.connect(self._ask_for_path)
        self.dialog.finished.connect(self._forget)
        self.dialog.open()

    @Slot()
    def _forget(self) -> None:
        self.dialog = None

    @Slot(object)
    def _ask_for_path(self, keep: tuple[str, ...]) -> None:
        self._kept = keep
        settings, window = self._program.settings, self._program.window
        start = str(settings.folder(_FOLDER) / f"records{_ENDINGS[0]}")
        kinds = ";;".join((self.tr("Parquet (*.parquet)"), self.tr("CSV (*.csv)")))
        name, kind = QFileDialog.getSaveFileName(
            window, self.tr("Save the records with their blanks"), start, kinds
        )
        if name:
            path = Path(name)
            settings.remember_folder(_FOLDER, path)
            ending = _ENDINGS[1] if "csv" in kind.lower() else _ENDINGS[0]
            right = path.suffix.lower() in _ENDINGS
            self.save(path if right else path.with_name(path.name + ending), keep)

    def save(self, path: Path, keep: tuple[str, ...] = (), *, force: bool = False) -> None:
        """Writes the columns that are released, and others as they are in the file.

        ``force`` writes the others whatever they tell.
        """
        outcome, plan, opened = self._state.outcome, self._state.plan, self._program.session.records
        if outcome is None or plan is None or opened is None:
            return
        steps = write_suppressed(
            outcome,
            path,
            released=plan.released,
            keep=keep,
            source=opened.path,
            force=force,
            metadata=synthetic_mark(opened.path),
        )
        job = self._program.jobs.start(self.tr("Writing records"), steps)
        messages = self._program.window.map_panel.messages
        if job is None:
            text = self.tr("Something else is under way: wait, or cancel it.")
            messages.say(text, topic=_TOPIC)
            return
        job.succeeded.connect(self._tell)
        job.failed.connect(partial(self._fail, path, keep))

    @Slot(object)
    def _tell(self, written: WrittenRecords) -> None:
        messages = self._program.window.map_panel.messages
        records = numbers.count(written.n_records, self.tr("records"))
        text = self.tr("{records} written to {file}.")
        hint = " ".join(sentence(of.template, of.values) for of in written.notices)
        messages.say(text.format(records=records, file=written.path.name), hint, topic=_TOPIC)

    def _fail(self, path: Path, keep: tuple[str, ...], error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        said = message_of(error, _TOPIC)
        if isinstance(error, KeptColumnsError):
            words = self.tr("Save all the same")
            save = partial(self.save, path, keep, force=True)
            said = replace(said, action=words, on_action=save)
        self._program.window.map_panel.messages.show_message(said)
