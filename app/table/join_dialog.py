"""Which columns of a table come to the areas, and how well they fit."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.kit import numbers
from app.kit.widgets import words
from core.errors import VbasError
from core.io.areas.types import RawTable
from core.io.table_join import Joined

_NAMED = 5


class JoinDialog(QDialog):
    """Asks for the id column and the columns wanted; shows what would match before it is done.

    Signals
    -------
    preview_requested(str, tuple of str)
        The id column and the columns wanted.
    chosen(Joined)
        These columns are to be joined.
    """

    preview_requested = Signal(str, object)
    chosen = Signal(object)

    def __init__(self, raw: RawTable, id_column: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Join columns of {0}").format(raw.path.name))
        self.resize(480, 460)
        self._joined: Joined | None = None
        names = [str(name) for name in raw.columns.columns]
        self.ids = QComboBox(self)
        self.ids.addItems(names)
        self.ids.setCurrentText(id_column)
        self.ids.setAccessibleName(self.tr("Column of area ids"))
        self.ids.setToolTip(
            self.tr("The table's column that holds the ids of the areas, or DGUIDs")
        )
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Columns to join"))
        self.list.setToolTip(self.tr("Tick the columns that shall come to the areas"))
        self._fill(names)
        self.said = words("")
        self.said.setMinimumHeight(64)
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop)
        form = QFormLayout()
        form.addRow(self.tr("Area id"), self.ids)
        form.addRow(self.tr("Columns"), self.list)
        column = QVBoxLayout(self)
        column.addLayout(form, 1)
        column.addWidget(self.said)
        self.join = self._build_buttons(column)
        self.ids.currentTextChanged.connect(self._ask)
        self.list.itemChanged.connect(self._ask)
        QTimer.singleShot(0, self, self._ask)

    def _fill(self, names: list[str]) -> None:
        for name in names:
            item = QListWidgetItem(name)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable)
            ticked = name != self.ids.currentText() and len(names) <= _NAMED
            item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
            self.list.addItem(item)

    def _build_buttons(self, column: QVBoxLayout) -> QPushButton:
        buttons = QDialogButtonBox(self)
        join = buttons.addButton(self.tr("Join"), QDialogButtonBox.ButtonRole.AcceptRole)
        join.setToolTip(self.tr("Put the ticked columns beside the areas; can be undone"))
        join.setEnabled(False)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        return join

    def wanted(self) -> tuple[str, ...]:
        """The columns that are ticked."""
        items = [self.list.item(i) for i in range(self.list.count())]
        return tuple(of.text() for of in items if of.checkState() == Qt.CheckState.Checked)

    @Slot()
    def _ask(self) -> None:
        self.join.setEnabled(False)
        self.preview_requested.emit(self.ids.currentText(), self.wanted())

    def show_preview(self, joined: Joined | VbasError) -> None:
        """Says what matched, or what is wrong."""
        wrong = isinstance(joined, VbasError)
        self._joined = None if isinstance(joined, VbasError) else joined
        if isinstance(joined, VbasError):
            text = f"{joined.message} {joined.hint}".strip()
        else:
            text = fit_sentence(joined)
            if not joined.columns:
                text = self.tr("{0} Tick the columns that shall come.").format(text)
        self.said.setText(text)
        self.said.setProperty("role", "bad" if wrong else "muted")
        self.said.style().polish(self.said)
        self.join.setEnabled(self._joined is not None and bool(self._joined.columns))

    @Slot()
    def _accept(self) -> None:
        if self._joined is not None:
            self.chosen.emit(self._joined)
            self.accept()


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("JoinDialog", text)


def fit_sentence(joined: Joined) -> str:
    """What matched and what did not."""
    n = joined.matched + len(joined.areas_without_row)
    parts = [
        tr("{0} of {1} have a row.").format(
            numbers.count(joined.matched), numbers.count(n, tr("areas"))
        )
    ]
    parts += _left(
        joined.areas_without_row[:_NAMED],
        len(joined.areas_without_row),
        lambda: tr("Areas without a row: {0}, such as {1}; they get no value."),
    )
    first = (joined.first_row_without_area,) if joined.rows_without_area else ()
    said = tr("Rows without an area: {0}, such as {1}; they are left out.")
    parts += _left(first, joined.rows_without_area, lambda: said)
    if joined.repeated_rows:
        text = tr("Rows that repeat another: {0}; they count once.")
        parts.append(text.format(numbers.count(joined.repeated_rows)))
    return " ".join(parts)


def _left(names: tuple[str, ...], n: int, template: Callable[[], str]) -> list[str]:
    return [template().format(numbers.count(n), ", ".join(names))] if n else []
