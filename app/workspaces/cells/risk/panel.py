"""Risk: what attacks would find, before and after; measured, on the map; samples."""

from __future__ import annotations

from functools import partial

import pandas as pd
from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtWidgets import QLabel, QWidget

from app.frame.workspace import RIGHT, Panel
from app.kit import numbers
from app.kit.derived import Missing
from app.kit.language import said
from app.kit.layouts import LEFT, column, row
from app.kit.widgets import large, push_button, words
from app.map.offer import Lit
from app.table.small import TableSection
from app.workspaces.cells.on_map import OnMap, lit_in, no_map_words
from app.workspaces.cells.reasons import (
    CellsContext,
    is_stale,
    place_on_map,
    reasons,
    run_offer,
    why_nothing,
)
from app.workspaces.cells.risk import texts
from app.workspaces.cells.risk.attacks import AttacksSection
from app.workspaces.cells.risk.form import RiskForm, protected_at
from app.workspaces.cells.risk.outside import OutsideSection
from app.workspaces.cells.risk.registries import RegistriesSection
from app.workspaces.cells.risk.samples import SamplesSection
from app.workspaces.cells.risk.simulated import SimulatedSection
from app.workspaces.cells.state import CellsState
from app.workspaces.cells.texts import joined, tr
from core.map.named_classes import SHARE_NAMES, share_colours
from core.risk.of_records import Risk, RiskOf, RiskQuestion, RiskRecords

MOST_ROWS = 30
"""Combinations in the table; of more, those that most records are at risk by."""
AREAS_BEFORE, AREAS_AFTER = "areas before", "areas after"
REGIONS_BEFORE, REGIONS_AFTER = "regions before", "regions after"
"""What the map can show."""


class RiskVerdict(QWidget):
    """The large share, what it is a share of, and where nothing is suppressed the button for it."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._context = context
        hint = tr(
            "Nothing is suppressed yet: this is the risk of the records as they are. Suppress "
            "cells to see it before and after."
        )
        self.share, self.of = large(QLabel(self), self.tr("Records at risk (%)")), words("")
        self.hint = words(hint, "muted")
        tip = self.tr("Blank single values until each combination is safe (F5)")
        run = context.state.run_requested.emit
        self.run = push_button(self.tr("Suppress cells"), tip, self, run)
        top = row(None, self.share, (self.of, 1), spacing=8)
        column(self, top, self.hint, (self.run, LEFT), spacing=3, margins=(0, 4, 0, 0))

    def show_result(self, of: Risk) -> None:
        """Shows how many records are at risk; faded what is not asked any more."""
        n, k = of.exposure.n_records, of.asked.threshold.k
        share = of.at_risk[1] / max(n, 1)
        self.share.setText(numbers.percent(share))
        self.share.setToolTip(numbers.exact(100 * share, "%"))
        self.share.setEnabled(not is_stale(self._context))
        self.of.setText(texts.verdict_words(of.at_risk, n, k, suppressed=of.suppressed))
        self.of.setToolTip(texts.threshold_words(of.asked.threshold))
        for widget in (self.hint, self.run):
            widget.setVisible(not of.suppressed)


class RiskMap(QWidget):
    """What the map shows, the areas that light up, and how things stand in the selected ones."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        tip = tr("Select the areas that hold at least one record at risk")
        self.on_map = OnMap(context, "risk", tr("Records at risk"), tip)
        self.shown: Risk | None = None
        self._session = context.program.session
        self.selected = words("")
        column(self, self.on_map, self.selected, spacing=4)
        self._selected = context.live(self, self._selected_words, self._say_selected)

    def show_result(self, of: Risk) -> None:
        """Offers what the map can show: at first before suppression, where there is most to see."""
        self.shown = of
        usual, reason = (REGIONS_BEFORE, AREAS_BEFORE), no_map_words(of.asked.of.records)
        self.on_map.show_offer(_map_choices(of), usual, partial(_lit, of), reason)
        self._selected.look_again()

    def _selected_words(self) -> str:
        """How things stand in the selected areas."""
        chosen, of = self._session.selection, self.shown
        if of is None or of.areas is None or not len(chosen):
            return ""
        areas = of.areas
        chosen = chosen[chosen < len(areas)]
        records, before, after = (
            int(values[chosen].sum()) for values in (areas.records, areas.before, areas.after)
        )
        return texts.selected_words(len(chosen), records, before, after, of.suppressed)

    def _say_selected(self, text: str) -> None:
        self.selected.setText(text)
        self.selected.setVisible(bool(text))


def _map_choices(of: Risk) -> dict[str, str]:
    choices = {}
    if of.areas is not None:
        choices[AREAS_BEFORE] = tr("Areas, before (% at risk)")
        if of.suppressed:
            choices[AREAS_AFTER] = tr("Areas, after (% at risk)")
    if of.regions is not None:
        choices[REGIONS_BEFORE] = tr("Regions, before (% at risk)")
        if of.suppressed:
            choices[REGIONS_AFTER] = tr("Regions, after (% at risk)")
    return choices


def _lit(of: Risk, shows: str) -> Lit | None:
    regions, after = shows in (REGIONS_BEFORE, REGIONS_AFTER), shows in (AREAS_AFTER, REGIONS_AFTER)
    at_risk, place = of.regions if regions else of.areas, of.asked.place
    if at_risk is None or place is None:
        return None
    paint = partial(
        share_colours,
        title=texts.legend_title(after=after),
        none=tr("none"),
        names=tuple(said(name) for name in SHARE_NAMES),
    )
    return lit_in(
        place,
        place.by_area(at_risk.share(after), regions=regions),
        regions,
        lambda values, dark: paint(values, dark=dark),
        lambda unit: texts.told_of(at_risk, unit, region=regions, suppressed=of.suppressed),
        texts.map_words(at_risk, after=after, regions=regions),
    )


class CombinationsSection(TableSection):
    """Records at risk by each combination; a click on one asks what attacks find by it."""

    def __init__(self, context: CellsContext) -> None:
        columns = (
            (tr("Known"), tr("What an adversary knows of a person")),
            (tr("Before"), tr("Records at risk before suppression")),
            (tr("After"), tr("Records at risk after suppression")),
            (tr("Smallest"), tr("Smallest class that shows a value after suppression, records")),
        )
        heading = tr("At risk by each combination")
        super().__init__(context, heading, columns, "risk_by_combination")
        self._state = context.state
        self._columns: list[tuple[str, ...]] = []
        self.grid.itemSelectionChanged.connect(self._choose)

    def show_result(self, of: Risk) -> None:
        """Shows the combinations, those that most records are at risk by first."""
        exposure, k = of.exposure, of.asked.threshold.k
        every = list(range(len(exposure.combinations)))
        before = [found.at_risk(k) for found in exposure.classes_before]
        after = [found.at_risk(k) for found in exposure.classes_after]
        every.sort(key=lambda i: (-after[i], -before[i], i))
        self._columns = [exposure.combinations[i] for i in every[:MOST_ROWS]]
        rows, tips = [], []
        n = max(exposure.n_records, 1)
        for i in every[:MOST_ROWS]:
            name = joined(exposure.combinations[i], self._state.titles)
            smallest = exposure.classes_after[i].smallest
            last = numbers.count(smallest) if smallest else numbers.NOTHING
            then = numbers.count(after[i]) if of.suppressed else numbers.NOTHING
            rows.append((name, numbers.count(before[i]), then, last))
            tips.append(
                tr("{name}: before {before} of the records, after {after}").format(
                    name=name,
                    before=numbers.exact(100 * before[i] / n, "%"),
                    after=numbers.exact(100 * after[i] / n, "%") if of.suppressed else then,
                )
            )
        with QSignalBlocker(self.grid):
            why, table = _combinations_why(len(every)), partial(_table, of, every)
            self.show_table(why, rows, tips, table, _combinations_meaning())
            self.grid.clearSelection()
            if of.columns in self._columns:
                self.grid.selectRow(self._columns.index(of.columns))

    @Slot()
    def _choose(self) -> None:
        rows = self.grid.selectionModel().selectedRows()
        if rows and rows[0].row() < len(self._columns):
            self._state.judge_risk("risk_columns", self._columns[rows[0].row()])


def _combinations_meaning() -> str:
    return tr(
        "Records among too few that look alike, by combination. Click a row to see what the "
        "attacks find by it."
    )


def _combinations_why(n: int) -> str:
    if n <= MOST_ROWS:
        return ""
    return tr("The {n} with most records at risk; copy or export for all {all}.").format(
        n=numbers.count(MOST_ROWS), all=numbers.count(n)
    )


def _table(of: Risk, combinations: list[int]) -> pd.DataFrame:
    """Every combination with all digits; nothing after suppression where there is none."""
    exposure, k = of.exposure, of.asked.threshold.k
    pairs = [(exposure.classes_before[i], exposure.classes_after[i]) for i in combinations]
    return pd.DataFrame(
        {
            "combination": ["+".join(exposure.combinations[i]) for i in combinations],
            "k": k,
            "records": exposure.n_records,
            "at_risk_before": [before.at_risk(k) for before, _ in pairs],
            "at_risk_after": [after.at_risk(k) if of.suppressed else None for _, after in pairs],
            "smallest_before": [before.smallest for before, _ in pairs],
            "smallest_after": [after.smallest if of.suppressed else None for _, after in pairs],
        }
    )


# The panel


def connect(context: CellsContext) -> None:
    """What is on the map decides too."""
    risk = context.derived["risk"]
    context.program.map_wiring.when_shown(lambda _: risk.look_again())
    for on_map in context.panels["risk"].findChildren(OnMap):
        on_map.follow(context, "risk")


def _records(context: CellsContext) -> RiskRecords | None:
    """What came out; else the records as they are and what shall be protected."""
    state = context.state
    outcome, plan, records = state.outcome, state.plan, state.records
    if outcome is not None and outcome.records.n_records:
        return RiskRecords(outcome.records, outcome.suppression.protection.combinations, outcome)
    if records is None or plan is None or not records.n_records:
        return None
    there = set(records.columns)
    known = tuple(of for of in plan.combinations if set(of) <= there)
    return RiskRecords(records, known) if known else None


def _needs(context: CellsContext) -> RiskQuestion | Missing:
    state, of = context.state, _records(context)
    if of is None:
        return Missing(why_nothing(context))
    threshold = state.risk_threshold or protected_at(context, of.outcome)
    place = place_on_map(context.program)
    return RiskQuestion(of, threshold, state.risk_columns, state.release, place)


def _view_options(context: CellsContext) -> object:
    return (*context.state.titles.items(), is_stale(context))


def panel() -> Panel[CellsState]:
    """The panel, with the classes that it has counted last."""
    return Panel(
        "risk",
        lambda: tr("Risk"),
        RIGHT,
        behind="result",
        private=True,
        sections=lambda context: (
            RiskForm(context),
            RiskVerdict(context),
            RiskMap(context),
            CombinationsSection(context),
            AttacksSection(context),
            RegistriesSection(context),
            OutsideSection(context),
            SimulatedSection(context),
            SamplesSection(context),
        ),
        needs=_needs,
        work=RiskOf(),
        look=_view_options,
        keep=True,
        stale=is_stale,
        again=run_offer,
        reasons=reasons,
        what=lambda: tr(
            "Here you will see how likely somebody is recognised: by looking a record up in a "
            "registry, by matching all of them, by knowing a person; before and after cells "
            "are suppressed, and on the map."
        ),
        working=lambda: tr("Counting who looks like whom …"),
        stale_words=lambda: tr("Out of date: this came out of another design."),
    )
