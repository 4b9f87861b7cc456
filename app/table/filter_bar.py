"""Over a table: a condition, a quick search, what to do with the rows found, and what is wrong."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QToolButton, QVBoxLayout, QWidget

from app.kit.theme import Theme
from app.kit.widgets import ShortLabel, icon_button
from app.table.expression_edit import ExpressionEdit
from core.errors import VbasError

_WAIT_MS = 350
NEW, ADD, REMOVE, WITHIN = "new", "add", "remove", "within"
"""What selecting does with what is selected already."""


class FilterBar(QWidget):
    """A row of controls and a line of words under it.

    Signals
    -------
    changed()
        The condition or the search is another one.
    toggled()
        "Selected first" or "only selected" was pressed.
    select_requested(str)
        The rows found shall be selected: `NEW`, `ADD`, `REMOVE` or `WITHIN`.
    """

    changed = Signal()
    toggled = Signal()
    select_requested = Signal(str)

    def __init__(self, theme: Theme, example: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._timer = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._timer.timeout.connect(self.changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 2)
        column.setSpacing(2)
        self.row = QHBoxLayout()
        self.row.setSpacing(2)
        column.addLayout(self.row)
        self.condition = self._build_condition(example)
        self.search = self._build_search()
        self.row.addWidget(self.condition, 5)
        self.row.addSpacing(4)
        self.row.addWidget(self.search, 2)
        self.row.addSpacing(4)
        self.select = self._build_select()
        self.row.addWidget(self.select)
        self.first = self._toggle("pin", self.tr("Show what is selected first"))
        self.only = self._toggle("only", self.tr("Show only what is selected"))
        self.help = ShortLabel("", "muted", self)
        self.help.setAccessibleName(self.tr("What the table shows"))
        column.addWidget(self.help)

    def _build_condition(self, example: str) -> ExpressionEdit:
        edit = ExpressionEdit(self)
        edit.setPlaceholderText(self.tr("Filter: {0}").format(example))
        edit.setAccessibleName(self.tr("Filter"))
        edit.setToolTip(
            self.tr(
                "Shows the rows for which a condition holds, such as {0}. Columns by name, text "
                "in single quotes; and, or, not, in, between, like, is null."
            ).format(example)
        )
        edit.textEdited.connect(self._wait)
        edit.textChanged.connect(self._notice_cleared)
        edit.returnPressed.connect(self._now)
        return edit

    def _build_search(self) -> QLineEdit:
        edit = QLineEdit(self)
        edit.setClearButtonEnabled(True)
        edit.setPlaceholderText(self.tr("Find text"))
        edit.setAccessibleName(self.tr("Find text in the table"))
        edit.setToolTip(self.tr("Shows the rows that hold this text, or exactly this number"))
        edit.textChanged.connect(self._wait)
        edit.returnPressed.connect(self._now)
        return edit

    def _build_select(self) -> QToolButton:
        words = self.tr("Select the rows shown")
        button = icon_button(self._theme, "select", words, self)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        button.setProperty("hasMenu", True)
        button.clicked.connect(lambda: self.select_requested.emit(NEW))
        menu = QMenu(button)
        for mode, text, tip in (
            (NEW, self.tr("New selection"), self.tr("Select the rows shown and nothing else")),
            (ADD, self.tr("Add to the selection"), self.tr("Select the rows shown besides")),
            (REMOVE, self.tr("Remove from the selection"), self.tr("Unselect the rows shown")),
            (WITHIN, self.tr("Select within the selection"), self.tr("Keep only rows shown")),
        ):
            action = QAction(text, menu)
            action.setToolTip(tip)
            action.triggered.connect(lambda _, mode=mode: self.select_requested.emit(mode))
            menu.addAction(action)
        menu.setToolTipsVisible(True)
        button.setMenu(menu)
        return button

    def _toggle(self, icon: str, words: str) -> QToolButton:
        button = icon_button(self._theme, icon, words, self)
        button.setCheckable(True)
        button.toggled.connect(self.toggled)
        self.row.addWidget(button)
        return button

    def add_button(self, icon: str, words: str) -> QToolButton:
        """One more button at the end of the row."""
        button = icon_button(self._theme, icon, words, self)
        self.row.addWidget(button)
        return button

    def show_names(self, names: tuple[str, ...]) -> None:
        """Which columns a condition may name."""
        self.condition.show_names(names)

    def say(self, text: str) -> None:
        """Says how many rows there are."""
        self._speak(text, "muted")

    def say_error(self, error: VbasError) -> None:
        """Says what is wrong with the condition, and what to write instead."""
        self._speak(f"{error.message} {error.hint}".strip(), "bad")

    def _speak(self, text: str, role: str) -> None:
        self.help.setText(text)
        self.help.setToolTip(text)
        if self.help.property("role") != role:
            self.help.setProperty("role", role)
            self.help.style().polish(self.help)
        self.help.update()

    @Slot()
    def forget(self) -> None:
        """Another file is open: its columns are others."""
        for edit in (self.condition, self.search):
            edit.blockSignals(True)
            edit.clear()
            edit.blockSignals(False)
        self._timer.stop()

    @Slot()
    def _wait(self) -> None:
        self._timer.start()

    @Slot(str)
    def _notice_cleared(self, text: str) -> None:
        if not text:
            self._timer.start()

    @Slot()
    def _now(self) -> None:
        self._timer.stop()
        self.changed.emit()
