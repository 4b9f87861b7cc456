"""Uniqueness of a level in detail: by province, over its units, in a sample, and predicted."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from app.chart.figure import Figure
from app.chart.histogram import Histogram, HistogramChart, Marker
from app.frame.session import Session
from app.kit import numbers
from app.kit.brief import BriefLabel
from app.kit.controls import NarrowCheckBox
from app.kit.layouts import column, percentage, row
from app.kit.widgets import words
from app.table.small import SmallTable
from app.workspaces.levels.state import LevelsContext
from app.workspaces.levels.table.texts import province_name
from app.workspaces.levels.thresholds import texts
from app.workspaces.levels.thresholds.finding import LevelUniqueness
from core.arrays import distinct


class ProvinceRows(SmallTable):
    """The accepted threshold by province: units, records and people above, a line each."""

    def __init__(self, context: LevelsContext) -> None:
        super().__init__("", ())
        titles = (self.tr("Province"), self.tr("Units"), self.tr("Records"), self.tr("People"))
        self.set_columns([(title, "") for title in titles])
        self.setAccessibleName(titles[0])
        self._state = context.state

    def show_result(self, found: LevelUniqueness) -> None:
        """Shows the provinces; nothing where there is only one."""
        of, lines = found.report, []
        for name in of.provinces if len(of.provinces) > 1 else ():
            row = of.row(self._state.question.threshold, name)
            shares = (row.units_share, row.records_share, row.people_share)
            lines.append((province_name(name), *map(numbers.percent, shares)))
        self.show_rows(lines)
        self.setVisible(bool(lines))


class UniqueSpread(Figure):
    """How uniqueness is spread over the units, with a line at the accepted share."""

    chart: HistogramChart

    def __init__(self, context: LevelsContext) -> None:
        program, self._state = context.program, context.state
        super().__init__(program.window.theme, HistogramChart())
        self._session = program.session
        self._found: LevelUniqueness | None = None
        context.save_figures(self)
        self.chart.chosen.connect(self._select_class)
        self._session.selection_changed.connect(self._mark)

    def show_result(self, found: LevelUniqueness) -> None:
        """Shows the units of a level."""
        self._found = found
        of, unit = found.report.spread, texts.tr("units")
        threshold = self._state.question.threshold
        self.chart.show_histogram(
            Histogram(
                edges=of.edges,
                names=(texts.units_name(found.query.row),),
                weights=(of.units.astype(np.float64),),
                written=numbers.percent,
                counted=lambda n: numbers.count(n, unit),
                tick=0.01,
                markers=(Marker(threshold, texts.percent(threshold)),),
            )
        )
        estimated = found.report.estimated is not None
        title = self.tr("Estimated unique people") if estimated else self.tr("Unique records")
        meaning = self.tr("Units to the right of the line are above the accepted share.")
        if threshold == 0:
            meaning = self.tr("The first class holds the units in which nobody is unique, too.")
        if not estimated:
            unique = texts.tr(
                "Unique: a record whose values nobody else of the unit has, as it was counted."
            )
            meaning = f"{meaning} {unique}"
        self.say(title, self.tr("% of each unit, number of units"), "", meaning=meaning)
        self._mark()

    @Slot()
    def _mark(self) -> None:
        """Marks the part of the distribution that holds what is selected."""
        if self._found is None:
            return
        spread, chosen = self._found.report.spread, selected_units(self._found, self._session)
        places = spread.places[chosen]
        places = places[places >= 0]
        weights = np.bincount(places, minlength=len(spread.units)).astype(np.float64)
        self.chart.mark(weights if len(places) else np.zeros(0))

    @Slot(float, float, bool)
    def _select_class(self, low: float, high: float, extend: bool) -> None:
        """Selects the areas of units in a class of the distribution."""
        if self._found is None:
            return
        spread = self._found.report.spread
        place = int(np.searchsorted(spread.edges, (low + high) / 2.0) - 1)
        areas = self._found.areas_of(np.flatnonzero(spread.places == place))
        now = self._session.selection
        if extend and len(now):
            inside = np.isin(areas, now).all()
            areas = now[~np.isin(now, areas)] if inside else distinct(np.append(now, areas))
        self._session.select(areas.astype(np.intp))


def selected_units(found: LevelUniqueness, session: Session) -> NDArray[np.intp]:
    """Indices of the units that hold a selected area."""
    labels, chosen = found.units.labels, session.selection
    units = distinct(labels[chosen[chosen < len(labels)]])
    return units[units >= 0].astype(np.intp)


class SampleForm(QWidget):
    """Whether the records are a sample, how large a part of the people, what estimates rest on."""

    def __init__(self, context: LevelsContext) -> None:
        super().__init__()
        self._state = context.state
        self.check = NarrowCheckBox(self.tr("The records are a sample of the people"), self)
        tip = self.tr(
            "Estimates how many people of each unit are unique among all its people, from a "
            "sample of them"
        )
        self.check.setToolTip(tip)
        tip = self.tr(
            "Share of the people who are in the records (%); at 0 it is each unit's records "
            "divided by its population"
        )
        self.fraction = percentage(self, 0.0, 0.0, tip)
        self.fraction.setAccessibleName(self.tr("Sampling fraction"))
        self.fraction.setSpecialValueText(self.tr("records / population"))
        self.fraction.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.fraction.setMinimumWidth(70)
        name = QLabel(self.tr("&Sampling fraction"))
        name.setBuddy(self.fraction)
        self._row = QWidget(self)
        row(self._row, name, (self.fraction, 1), margins=(20, 0, 0, 0))
        self.said, self.trouble = words("", "muted"), words("", "bad")
        column(self, self.check, self._row, self.trouble, self.said, spacing=4)
        for widget in (self._row, self.said, self.trouble):
            widget.hide()
        self.check.toggled.connect(self._change)
        self.fraction.valueChanged.connect(self._change)

    @Slot()
    def _change(self) -> None:
        self._row.setVisible(self.check.isChecked())
        fraction = self.fraction.value() / 100.0
        self._state.sample = (self.check.isChecked(), fraction if fraction > 0 else None)

    def show_result(self, found: LevelUniqueness) -> None:
        """Shows what the estimates rest on, or why there are none."""
        of, trouble = found.report.estimated, found.report.trouble
        self.said.setVisible(of is not None)
        self.trouble.setVisible(trouble is not None)
        if of is not None:
            self.said.setText("\n".join(f"• {sentence}" for sentence in of.assumptions))
        if trouble is not None:
            self.trouble.setText(f"{trouble.message} {trouble.hint}".strip())


class PredictionWords(QWidget):
    """How well a model of population and max combinations predicts what was found."""

    def __init__(self, context: LevelsContext) -> None:
        super().__init__()
        self._state = context.state
        self.heading = words(self.tr("How well the prediction does here"), "heading")
        self.said, self.model = BriefLabel(), BriefLabel(role="muted")
        self.counted = BriefLabel(role="muted")
        column(self, self.heading, self.said, self.model, self.counted, spacing=4)

    def show_result(self, found: LevelUniqueness) -> None:
        """A line for each threshold that a model predicts; what was counted."""
        of, design = found.report, self._state.question.design
        there = [of.predicted[threshold] for threshold in sorted(of.predicted)]
        self.said.setText("\n".join(f"• {texts.prediction(one, of)}" for one in there))
        self.model.setText(texts.model_words(found.model, there[0].model) if there else "")
        for label in (self.heading, self.said, self.model):
            label.setVisible(bool(there))
        asked = design.max_combinations if design.variables else None
        names = tuple(found.query.study.counts.n_categories)
        lines = (
            texts.counted_words(names, of.max_combinations),
            texts.asked_words(asked, of.max_combinations),
        )
        self.counted.setText("\n".join(line for line in lines if line))
