"""Step 4: where the sites go, how regions are refined, and what they keep to."""

from __future__ import annotations

import secrets
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QToolButton

from app.features.runs.run_words import short_title
from app.kit.controls import align
from app.kit.form import Form
from app.kit.language import said
from app.kit.section import Section
from app.workspaces.aggregate.scenario.approach_form import ApproachForm
from app.workspaces.aggregate.scenario.constraints_form import ConstraintsForm
from core.assigning import assignings
from core.making import leaves_to_chance
from core.placement.approaches import placements
from core.refinement.approaches import refiners
from core.scenario import CELL, NEAREST, PEOPLE_BASIS, RECORDS_BASIS, Scenario

_LARGEST_SEED = 2**31 - 1


class PlacementStep(Form):
    """A scenario's approach, refinement and constraints; in "More" what else decides places."""

    def __init__(self) -> None:
        super().__init__(Scenario())
        self.placer = ApproachForm(placements(), self.tr("&Approach"))
        self.refiner = ApproachForm(refiners(), self.tr("Refine &by"), none=self.tr("nothing"))
        self.constraints, self.details = ConstraintsForm(), DetailsForm()
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
        sections = (self.refinement_section, self.constraints_section, self.details_section)
        self.add(self.placer, *sections)
        self.nest("placement", self.placer)
        self.nest("refinement", self.refiner)
        self.nest("constraints", self.constraints)
        self.details.edited.connect(self._on_edited)
        self.show_value(self.value)

    def with_changes(self, **changes: Any) -> Scenario:
        """An approach that makes no cells leaves only the nearest site to join."""
        if "placement" in changes and not changes["placement"].makes_cells:
            changes["assign"] = NEAREST
        scenario: Scenario = super().with_changes(**changes)
        return scenario

    def show_rest(self) -> None:
        """Says what is chosen where it is folded away."""
        scenario: Scenario = self.value
        self.constraints.say_consequence(refined=scenario.refinement is not None)
        self.details.show_value(scenario)
        self.refinement_section.set_summary(
            self.tr("none") if scenario.refinement is None else self.refiner.title
        )
        self.constraints_section.set_summary(self.constraints.summary())
        self.details_section.set_summary(self.details.summary())

    def summary(self) -> str:
        """What is chosen, in one line."""
        scenario: Scenario = self.value
        parts = [short_title(scenario.placement)]
        if scenario.refinement is not None:
            parts[0] += f" + {short_title(scenario.refinement).lower()}"
        if scenario.constraints:
            parts.append(self.constraints.summary())
        return " · ".join([*parts, self.details.summary()])

    def _on_edited(self, scenario: Scenario) -> None:
        self.show_value(scenario)
        self.edited.emit(scenario)


class DetailsForm(Form):
    """Which site an area joins, what counts as population, seed and searches of a scenario."""

    def __init__(self) -> None:
        super().__init__(Scenario())
        self.assign = self.choice(
            "assign",
            self.tr("Areas &join"),
            "",
            ((of.name, said(of.title)) for of in assignings().values()),
        )
        self.basis = self.choice(
            "population_basis",
            self.tr("&Population"),
            self.tr(
                "What counts as an area's population for the number of sites and their places; "
                "anonymity always counts records"
            ),
            (
                (RECORDS_BASIS, self.tr("records in the area")),
                (PEOPLE_BASIS, self.tr("people of the area file")),
            ),
        )
        self.dice = QToolButton()
        self.dice.setIcon(_dice(self.palette()))
        self.dice.setIconSize(QSize(18, 18))
        self.dice.setAccessibleName(self.tr("Draw another seed"))
        self.dice.setToolTip(self.tr("Draw another seed"))
        self.dice.setProperty("quiet", True)
        self.dice.clicked.connect(lambda: self.edit(seed=secrets.randbelow(1_000_000)))
        tip = self.tr("Where all chance comes from: same seed, same result")
        self.seed = self.whole("seed", self.tr("&Seed"), tip, 0, _LARGEST_SEED, "", self.dice)
        tip = self.tr(
            "Searches with chance of their own, side by side on all cores; the best is kept. "
            "The first is the one that a single search would be"
        )
        self.replicas = self.whole("replicas", self.tr("Sear&ches"), tip, 1, 64, "")
        align(*self.labels)
        self._several = False
        self.across = self.tick("across_parts", self.tr("Regions across parts of Canada"), "")
        self.show_parts(False)

    def changeEvent(self, event: QEvent) -> None:
        """Draws the die in the colours of the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.dice.setIcon(_dice(self.palette()))

    def show_rest(self) -> None:
        """Only where cells are made, an area can join the site of its cell.

        Where nothing is left to chance, one search finds what all would.
        """
        self.replicas.setEnabled(leaves_to_chance(self.value))
        self.show_parts(self._several)
        cells = self.value.placement.makes_cells
        self.assign.setEnabled(cells)
        self.assign.setToolTip(
            self.tr("An area joins the site nearest to it, or the site its own cell was made for")
            if cells
            else self.tr("This approach makes no cells: the nearest site it is")
        )

    def show_parts(self, several: bool) -> None:
        """Whether areas lie in several parts of Canada: only then regions can cross."""
        self._several = several
        of: Scenario = self.value
        models = of.target is None and getattr(of.site_count, "region", "") is None
        self.across.setVisible(several or self.value.across_parts)
        self.across.setEnabled(not models)
        self.across.setToolTip(
            self.tr("Each part has a model of its own: choose one for all, and regions may cross")
            if models
            else self.tr(
                "Regions may lie in several of West, Central, East; else each part has its share "
                "of the regions by its people, and no region lies in two"
            )
        )

    def summary(self) -> str:
        """What is chosen, in few words."""
        parts = [self.tr("by cell")] if self.value.assign == CELL else []
        if self.value.population_basis == PEOPLE_BASIS:
            parts.append(self.tr("by people"))
        parts.append(self.tr("seed {n}").format(n=self.value.seed))
        if self.value.across_parts:
            parts.append(self.tr("across parts"))
        if self.value.replicas > 1:
            parts.append(self.tr("{n} searches").format(n=self.value.replicas))
        return " · ".join(parts)


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
