"""Step 4: where the sites go."""

from __future__ import annotations

import secrets
from dataclasses import replace

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QPointF,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QIcon, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QComboBox, QLabel, QSpinBox, QToolButton, QVBoxLayout, QWidget

from app.parameter_form import ParameterForm
from app.session import Draft
from app.workspaces.aggregate.scenario.look import (
    SPACING,
    MutedLabel,
    WheelGuard,
    align,
    labelled,
    narrow,
)
from core.placement.approaches import placement, placements
from core.scenario import CELL, NEAREST, PEOPLE_BASIS, RECORDS_BASIS

_LARGEST_SEED = 2**31 - 1


class PlacementStep(QWidget):
    """Approach and its parameters, which areas join a site, population basis, seed.

    Signals
    -------
    edited(Draft)
        The settings with a change.
    """

    edited = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft = Draft()
        self._guard = WheelGuard(self)
        self.approach = QComboBox()
        self.about = MutedLabel()
        self.form = ParameterForm()
        self.assign = QComboBox()
        self.basis = QComboBox()
        self.seed = QSpinBox(minimum=0, maximum=_LARGEST_SEED)
        self.dice = QToolButton()
        self._fill()
        self._lay_out()
        self._connect()
        self.show_draft(self._draft)

    def _fill(self) -> None:
        for name, kind in placements().items():
            title = kind.title
            self.approach.addItem(QCoreApplication.translate("core", title), name)
            doc = (kind.__doc__ or "").strip().splitlines()
            tip = QCoreApplication.translate("core", doc[0]) if doc else ""
            self.approach.setItemData(self.approach.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        self.assign.addItem(self.tr("the nearest site"), NEAREST)
        self.assign.addItem(self.tr("the site of their cell"), CELL)
        self.basis.addItem(self.tr("records in the area"), RECORDS_BASIS)
        self.basis.addItem(self.tr("people of the area file"), PEOPLE_BASIS)
        self.seed.setKeyboardTracking(False)
        self.dice.setIcon(_dice(self.palette()))
        self.dice.setIconSize(QSize(18, 18))
        self.dice.setAccessibleName(self.tr("Draw another seed"))
        self.dice.setToolTip(self.tr("Draw another seed"))
        self.dice.setProperty("quiet", True)

    def _lay_out(self) -> None:
        for control in (self.approach, self.assign, self.basis, self.seed):
            narrow(control, self._guard)
        self.assign.setToolTip(
            self.tr("An area joins the site nearest to it, or the site its own cell was made for")
        )
        self.basis.setToolTip(
            self.tr(
                "What counts as an area's population for the number of sites and their places; "
                "anonymity always counts records"
            )
        )
        self.seed.setToolTip(self.tr("Where all chance comes from: same seed, same result"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        names = [
            QLabel(text)
            for text in (
                self.tr("&Approach"),
                self.tr("Areas &join"),
                self.tr("&Population"),
                self.tr("&Seed"),
            )
        ]
        align(*names)
        column.addLayout(labelled(names[0], self.approach))
        column.addWidget(self.about)
        column.addWidget(self.form)
        column.addLayout(labelled(names[1], self.assign))
        column.addLayout(labelled(names[2], self.basis))
        column.addLayout(labelled(names[3], self.seed, self.dice))

    def _connect(self) -> None:
        self.approach.currentIndexChanged.connect(self._choose_approach)
        self.form.edited.connect(self._take_component)
        self.assign.currentIndexChanged.connect(self._choose_assign)
        self.basis.currentIndexChanged.connect(self._choose_basis)
        self.seed.valueChanged.connect(self._choose_seed)
        self.dice.clicked.connect(self._draw)

    def changeEvent(self, event: QEvent) -> None:
        """Draws the die in the colours of the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.dice.setIcon(_dice(self.palette()))

    def show_draft(self, draft: Draft) -> None:
        """Shows the settings."""
        self._draft = draft
        scenario = draft.scenario
        for box, value in (
            (self.approach, scenario.placement.name),
            (self.assign, scenario.assign),
            (self.basis, scenario.population_basis),
        ):
            with QSignalBlocker(box):
                box.setCurrentIndex(box.findData(value))
        with QSignalBlocker(self.seed):
            self.seed.setValue(scenario.seed)
        self.form.show_component(scenario.placement)
        self.about.setText(
            str(self.approach.currentData(Qt.ItemDataRole.ToolTipRole) or "").rstrip(".")
        )
        self.about.setVisible(bool(self.about.text()))
        cells = scenario.placement.makes_cells
        self.assign.setEnabled(cells)
        if not cells:
            self.assign.setToolTip(self.tr("This approach makes no cells: the nearest site it is"))

    def summary(self) -> str:
        """What is chosen, in one line."""
        parts = [self.approach.currentText()]
        if self._draft.scenario.assign == CELL:
            parts.append(self.tr("by cell"))
        if self._draft.scenario.population_basis == PEOPLE_BASIS:
            parts.append(self.tr("by people"))
        parts.append(self.tr("seed {n}").format(n=self._draft.scenario.seed))
        return " · ".join(parts)

    def _edit(self, **changes: object) -> None:
        scenario = replace(self._draft.scenario, **changes)  # type: ignore[arg-type]
        self._draft = replace(self._draft, scenario=scenario)
        self.show_draft(self._draft)
        self.edited.emit(self._draft)

    def _choose_approach(self) -> None:
        made = placement(self.approach.currentData())
        assign = self._draft.scenario.assign if made.makes_cells else NEAREST
        self._edit(placement=made, assign=assign)

    def _take_component(self, component: object) -> None:
        self._edit(placement=component)

    def _choose_assign(self) -> None:
        self._edit(assign=self.assign.currentData())

    def _choose_basis(self) -> None:
        self._edit(population_basis=self.basis.currentData())

    def _choose_seed(self, seed: int) -> None:
        self._edit(seed=seed)

    def _draw(self) -> None:
        self._edit(seed=secrets.randbelow(1_000_000))


def _dice(palette: QPalette) -> QIcon:
    """A die with five pips in the colour of text."""
    pixmap = QPixmap(36, 36)
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(2)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = palette.color(QPalette.ColorRole.WindowText)
    painter.setPen(QPen(colour, 1.4))
    painter.drawRoundedRect(QRectF(2, 2, 14, 14), 3, 3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for x, y in ((5.8, 5.8), (12.2, 5.8), (9, 9), (5.8, 12.2), (12.2, 12.2)):
        painter.drawEllipse(QPointF(x, y), 1.3, 1.3)
    painter.end()
    return QIcon(pixmap)
