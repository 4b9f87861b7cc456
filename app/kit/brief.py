"""Sentences of which the first is shown, and the others on demand."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLabel

from app.kit.widgets import WordsLabel, as_words, words

_FIRST = re.compile(r"(?<=[.!?])(?<!\b[EeÉé]q\.)(?<!\bal\.)(?<!\bcoll\.)\s+(?=[^\W\d_a-z]|[“«±\d])")
"""Between two sentences; "Eq. 20" and "et al. 2010" are none."""
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
        self.whole, self._unfolded, self._kept_open = "", False, False
        super().__init__("")
        as_words(self, role)
        self.setText(text)

    @property
    def is_brief(self) -> bool:
        """Whether there is more than what is shown."""
        return self.text() != self.whole

    @property
    def _is_long(self) -> bool:
        return self._first() != self.whole

    def _first(self) -> str:
        return brief(self.whole)

    def _unfolded_text(self) -> str:
        return self.whole

    def setText(self, text: str) -> None:  # noqa: N802 (Qt's name)
        """Shows other sentences."""
        self.whole = text
        self._show()

    def unfold(self, unfolded: bool = True) -> None:
        """Shows all sentences, or the first one."""
        self._unfolded = unfolded
        self._show()

    def keep_open(self, kept_open: bool) -> None:
        """Whether all sentences are shown whatever the user does: what is missing, what helps."""
        self._kept_open = kept_open
        self._show()

    def _show(self) -> None:
        more = self._is_long and not self._kept_open
        whole = self._unfolded or self._kept_open
        super().setText(self._unfolded_text() if whole else self._first())
        self.setToolTip(self.whole if self.is_brief else "")
        self.setAccessibleName(self.whole)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if more else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if more else Qt.CursorShape.IBeamCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click that selects no words unfolds or folds."""
        super().mouseReleaseEvent(event)
        if self._is_long and not self.hasSelectedText():
            self.unfold(not self._unfolded)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """As a click."""
        if event.key() in _KEYS and self._is_long:
            self.unfold(not self._unfolded)
        else:
            super().keyPressEvent(event)


class Explained(BriefLabel):
    """A heading; what it means stands below it on demand, in a label of its own, `why`."""

    def __init__(self, heading: str, why: str = "", role: str = "heading") -> None:
        self.heading, self.why = heading, words(why, "muted")
        super().__init__("", role)
        self.explain(why)

    def explain(self, why: str, heading: str | None = None) -> None:
        """Means something else, or nothing that has to be said; is perhaps called otherwise."""
        self.heading = self.heading if heading is None else heading
        self.why.setText(why)
        self.setText(f"{self.heading}\n{why}" if why else self.heading)

    def _first(self) -> str:
        return f"{self.heading}\u00a0…" if self.why.text() else self.heading

    def _unfolded_text(self) -> str:
        return self.heading

    def _show(self) -> None:
        super()._show()
        self.why.setVisible(self._unfolded and bool(self.why.text()))


def explained(heading: str, why: str, role: str = "heading") -> tuple[Explained, QLabel]:
    """A heading, and below it what it means, on demand."""
    label = Explained(heading, why, role)
    return label, label.why
