"""Step 4: where the sites go, how regions are refined, and what they keep to."""

from __future__ import annotations

import secrets
from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QComboBox, QLabel, QSpinBox, QToolButton, QVBoxLayout, QWidget

from app.features.runs.run_words import short_title
from app.frame.session import Draft
from app.kit.controls import SPACING, WheelGuard, align, labelled, narrow
from app.kit.section import Section
from app.workspaces.aggregate.scenario.approach_form import ApproachForm
from app.workspaces.aggregate.scenario.constraints_form import ConstraintsForm
from core.placement.approaches import placements
from core.placement.base import SitePlacer
from core.refinement.approaches import refiners
from core.scenario import CELL, NEAREST, PEOPLE_BASIS, RECORDS_BASIS, Scenario

_LARGEST_SEED = 2**31 - 1


class PlacementStep(QWidget):
    """Approach, refinement, constraints; which areas join a site, population basis, seed.

    Signals
    -------
    edited(Draft)
        The settings with a change.
    lock_requested(bool)
        See `ConstraintsForm`.
    """

    edited = Signal(object)
    lock_requested = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft = Draft()
        self.placer = ApproachForm(placements(), self.tr("&Approach"))
        self.approach, self.form = self.placer.approach, self.placer.form
        self.refiner = ApproachForm(refiners(), self.tr("Re&fine by"), none=self.tr("nothing"))
        self.constraints = ConstraintsForm()
        self.details = DetailsForm()
        self.assign, self.basis = self.details.assign, self.details.basis
        self.seed, self.dice = self.details.seed, self.details.dice
        self.refinement_section = Section(
            self.tr("Refinement"),
            self.refiner,
            self.tr("Makes regions better after the areas are grouped"),
        )
        self.constraints_section = Section(
            self.tr("Constraints"), self.constraints, self.tr("What regions shall keep to")
        )
        self.details_section = Section(
            self.tr("More"), self.details, self.tr("Which areas join a site, population, seed")
        )
        self._lay_out()
        self._connect()
        self.show_draft(self._draft)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        for part in (
            self.placer,
            self.refinement_section,
            self.constraints_section,
            self.details_section,
        ):
            column.addWidget(part)

    def _connect(self) -> None:
        self.placer.edited.connect(self._take_placement)
        self.refiner.edited.connect(lambda made: self._edit(refinement=made))
        self.constraints.edited.connect(lambda made: self._edit(constraints=made))
        self.constraints.lock_requested.connect(self.lock_requested)
        self.details.edited.connect(self._take)

    def show_draft(self, draft: Draft) -> None:
        """Shows the settings."""
        self._draft = draft
        scenario = draft.scenario
        self.placer.show_component(scenario.placement)
        self.refiner.show_component(scenario.refinement)
        self.constraints.show_constraints(
            scenario.constraints, refined=scenario.refinement is not None
        )
        self.details.show_scenario(scenario)
        self.refinement_section.set_summary(
            self.tr("none") if scenario.refinement is None else self.refiner.title
        )
        self.constraints_section.set_summary(self.constraints.summary())
        self.details_section.set_summary(self.details.summary())

    def summary(self) -> str:
        """What is chosen, in one line."""
        scenario = self._draft.scenario
        parts = [short_title(scenario.placement)]
        if scenario.refinement is not None:
            parts[0] += f" + {short_title(scenario.refinement).lower()}"
        if scenario.constraints:
            parts.append(self.constraints.summary())
        return " · ".join([*parts, self.details.summary()])

    def _edit(self, **changes: object) -> None:
        self._take(replace(self._draft.scenario, **changes))  # type: ignore[arg-type]

    def _take(self, scenario: Scenario) -> None:
        self._draft = replace(self._draft, scenario=scenario)
        self.show_draft(self._draft)
        self.edited.emit(self._draft)

    def _take_placement(self, made: SitePlacer) -> None:
        assign = self._draft.scenario.assign if made.makes_cells else NEAREST
        self._edit(placement=made, assign=assign)


class DetailsForm(QWidget):
    """Which site an area joins, what counts as population, and the seed.

    Signals
    -------
    edited(Scenario)
        The settings with a change.
    """

    edited = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._scenario = Scenario()
        self.assign, self.basis = QComboBox(), QComboBox()
        self.seed = QSpinBox(minimum=0, maximum=_LARGEST_SEED)
        self.dice = QToolButton()
        self._fill()
        self._lay_out()
        self.assign.currentIndexChanged.connect(
            lambda: self._edit(assign=self.assign.currentData())
        )
        self.basis.currentIndexChanged.connect(
            lambda: self._edit(population_basis=self.basis.currentData())
        )
        self.seed.valueChanged.connect(lambda seed: self._edit(seed=seed))
        self.dice.clicked.connect(lambda: self._edit(seed=secrets.randbelow(1_000_000)))

    def _fill(self) -> None:
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
        self.basis.setToolTip(
            self.tr(
                "What counts as an area's population for the number of sites and their places; "
                "anonymity always counts records"
            )
        )
        self.seed.setToolTip(self.tr("Where all chance comes from: same seed, same result"))

    def _lay_out(self) -> None:
        guard = WheelGuard(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        names = [
            QLabel(text)
            for text in (self.tr("Areas &join"), self.tr("&Population"), self.tr("&Seed"))
        ]
        align(*names)
        for control in (self.assign, self.basis, self.seed):
            narrow(control, guard)
        column.addLayout(labelled(names[0], self.assign))
        column.addLayout(labelled(names[1], self.basis))
        column.addLayout(labelled(names[2], self.seed, self.dice))

    def changeEvent(self, event: QEvent) -> None:
        """Draws the die in the colours of the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.dice.setIcon(_dice(self.palette()))

    def show_scenario(self, scenario: Scenario) -> None:
        """Shows the settings."""
        self._scenario = scenario
        for box, value in (
            (self.assign, scenario.assign),
            (self.basis, scenario.population_basis),
        ):
            with QSignalBlocker(box):
                box.setCurrentIndex(box.findData(value))
        with QSignalBlocker(self.seed):
            self.seed.setValue(scenario.seed)
        cells = scenario.placement.makes_cells
        self.assign.setEnabled(cells)
        self.assign.setToolTip(
            self.tr("An area joins the site nearest to it, or the site its own cell was made for")
            if cells
            else self.tr("This approach makes no cells: the nearest site it is")
        )

    def summary(self) -> str:
        """What is chosen, in few words."""
        parts = [self.tr("by cell")] if self._scenario.assign == CELL else []
        if self._scenario.population_basis == PEOPLE_BASIS:
            parts.append(self.tr("by people"))
        return " · ".join([*parts, self.tr("seed {n}").format(n=self._scenario.seed)])

    def _edit(self, **changes: object) -> None:
        self._scenario = replace(self._scenario, **changes)  # type: ignore[arg-type]
        self.edited.emit(self._scenario)


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
