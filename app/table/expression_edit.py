"""A line for expressions that completes the names of columns."""

from __future__ import annotations

import re

from PySide6.QtCore import QStringListModel, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView, QWidget

from core.expressions import FUNCTIONS, quoted

_WORD = re.compile(r"[^\W\d]\w*$")


class ExpressionEdit(QLineEdit):
    """Completes the word before the cursor with names of columns and functions."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setClearButtonEnabled(True)
        self._names = QStringListModel(self)
        self.words = QCompleter(self._names, self)
        self._popup = QListView()
        self.words.setPopup(self._popup)
        self.words.setWidget(self)
        self.words.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.words.setFilterMode(Qt.MatchFlag.MatchContains)
        self.words.setMaxVisibleItems(10)
        self.words.activated.connect(self._insert)
        self.textEdited.connect(self._offer)

    def show_names(self, names: tuple[str, ...]) -> None:
        """Which columns there are."""
        self._names.setStringList([*names, *(f"{name}(" for name in FUNCTIONS)])

    @Slot()
    def _offer(self) -> None:
        """Opens the list where a word of two letters or more is being written."""
        before = self.text()[: self.cursorPosition()]
        word = before[_start(before) :].lstrip('"')
        if len(word) < 2 or _inside_text(before):
            self._popup.hide()
            return
        self.words.setCompletionPrefix(word)
        count = self.words.completionCount()
        if not count or (count == 1 and self.words.currentCompletion() == word):
            self._popup.hide()
            return
        place = self.cursorRect()
        place.setWidth(260)
        self.words.complete(place)

    @Slot(str)
    def _insert(self, name: str) -> None:
        """Puts a name in the place of the word before the cursor."""
        before, after = self.text()[: self.cursorPosition()], self.text()[self.cursorPosition() :]
        written = name if name.endswith("(") else quoted(name)
        before = before[: _start(before)] + written
        self.setText(before + after)
        self.setCursorPosition(len(before))
        self.textEdited.emit(self.text())
        self._popup.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the open list go there."""
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Tab)
        if self._popup.isVisible() and event.key() in keys:
            event.ignore()
            return
        super().keyPressEvent(event)


def _start(before: str) -> int:
    """Where the word at the end begins; in an open double quote, at the quote."""
    if before.count('"') % 2:
        return before.rindex('"')
    found = _WORD.search(before)
    return found.start() if found else len(before)


def _inside_text(before: str) -> bool:
    """Whether a single quote is open."""
    return before.count("'") % 2 == 1
