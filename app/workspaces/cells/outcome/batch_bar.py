"""What shall be compared: thresholds, and the levels of one variable; then progress and stop."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from app.kit.theme import Theme
from app.kit.widgets import icon_button, push_button
from app.workspaces.cells.outcome.thresholds_text import USUAL

_EDIT = 130
_NARROWEST, _WIDEST = 60, 200


class BatchBar(QWidget):
    """One row of controls.

    Signals
    -------
    batch_requested(str, str)
        Both algorithms shall be compared over thresholds, as typed, and the levels of a variable
        ("": as the design is).
    stop_requested()
        What is done is enough.
    """

    batch_requested = Signal(str, str)
    stop_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make_fields()
        tip = self.tr("Suppress with both algorithms at each of these thresholds, and compare")
        self.button = push_button(self.tr("Compare"), tip, self, self._ask)
        self.said = QLabel(self)
        self.said.setProperty("role", "muted")
        tip = self.tr("Stop: keep what is compared so far")
        self.stop = icon_button(theme, "stop", tip, self, self.stop_requested.emit)
        self._lay_out()
        self.show_variables({})
        self.show_progress(None)

    def _make_fields(self) -> None:
        self.thresholds = QLineEdit(USUAL, self)
        self.thresholds.setFixedWidth(_EDIT)
        self.thresholds.setToolTip(
            self.tr(
                "Thresholds to compare: probabilities of re-identification such as 0.05, or sizes "
                "of classes k such as 20 (records)"
            )
        )
        self.thresholds.setAccessibleName(self.tr("Thresholds"))
        self.thresholds.returnPressed.connect(self._ask)
        self.levels = QComboBox(self)
        self.levels.setToolTip(
            self.tr("Compare the levels of a variable too, from the finest released one on")
        )
        self.levels.setAccessibleName(self.tr("Levels to compare"))
        self.levels.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.levels.setMinimumWidth(_NARROWEST)
        self.levels.setMaximumWidth(_WIDEST)

    def _lay_out(self) -> None:
        label = QLabel(self.tr("T&hresholds:"), self)
        label.setBuddy(self.thresholds)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for widget in (
            label,
            self.thresholds,
            self.levels,
            self.button,
            self.said,
            self.stop,
        ):
            row.addWidget(widget, 1 if widget is self.levels else 0)
        row.addStretch(1)

    def show_variables(self, titles: Mapping[str, str]) -> None:
        """Offers variables with several levels: {name: title}."""
        chosen = self.vary
        with QSignalBlocker(self.levels):
            self.levels.clear()
            self.levels.addItem(self.tr("at the levels as they are"), "")
            for name, title in titles.items():
                self.levels.addItem(
                    self.tr("and levels of {variable}").format(variable=title), name
                )
            self.levels.setCurrentIndex(max(0, self.levels.findData(chosen)))
        self.levels.setVisible(bool(titles))

    @property
    def vary(self) -> str:
        """The variable whose levels are compared, "" for none."""
        return str(self.levels.currentData() or "")

    def show_progress(self, said: str | None) -> None:
        """Shows how far the comparison is; None while there is none."""
        self.said.setText(said or "")
        self.said.setVisible(said is not None)
        self.stop.setVisible(said is not None)
        self.button.setVisible(said is None)
        for widget in (self.thresholds, self.levels):
            widget.setEnabled(said is None)

    @Slot()
    def _ask(self) -> None:
        self.batch_requested.emit(self.thresholds.text(), self.vary)
