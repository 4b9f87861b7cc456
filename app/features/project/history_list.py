"""A list of what was done, in words; a click goes back to any point, or forth again."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtWidgets import QDialog, QUndoView, QVBoxLayout, QWidget

from app.frame.history import History
from app.frame.program import Program
from app.kit.widgets import words

_SIZE = 320, 420


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Project", text)


class HistoryList(QDialog):
    """Stands beside the window while work goes on."""

    def __init__(self, history: History, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("History"))
        self.list = QUndoView(history, self)
        self.list.setEmptyLabel(tr("As it was opened"))
        self.list.setAccessibleName(tr("What was done"))
        self.list.setToolTip(tr("Click a line to go back to it, or forth again"))
        column = QVBoxLayout(self)
        column.addWidget(words(tr("Everything but the records can be taken back."), "quiet"))
        column.addWidget(self.list, 1)
        self.resize(*_SIZE)


def wire(program: Program) -> None:
    """Puts the list into the menu; it is made when it is first asked for."""
    window = program.window
    row = (tr("&History …"), tr("What was done: go back to any point"), "Ctrl+H", "")
    action = window.add_action("edit", "history", row, before=window.actions_.copy_map)
    made: list[HistoryList] = []

    @Slot()
    def show() -> None:
        if not made:
            made.append(HistoryList(program.history, window))
        made[0].show()
        made[0].raise_()

    action.triggered.connect(show)
