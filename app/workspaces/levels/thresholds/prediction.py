"""How well a model of population and max combinations predicts what was found."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.kit.widgets import words
from app.workspaces.levels.thresholds import texts
from core.thresholds.report import Report


class PredictionWords(QWidget):
    """A line for each threshold that a model predicts, and whose model it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.said, self.model = words(""), words("", "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        heading = words(self.tr("How well the prediction does here"), "heading")
        for label in (heading, self.said, self.model):
            column.addWidget(label)
        self.hide()

    def show_report(self, found: Report, model: str) -> None:
        """Shows the predictions of the models with this title; nothing without any."""
        there = [found.predicted[threshold] for threshold in sorted(found.predicted)]
        self.said.setText("\n".join(f"• {texts.prediction(of, found)}" for of in there))
        self.model.setText(texts.model_words(model, there[0].model) if there else "")
        self.setVisible(bool(there))
