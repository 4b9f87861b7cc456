"""Sentences of which the first is shown, and the others on demand."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from app.kit.widgets import WordsLabel, as_words

_FIRST = re.compile(r"(?<=[.!?])\s+(?=[^\W\d_a-z]|[“«\d])")
"""Between two sentences."""
_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


def brief(text: str) -> str:
    """The first sentence of each line, with an ellipsis where there are more."""
    lines = [_FIRST.split(line, maxsplit=1) for line in text.split("\n")]
    return "\n".join(f"{line[0]}\u00a0…" if len(line) > 1 else line[0] for line in lines)


class BriefLabel(WordsLabel):
    """Shows the first sentence of each line; the others too by a click, Enter or Space.

    The tooltip has them all.
    """

    def __init__(self, text: str = "", role: str = "") -> None:
        self.whole, self._unfolded = "", False
        super().__init__("")
        as_words(self, role)
        self.setText(text)

    @property
    def is_brief(self) -> bool:
        """Whether there is more than what is shown."""
        return self.text() != self.whole

    def setText(self, text: str) -> None:  # noqa: N802 (Qt's name)
        """Shows other sentences."""
        self.whole = text
        self._show()

    def unfold(self, unfolded: bool = True) -> None:
        """Shows all sentences, or the first one."""
        self._unfolded = unfolded
        self._show()

    def _show(self) -> None:
        first = brief(self.whole)
        more = first != self.whole
        super().setText(self.whole if self._unfolded else first)
        self.setToolTip(self.whole if self.is_brief else "")
        self.setAccessibleName(self.whole)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if more else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if more else Qt.CursorShape.IBeamCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click that selects no words unfolds or folds."""
        super().mouseReleaseEvent(event)
        if brief(self.whole) != self.whole and not self.hasSelectedText():
            self.unfold(not self._unfolded)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """As a click."""
        if event.key() in _KEYS and brief(self.whole) != self.whole:
            self.unfold(not self._unfolded)
        else:
            super().keyPressEvent(event)
