"""Which measure goes along and which up, and whether their axes are logarithmic."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QSizePolicy, QWidget

from app.workspaces.aggregate.panels.measure_axes import MeasureAxis, measure_axes
from app.workspaces.aggregate.panels.region_figure import tr

_FIRST_X, _FIRST_Y = "compactness_own_centre_m_per_area", "suppression_rate"


class AxisChoices(QWidget):
    """Two lists of measures, each with a tick for a logarithmic axis.

    Signals
    -------
    changed()
        Something else was chosen.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.axes = measure_axes()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 4, 0, 0)
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        up, along = tr("Up"), tr("Along")
        self.y_box, self.y_log = self._row(
            up, tr("What is higher the higher a run stands"), _FIRST_Y
        )
        self.x_box, self.x_log = self._row(
            along, tr("What is more the further right a run stands"), _FIRST_X
        )

    def _row(self, words: str, tip: str, first: str) -> tuple[QComboBox, QCheckBox]:
        box = QComboBox(self)
        for key, axis in self.axes.items():
            box.addItem(axis.heading, key)
        box.setCurrentIndex(box.findData(first))
        box.setToolTip(tip)
        box.setAccessibleName(tip)
        box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        box.activated.connect(lambda _: self.changed.emit())
        log = QCheckBox(tr("log"), self)
        log.setToolTip(tr("Equal steps along this axis multiply instead of adding"))
        log.setAccessibleName(tr("Logarithmic axis: {0}").format(words))
        log.toggled.connect(lambda _: self.changed.emit())
        label = QLabel(words, self)
        label.setProperty("role", "muted")
        label.setBuddy(box)
        row = self._grid.rowCount()
        for column, widget in enumerate((label, box, log)):
            self._grid.addWidget(widget, row, column)
        return box, log

    @property
    def names(self) -> tuple[str, str]:
        """The measures along and up."""
        return str(self.x_box.currentData()), str(self.y_box.currentData())

    @property
    def pair(self) -> tuple[MeasureAxis, MeasureAxis]:
        """The axes along and up."""
        x, y = self.names
        return self.axes[x], self.axes[y]

    @property
    def logs(self) -> tuple[bool, bool]:
        """Which of them are logarithmic."""
        return self.x_log.isChecked(), self.y_log.isChecked()
