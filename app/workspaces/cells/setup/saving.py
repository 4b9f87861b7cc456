"""Writes the records with their blanks into a file, with columns that stay as they are."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from app.features.variables.add_form import AREA_ID, DIRECT
from app.kit import numbers
from app.kit.file_dialogs import ask_where
from app.kit.language import sentence
from app.kit.layouts import column
from app.kit.messages import busy_words, message_of
from app.kit.widgets import words
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.state import CellsState
from core.errors import VbasError
from core.io.cell_files import WrittenRecords, write_suppressed
from core.io.records.place import DatabaseTable
from core.io.synthesize.mark import synthetic_mark
from core.released_columns.judged import KeptColumnsError

_FOLDER = "results"
_TOPIC = "cells: saving"


def may_save(state: CellsState) -> bool:
    """Whether there are records that may be written: safe, and of what is chosen now."""
    outcome = state.outcome
    safe = outcome is not None and not outcome.verification.failed
    return safe and not state.stale and state.plan is not None


class Saving(QObject):
    """Asks where to, and has it written by a job."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__(context.state)
        self._program, self._state = context.program, context.state
        self.dialog: SaveDialog | None = None

    @Slot()
    def ask(self) -> None:
        """Asks what to keep, then for a file."""
        plan, opened = self._state.plan, self._program.session.records
        if not may_save(self._state) or plan is None or opened is None or self.dialog is not None:
            return
        released = [self._state.title(of) for of in plan.released]
        hidden = {*plan.released, self._program.session.draft.area_column}
        others = [
            of.name
            for of in opened.preview.columns
            if of.name not in hidden and of.looks_like not in (DIRECT, AREA_ID)
        ]
        if isinstance(opened.path, DatabaseTable):
            others = []  # what is not counted stays there
        self.dialog = SaveDialog(released, others, self._state.kept, self._program.window)
        self.dialog.chosen.connect(self._ask_for_path)
        self.dialog.finished.connect(self._forget)
        self.dialog.open()

    @Slot()
    def _forget(self) -> None:
        self.dialog = None

    @Slot(object)
    def _ask_for_path(self, keep: tuple[str, ...]) -> None:
        self._state.kept = keep
        settings, window = self._program.settings, self._program.window
        title = self.tr("Save the records with their blanks")
        kinds = ";;".join((self.tr("Parquet (*.parquet)"), self.tr("CSV (*.csv)")))
        path = ask_where(window, settings, _FOLDER, title, "records.parquet", kinds, only=True)
        if path is not None:
            self.save(path, keep)

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
            messages.say(busy_words(), topic=_TOPIC)
            return
        job.succeeded.connect(self._show_written)
        job.failed.connect(partial(self._fail, path, keep))

    @Slot(object)
    def _show_written(self, written: WrittenRecords) -> None:
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


class SaveDialog(QDialog):
    """Asks; the file is chosen afterwards.

    Signals
    -------
    chosen(tuple[str, ...])
        Other columns of the record file to keep.
    """

    chosen = Signal(object)

    def __init__(
        self,
        released: Sequence[str],
        others: Sequence[str],
        kept: Collection[str],
        parent: QWidget | None = None,
    ) -> None:
        """``released`` as the user reads them; ``others`` as in the file, ``kept`` of them."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Save suppressed records"))
        self.resize(460, 400)
        what = self.tr("Written with their blanks: {columns}.").format(columns=", ".join(released))
        how = self.tr(
            "Tick what else stays beside them, as it is in the file. All of it together is "
            "judged when it is written: what gives back a blanked value, the area or a "
            "finer form of a protected column is refused unless you insist."
        )
        self.list = QListWidget(self)
        self.list.setSpacing(3)  # or the ticks touch each other
        self.list.setAccessibleName(self.tr("Other columns to keep"))
        self.list.setToolTip(self.tr("Columns that nobody could know of another person"))
        for name in others:
            item = QListWidgetItem(name, self.list)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            ticked = name in kept
            item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
        none = words(self.tr("The file has no other columns."), "muted")
        self.list.setVisible(bool(others))
        none.setVisible(not others)
        buttons = QDialogButtonBox(self)
        go_on = buttons.addButton(self.tr("Choose file …"), QDialogButtonBox.ButtonRole.AcceptRole)
        go_on.setToolTip(self.tr("Choose where the file is written"))
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        room = 0 if others else 1
        parts = (words(what), words(how, "muted"), (self.list, 1), none, room, buttons)
        column(self, *parts, spacing=8, margins=(11, 11, 11, 11))

    @property
    def kept(self) -> tuple[str, ...]:
        """The columns that are ticked."""
        items = (self.list.item(i) for i in range(self.list.count()))
        return tuple(of.text() for of in items if of.checkState() == Qt.CheckState.Checked)

    @Slot()
    def _accept(self) -> None:
        kept = self.kept
        self.accept()
        self.chosen.emit(kept)
