"""What the sections of the workspace are made of: a step with its mark, a sentence with a sign."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget

from app.kit.layouts import TOP, column, row
from app.kit.widgets import set_role, words
from app.workspaces.release.state import tr

DONE, OPEN, WRONG = "done", "open", "wrong"
_SIGNS = {DONE: ("✓", "good"), OPEN: ("○", "neutral"), WRONG: ("✗", "bad")}


class Mark(QLabel):
    """A sign: done, open, or wrong; said in words to those who cannot see it."""

    def __init__(self, how: str = OPEN) -> None:
        super().__init__()
        self.how = ""
        self.setFixedWidth(16)
        self.show_how(how)

    def show_how(self, how: str) -> None:
        """Shows another sign."""
        self.how = how
        said = {DONE: tr("done"), OPEN: tr("to do"), WRONG: tr("a check fails")}[how]
        sign, role = _SIGNS[how]
        self.setText(sign)
        self.setAccessibleName(said)
        self.setToolTip(said)
        set_role(self, role)


class StepSection(QWidget):
    """A step of the checklist: its mark and heading, its parts below."""

    def __init__(self, heading: str, *parts: QWidget) -> None:
        super().__init__()
        self.mark = Mark()
        inside = QWidget()
        column(inside, *parts, margins=(22, 0, 0, 0), spacing=4)
        head = row(None, self.mark, (words(heading, "group"), 1))
        column(self, head, inside, spacing=3, margins=(0, 6, 0, 4))


class Said(QWidget):
    """A sentence beside its sign."""

    def __init__(self, how: str, sentence: str) -> None:
        super().__init__()
        self.mark, self.text = Mark(how), words(sentence)
        row(self, (self.mark, TOP), (self.text, 1), margins=(0, 1, 0, 1))
