"""Repairing the geometry in one click: what would change is told before, and it can be undone."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QWidget

from app.frame.history import Edit
from app.frame.program import Program
from app.kit import layouts, numbers
from app.kit.quiet import QuietJobs
from app.kit.widgets import push_button, words
from app.workspaces.aggregate.fault_words import fault_lines, kind_line
from core.errors import VbasError
from core.io.areas import AreaFile, Repair, repair
from core.map.layer_list import replaced

_FAULTS = "faults"


class RepairDialog(QDialog):
    """Faults by kind, what a repair would change, and the button that repairs.

    Signals
    -------
    marks_wanted()
        The faults shall be marked on the map.
    repair_wanted()
        What was shown shall be done.
    """

    marks_wanted = Signal()
    repair_wanted = Signal()

    def __init__(self, file: AreaFile, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Repair the geometry"))
        self.resize(460, 260)
        found = words("\n".join(fault_lines(file.faults)))
        self.preview = words(self.tr("Working out what would change …"), "muted")
        self.marks = push_button(
            self.tr("&Mark on map"), self.tr("Show where the faults are"), self, self._mark
        )
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.apply = buttons.addButton(self.tr("&Repair"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.apply.setToolTip(self.tr("The file on disk stays as it is; Ctrl+Z takes it back"))
        self.apply.setEnabled(False)
        buttons.accepted.connect(self.repair_wanted)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layouts.column(
            self, found, (self.marks, layouts.LEFT), self.preview, 1, buttons, margins=(9, 9, 9, 9)
        )

    def show_repair(self, made: Repair) -> None:
        """Tells what would change."""
        told = self.tr(
            "{n} would change; they gain or lose {km2} in all ({share} of the area). Gaps narrower "
            "than {gap} are closed."
        ).format(
            n=numbers.count(len(made.changed), self.tr("polygons")),
            km2=numbers.measure(made.km2, "km²"),
            share=numbers.percent(made.share),
            gap=numbers.measure(made.gap_m, "m"),
        )
        left = [kind_line(of) for of in made.left]
        if left:
            told += "\n" + self.tr("What is left:") + "\n" + "\n".join(left)
        self.preview.setText(told)
        self.apply.setEnabled(bool(len(made.changed)))

    def show_error(self, error: Exception) -> None:
        """Tells why nothing can be repaired."""
        self.preview.setText(str(error))

    @Slot()
    def _mark(self) -> None:
        self.marks_wanted.emit()


class Repairing(QObject):
    """Opens the dialog, works out the repair beside it, and puts the repaired areas in place."""

    def __init__(self, program: Program, quiet: QuietJobs) -> None:
        super().__init__(program.window)
        self._program, self._quiet = program, quiet
        self.dialog: RepairDialog | None = None

    @Slot()
    def ask(self) -> None:
        """Shows the faults of the open areas and what repairing them would change."""
        file = self._program.session.area_file
        if file is None:
            return
        dialog = self.dialog = RepairDialog(file, self._program.window)
        dialog.marks_wanted.connect(self._mark)
        dialog.finished.connect(dialog.deleteLater)
        dialog.finished.connect(self._close)
        dialog.open()
        self._quiet.ask("repair", partial(repair, file), partial(self._show, file), self._fail)

    def _show(self, file: AreaFile, made: Repair) -> None:
        if self.dialog is not None and file is self._program.session.area_file:
            self.dialog.show_repair(made)
            self.dialog.repair_wanted.connect(partial(self._apply, file, made.file))

    def _fail(self, error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        if self.dialog is not None:
            self.dialog.show_error(error)

    @Slot()
    def _mark(self) -> None:
        session = self._program.session
        session.set_layers(replaced(session.layers, _FAULTS, visible=True))

    @Slot()
    def _close(self) -> None:
        self.dialog = None

    def _apply(self, before: AreaFile, after: AreaFile) -> None:
        session, history = self._program.session, self._program.history
        if session.area_file is not before:
            return
        redo, undo = partial(self._put, after), partial(self._put, before)
        history.replay(redo)
        history.record(Edit(self.tr("repair of the geometry"), redo, undo))

    def _put(self, file: AreaFile) -> None:
        """Same areas, other boundaries: what was joined to them stays."""
        session = self._program.session
        fields = session.fields
        session.set_areas(file)
        session.set_fields(fields)
