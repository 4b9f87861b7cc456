"""Coefficient sets of one's own: save what was fitted, rename, delete, import, export."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.kit.controls import Callout
from app.kit.theme import Theme
from app.kit.widgets import icon_button, push_button, words
from core.cutoff.coefficients import CoefficientSet
from core.errors import VbasError

_NAME = Qt.ItemDataRole.UserRole
_ENDING = ".toml"


class SetsPage(QWidget):
    """The user's coefficient sets.

    Signals
    -------
    save_requested(str, bool)
        What was fitted shall be saved under a name; whether models that are there are replaced.
    rename_requested(str, str), delete_requested(str), export_requested(str)
        A set shall get another name, go, be written to a file.
    import_requested()
        A file shall be chosen.
    files_dropped(list of Path)
        Files shall become sets.
    """

    save_requested = Signal(str, bool)
    rename_requested = Signal(str, str)
    delete_requested = Signal(str)
    export_requested = Signal(str)
    import_requested = Signal()
    files_dropped = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._can_save = False
        self.setAcceptDrops(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 6, 4)
        column.setSpacing(4)
        self.why = words("", "muted")
        column.addWidget(self.why)
        column.addLayout(self._build_saving())
        self.callout = Callout()
        column.addWidget(self.callout)
        column.addLayout(self._build_list(), 1)
        self.allow_saving(False)
        self.show_sets(())

    def _build_saving(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.name = QLineEdit(self)
        self.name.setPlaceholderText(self.tr("Name of the set"))
        self.name.setToolTip(
            self.tr(
                "What the set is called in the lists of rules and models, such as pharmacy-2026"
            )
        )
        self.name.setAccessibleName(self.name.placeholderText())
        self.name.textChanged.connect(self._enable)
        self.name.returnPressed.connect(self._save)
        self.replace_box = QCheckBox(self.tr("Replace"), self)
        self.replace_box.setToolTip(
            self.tr(
                "Whether models of that set for the same part of Canada may be replaced; those for "
                "other parts stay"
            )
        )
        self.replace_box.setAccessibleName(self.tr("Replace models that are there"))
        tip = self.tr("Save the fitted models as a coefficient set of this name")
        self.save_button = push_button(self.tr("Save"), tip, self, self._save)
        row.addWidget(self.name, 1)
        row.addWidget(self.replace_box)
        row.addWidget(self.save_button)
        return row

    def _build_list(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("My coefficient sets"))
        self.list.setToolTip(self.tr("My coefficient sets; a double click or F2 renames one"))
        self.list.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self.list.itemChanged.connect(self._rename)
        self.list.currentItemChanged.connect(lambda *_: self._enable())
        self.none = words(self.tr("You have no coefficient sets of your own yet."), "muted")
        row.addWidget(self.list, 1)
        row.addWidget(self.none, 1, Qt.AlignmentFlag.AlignTop)
        tools = QVBoxLayout()
        self.buttons = {}
        for name, icon, tip, act in (
            ("import", "import", self.tr("Import a coefficient set from a file …"), self._import),
            ("export", "export", self.tr("Export the chosen set as a file …"), self._export),
            ("delete", "trash", self.tr("Delete the chosen set"), self._delete),
        ):
            button = icon_button(self._theme, icon, tip, self, act)
            self.buttons[name] = button
            tools.addWidget(button)
        tools.addStretch(1)
        row.addLayout(tools)
        return row

    # What is shown

    def allow_saving(self, allowed: bool, name: str = "") -> None:
        """Whether something was fitted that can be saved, and what it could be called."""
        self._can_save = allowed
        if allowed:
            self.why.setText(
                self.tr(
                    "A saved set stands at once among the rules of the cut-off lens, in the site "
                    "count of the scenario and in the levels. It holds coefficients, no records."
                )
            )
            if name and not self.name.text():
                self.name.setText(name)
        else:
            self.why.setText(
                self.tr(
                    "When a calibration has fitted models, save them here under a name. Sets that "
                    "others fitted can be imported, or dropped here as files."
                )
            )
        self._enable()

    def show_sets(self, sets: Sequence[CoefficientSet], chosen: str = "") -> None:
        """Shows the sets there are."""
        keep = chosen or self.chosen
        with QSignalBlocker(self.list):
            self.list.clear()
            for of in sets:
                item = QListWidgetItem(of.name, self.list)
                item.setData(_NAME, of.name)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
                told = [of.title if of.title != of.name else "", _held(self, of), of.citation]
                item.setToolTip("\n".join(text for text in told if text))
                if of.name == keep:
                    self.list.setCurrentItem(item)
        self.list.setVisible(bool(sets))
        self.none.setVisible(not sets)
        self._enable()

    def show_problem(self, error: VbasError | None) -> None:
        """Says what is wrong, or that nothing is."""
        self.callout.show_error(error)

    @property
    def chosen(self) -> str:
        """The set that is chosen; "" for none."""
        item = self.list.currentItem()
        return "" if item is None else str(item.data(_NAME))

    @property
    def names(self) -> tuple[str, ...]:
        """The sets in the list."""
        return tuple(self.list.item(i).text() for i in range(self.list.count()))

    @Slot()
    def _enable(self) -> None:
        self.save_button.setEnabled(self._can_save and bool(self.name.text().strip()))
        for name in ("export", "delete"):
            self.buttons[name].setEnabled(bool(self.chosen))

    # What is asked for

    @Slot()
    def _save(self) -> None:
        if self.save_button.isEnabled():
            self.save_requested.emit(self.name.text().strip(), self.replace_box.isChecked())

    @Slot(QListWidgetItem)
    def _rename(self, item: QListWidgetItem) -> None:
        old, new = str(item.data(_NAME)), item.text().strip()
        if new and new != old:
            self.rename_requested.emit(old, new)
        else:
            with QSignalBlocker(self.list):
                item.setText(old)

    @Slot()
    def _import(self) -> None:
        self.import_requested.emit()

    @Slot()
    def _export(self) -> None:
        self.export_requested.emit(self.chosen)

    @Slot()
    def _delete(self) -> None:
        self.delete_requested.emit(self.chosen)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Takes files of coefficients; others are for the window."""
        if _dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Asks for the files to become sets."""
        event.acceptProposedAction()
        self.files_dropped.emit(_dropped(event))


def _dropped(event: QDropEvent) -> list[Path]:
    paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix.lower() == _ENDING]


def _held(owner: QWidget, of: CoefficientSet) -> str:
    """Which models a set has."""
    names = {
        "maxcombs": owner.tr("max combinations: {parts}"),
        "entropy": owner.tr("entropy: {parts}"),
    }
    parts = {
        "western": owner.tr("West"),
        "central": owner.tr("Central"),
        "eastern": owner.tr("East"),
    }
    return "\n".join(
        names[predictor].format(parts=", ".join(parts[part] for part in models))
        for predictor, models in of.models.items()
        if models and predictor in names
    )
