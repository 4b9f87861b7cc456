"""The colours that the workspace lends to the map: people against the cut-off, or uniqueness."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray

from app.kit import numbers
from app.kit.derived import Derived, Missing, NoView
from app.map.layers.colouring import Coloured
from app.map.offer import Colours, Lit, MapOffer
from app.workspaces.levels.state import MARGIN, NAME, NOT_JUDGED, UNIQUENESS, LevelsContext
from app.workspaces.levels.table import texts
from app.workspaces.levels.table.sheet import Decision
from app.workspaces.levels.thresholds import texts as threshold_texts
from app.workspaces.levels.thresholds.finding import LevelUniqueness
from core.areas import AreaLayer
from core.colours import Legend
from core.levels.assessment import Assessment
from core.levels.units import Units
from core.map.named_classes import margin_colours, uniqueness_colours

Shown = tuple[Decision | None, LevelUniqueness | None, str]
"""What is known of a level, and what of it the map shows."""


class MapColours:
    """Keeps the map coloured while the workspace is shown."""

    def __init__(self, context: LevelsContext) -> None:
        program, self._state = context.program, context.state
        self._window = program.window
        self.offer = MapOffer(program, NAME, texts.tr("Levels"))
        self.offer.changed.connect(self._keep)
        derived: Derived[Shown, Shown] = Derived(
            program.background,
            "levels.map",
            inputs=self._inputs,
            show=self._show,
            view=NoView(lambda _: self.offer.withdraw()),
            shown_only=False,
            parent=program.window,
        )
        derived.follow(self._state.changed, program.window.workspace_changed)

    def _inputs(self) -> Shown | Missing:
        """The judgement and the uniqueness of the level that is looked at, where they are known."""
        decision, found = self._state.decision(), self._state.uniqueness
        judged = decision if decision is not None and decision.judged is not None else None
        known = found if isinstance(found, LevelUniqueness) else None
        if self._window.workspace != NAME or (judged is None and known is None):
            return Missing(NOT_JUDGED)
        return judged, known, self._state.map_shows

    def _show(self, shown: Shown) -> None:
        decision, found, self.offer.wish = shown
        choices = {MARGIN: texts.tr("Enough people")} if decision is not None else {}
        if found is not None:
            choices[UNIQUENESS] = threshold_texts.tr("Unique")
        self.offer.offer(choices, (MARGIN,), partial(_lit, decision, found))

    def _keep(self) -> None:
        self._state.map_shows = self.offer.shows or self._state.map_shows


def _lit(decision: Decision | None, found: LevelUniqueness | None, shows: str) -> Lit | None:
    """What the map shows of the level that is looked at."""
    if shows == UNIQUENESS and found is not None:
        return Lit(uniqueness_colours_of(found), partial(uniqueness_told, found))
    if decision is None or decision.judged is None:
        return None
    judged = decision.judged
    return Lit(margin_colours_of(decision, judged), partial(margin_told, decision, judged))


def _painted(layer: AreaLayer, units: Units, lut: NDArray[np.uint32], legend: Legend) -> Coloured:
    """Colours of areas, with the borders of their units; none for other areas on their way."""
    if len(layer) != len(units.labels):
        return Coloured()
    every_area = len(units) == len(units.labels)
    return Coloured(lut, None if every_area else units.labels, None, legend)


# People against the cut-off


def margin_colours_of(of: Decision, judged: Assessment) -> Colours:
    """The colours of areas by the margin of their unit."""
    names = (
        texts.tr("under half of the cut-off"),
        texts.tr("too few: below the cut-off"),
        texts.tr("enough: above the cut-off"),
        texts.tr("over twice the cut-off"),
    )
    how = {
        "title": texts.tr("Enough people: {level}").format(level=texts.row_name(of.row)),
        "note": _note(judged),
    }

    def paint(layer: AreaLayer, dark: bool) -> Coloured:
        made = margin_colours(judged.margins_of_areas, names=names, dark=dark, **how)
        return _painted(layer, judged.units, *made)

    return paint


def _note(judged: Assessment) -> str:
    known = judged.cutoffs[~np.isnan(judged.cutoffs)]
    if not len(known):
        return texts.tr("The rule does not apply here.")
    least, most = float(known.min()), float(known.max())
    highest = texts.cutoff_in(judged.units, most)
    if least == most:
        return texts.tr("Cut-off: {cutoff}").format(cutoff=highest)
    text = texts.tr("Cut-off: {least} to {most}")
    return text.format(least=texts.cutoff_text(least), most=highest)


def margin_told(of: Decision, judged: Assessment, area: int) -> str:
    """Lines for the tooltip of an area: its unit, and how that compares with the cut-off."""
    units = judged.units
    if not 0 <= area < len(units.labels) or units.labels[area] < 0:
        return ""
    unit = int(units.labels[area])
    head = texts.tr("{level}: {unit}").format(
        level=texts.row_name(of.row), unit=texts.unit_name(units, unit)
    )
    lines = [head, texts.margin_tip(judged, unit)]
    if judged.judged[unit]:
        mark = numbers.measure(float(judged.margins[unit]))
        lines.append(texts.tr("{mark} times the cut-off").format(mark=mark))
    return "\n".join(lines)


# Uniqueness


def uniqueness_colours_of(found: LevelUniqueness) -> Colours:
    """The colours of areas by the share of unique people of their unit."""
    tr, units = threshold_texts.tr, found.units
    estimated = found.report.estimated is not None
    title = tr("Unique people: {level}") if estimated else tr("Unique: {level}")
    title = title.format(level=threshold_texts.units_name(found.query.row))
    names = (tr("none unique"), tr("up to 5 %"), tr("over 5 %, up to 20 %"), tr("over 20 %"))
    shares = np.append(found.report.share, np.nan)[units.labels]  # -1: in no unit

    def paint(layer: AreaLayer, dark: bool) -> Coloured:
        made = uniqueness_colours(shares, title=title, names=names, dark=dark)
        return _painted(layer, units, *made)

    return paint


def uniqueness_told(found: LevelUniqueness, area: int) -> str:
    """Lines for the tooltip of an area: its unit, and who is unique there."""
    tr, labels = threshold_texts.tr, found.units.labels
    if not 0 <= area < len(labels) or labels[area] < 0:
        return ""
    unit = int(labels[area])
    name = str(found.units.ids[unit]) or tr("in no unit")
    of = found.report.measured
    if not of.records[unit]:
        return tr("{unit}: no records").format(unit=name)
    line = tr("{unit}: {unique} of {records} unique ({share})").format(
        unit=name,
        unique=numbers.count(int(of.unique[unit])),
        records=numbers.count(int(of.records[unit]), tr("records")),
        share=numbers.percent(float(of.share[unit])),
    )
    estimated = found.report.estimated
    if estimated is None:
        return line
    share = numbers.percent(float(estimated.share[unit]))
    said = tr("Estimated of its people: {share}").format(share=share)
    return f"{line}\n{said}"
