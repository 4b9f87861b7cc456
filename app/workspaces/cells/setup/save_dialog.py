"""What to save: the columns that are released, and which others stay beside them as they are."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.kit.widgets import words


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
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addWidget(
            words(
                self.tr("Written with their blanks: {columns}.").format(columns=", ".join(released))
            )
        )
        column.addWidget(
            words(
                self.tr(
                    "Tick what else stays beside them, as it is in the file. All of it together is "
                    "judged when it is written: what gives back a blanked value, the area or a "
                    "finer form of a protected column is refused unless you insist."
                ),
                "muted",
            )
        )
        self.list = self._build_list(others, kept)
        column.addWidget(self.list, 1)
        if not others:
            self.list.hide()
            column.addWidget(words(self.tr("The file has no other columns."), "muted"))
            column.addStretch(1)
        column.addWidget(self._build_buttons())

    def _build_list(self, others: Sequence[str], kept: Collection[str]) -> QListWidget:
        shown = QListWidget(self)
        shown.setSpacing(3)  # or the ticks touch each other
        shown.setAccessibleName(self.tr("Other columns to keep"))
        shown.setToolTip(self.tr("Columns that nobody could know of another person"))
        for name in others:
            item = QListWidgetItem(name, shown)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            ticked = name in kept
            item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
        return shown

    def _build_buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(self)
        go_on = buttons.addButton(self.tr("Choose file …"), QDialogButtonBox.ButtonRole.AcceptRole)
        go_on.setToolTip(self.tr("Choose where the file is written"))
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        return buttons

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
