"""What to do where much, or everything, is blanked: a sentence and a button for each way out."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.kit.language import sentence
from app.kit.widgets import push_button, words
from app.workspaces.cells.outcome import texts
from app.workspaces.cells.setup.texts import name_words
from core.hierarchies.design import CellDesign
from core.hierarchies.remedies import Remedy, remedies, too_much
from core.suppression.cells.outcome import Outcome


class RemediesView(QFrame):
    """Hidden where enough is left.

    Signals
    -------
    design_requested(CellDesign)
        A way out was chosen: cells shall be suppressed by this design.
    """

    design_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("message", "warning")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 6, 8, 8)
        self._column.setSpacing(5)
        self.said = words("")
        self._column.addWidget(self.said)
        self._rows: list[QWidget] = []
        self.buttons: list[QPushButton] = []
        self.hide()

    def show_outcome(self, of: Outcome, design: CellDesign | None, names: texts.Names) -> None:
        """Says what can be done; ``design`` is None where it is not known what it came out of."""
        much = too_much(of)
        self.setVisible(much)
        if not much:
            return
        self.said.setText(texts.too_much_words(of, names))
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self._rows, self.buttons = [], []
        for remedy in () if design is None else remedies(design, of):
            self._add(remedy, names)

    def _add(self, remedy: Remedy, names: texts.Names) -> None:
        """A way out in words that wrap, and the button that takes it."""
        told = dict(remedy.values)
        if "level" in told:
            told["level"] = texts.named(str(told["level"]), names)
        if "variable" in told:
            told["variable"] = name_words(str(told["variable"]))
        text = sentence(remedy.text, told)
        row = QWidget(self)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(words(text), 1)
        tip = self.tr("Change the design and suppress again (can be undone)")
        button = push_button(
            self.tr("Try"), tip, row, lambda: self.design_requested.emit(remedy.design)
        )
        button.setAccessibleName(self.tr("Try: {remedy}").format(remedy=text))
        line.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._column.addWidget(row)
        self._rows.append(row)
        self.buttons.append(button)
