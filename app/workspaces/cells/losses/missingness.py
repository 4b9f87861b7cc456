"""Missingness: whose values were blanked, as a sentence, as bars, on the map, as a table."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLabel, QWidget

from app.chart.bar_rows import Bars, Series
from app.chart.bars import BarChart
from app.chart.figure import Figure
from app.frame.workspace import BOTTOM, RIGHT, Other, Panel
from app.kit import numbers
from app.kit.brief import BriefLabel
from app.kit.controls import align, labelled
from app.kit.derived import Missing
from app.kit.language import said
from app.kit.layouts import LEFT, chooser, column, fill
from app.kit.widgets import push_button, words
from app.map.offer import Lit
from app.table.links import Build, TableLink
from app.table.panel import TablePanel
from app.table.rows_exporter import RowsExporter
from app.table.words import Words
from app.workspaces.cells.losses import texts
from app.workspaces.cells.on_map import OnMap, lit_in, no_map_words
from app.workspaces.cells.reasons import (
    CellsContext,
    dock_of,
    is_stale,
    outcome_of,
    place_on_map,
    reasons,
    run_offer,
    show_panel,
    why_nothing,
)
from app.workspaces.cells.state import CellsState
from app.workspaces.cells.texts import Names, tr
from core.hierarchies.losses import (
    AUTOMATIC,
    BY_REGION,
    Losses,
    LossQuestion,
    groups_of,
    losses_of,
)
from core.map.named_classes import MISSING_NAMES, missing_colours
from core.suppression.cells.missingness import ANY_COLUMN
from core.tables.missingness import missingness_table

AREAS, REGIONS = "areas", "regions"
"""What the map shows: each area, each region of the run."""
_IN_ORDER = 40
"""So many groups are all shown, in the order of their values; of more, those that lose most."""
_HEIGHT = 220


class MissingnessSection(QWidget):
    """The sentence, what is looked at, the bars."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._context, self._state = context, context.state
        self._session, window = context.program.session, context.program.window
        self.shown: Losses | None = None
        self.sentence, self.stronger = BriefLabel(role="verdict"), words("", "muted")
        self.column = chooser(
            self,
            self.tr("Blanked cells of"),
            self.tr("The column whose blanked cells are looked at"),
        )
        self.by = chooser(
            self,
            self.tr("By groups of"),
            self.tr("The column by whose values, as they were before, the records are grouped"),
        )
        labels = [QLabel(box.accessibleName(), self) for box in (self.column, self.by)]
        align(*labels)
        tip = self.tr("Select the areas that hold at least one record with a blanked cell")
        self.map = OnMap(context, "missingness", tr("Blanked cells"), tip)
        self.look = push_button(
            self.tr("Show &these groups"),
            self.tr("Group the records by the column by which blanks are most uneven"),
            self,
            lambda: setattr(self._state, "lost_by", AUTOMATIC),
        )
        self.chart = BarChart(self)
        self.figure = Figure(window.theme, self.chart, self)
        tip = self.tr("Show these figures as a table below the map, to sort, copy and export")
        self.table = self.figure.add_button("table", tip)
        column(
            self,
            self.sentence,
            labelled(labels[0], self.column),
            labelled(labels[1], self.by),
            *(self.map, self.stronger, (self.look, LEFT), self.figure),
        )
        for box, name in ((self.column, "lost_column"), (self.by, "lost_by")):
            box.activated.connect(
                lambda i, box=box, name=name: setattr(self._state, name, box.itemData(i))
            )
        self.table.clicked.connect(lambda: show_panel(context, "missingness_table"))
        self.chart.chosen.connect(self._select)
        context.save_figures(self.figure)
        self._marked = context.live(
            self,
            lambda: (self.shown, groups_of(self.shown, self._session.selection)),
            self._mark,
        )

    def show_result(self, of: Losses) -> None:
        """Shows who lost values."""
        self.shown, names = of, self._state.titles
        columns = (ANY_COLUMN, *of.asked.outcome.suppression.columns)
        fill(self.column, {key: texts.column_name(key, names) for key in columns}, of.column)
        groups = _groupings(of, names)
        fill(self.by, groups, of.by)
        name = groups.get(of.by, of.by)
        self.sentence.setText(texts.bias_words(of.bias, name, names, places=of.groups is not None))
        strongest = of.strongest
        other = strongest is not None and strongest.found.by != of.by
        if strongest is not None:
            said = tr("It is most uneven by {by} (Cramér's V {strength}).").format(
                by=texts.column_name(strongest.found.by, names),
                strength=texts.strength(strongest.strength),
            )
            self.stronger.setText(said)
        for widget in (self.stronger, self.look):
            widget.setVisible(other)
        self._show_bars(of, texts.column_name(of.column, names), name)
        self._marked.look_again()
        self.map.show_offer(
            _map_choices(of),
            (REGIONS, AREAS),
            partial(_lit, of, names),
            no_map_words(of.asked.outcome.records),
        )

    def _show_bars(self, of: Losses, title: str, by: str) -> None:
        found = of.bias.found
        many = len(found) > _IN_ORDER
        self.chart.hint = "" if of.groups is None else self.tr("Click a bar to select its areas.")
        self.chart.show_bars(
            Bars(
                (Series("", 100.0 * found.share, np.arange(len(found))),),
                lambda key: texts.value_name(found.labels[key]),
                by,
                lambda value: numbers.percent(value / 100.0),
                "%",
                lambda _, key: texts.group_words(found, key),
                ranked=many,
            )
        )
        self.chart.show_all(not many)
        meaning = f"{texts.strength_words(of.bias, by)} {self.chart.hint}".strip()
        unit, empty = self.tr("% blanked"), not len(found)
        heading = self.tr("{column} by {by}").format(column=title, by=by)
        self.figure.say(heading, unit, "", meaning=meaning, empty=empty)

    def _mark(self, of: tuple[Losses | None, tuple[int, ...]]) -> None:
        """Marks the groups that hold selected areas."""
        shown, groups = of
        if shown is not None:
            self.chart.mark([np.array(groups, dtype=np.intp)])

    @Slot(int, int, bool)
    def _select(self, series: int, group: int, extend: bool) -> None:
        """Selects the areas of a group, besides those that are selected if that is wished."""
        del series
        if self.shown is not None and self.shown.groups is not None:
            areas = np.flatnonzero(self.shown.groups == group)
            selected = self._session.selection
            self._session.select(np.union1d(selected, areas) if extend else areas)


def _groupings(of: Losses, names: Names) -> dict[str, str]:
    """By what the records can be grouped."""
    own = {BY_REGION: tr("regions of the run")} if of.offers_regions else {}
    columns = of.asked.outcome.records.columns
    return own | {name: texts.column_name(name, names) for name in columns}


def _map_choices(of: Losses) -> dict[str, str]:
    choices = {}
    if of.areas is not None:
        choices[AREAS] = tr("Blanked cells of areas (%)")
    if of.regions is not None:
        choices[REGIONS] = tr("Blanked cells of regions (%)")
    return choices


def _lit(of: Losses, names: Names, shows: str) -> Lit | None:
    """What the map shows of areas or regions."""
    place, regions = of.asked.place, shows == REGIONS
    blanks = of.regions if regions else of.areas
    if place is None or blanks is None:
        return None
    paint = partial(
        missing_colours,
        title=texts.legend_title(of.column, names),
        none=tr("none"),
        names=tuple(said(name) for name in MISSING_NAMES),
    )
    return lit_in(
        place,
        place.by_area(blanks.share(of.column), regions=regions),
        regions,
        lambda values, dark: paint(values, dark=dark),
        lambda unit: texts.told_of(blanks, of.column, unit, names, region=regions),
        texts.map_words(blanks, of.column, regions=regions),
    )


class MissingnessLink(TableLink):
    """Keeps the table showing what the panel shows, and the groups of the selected areas."""

    def __init__(self, context: CellsContext, panel: TablePanel) -> None:
        program = context.program
        super().__init__("missingness", program.session, panel, program.background)
        self._losses = context.derived["missingness"]
        self._groups: NDArray[np.intp] = np.zeros(0, np.intp)
        self._losses.found.connect(self._on_losses)
        self._marked = context.live(
            panel,
            lambda: (
                self._losses.result,
                groups_of(self._losses.result, program.session.selection),
            ),
            self._mark,
        )

    @Slot(object)
    def _on_losses(self, found: Losses | None) -> None:
        del found
        self._groups = np.zeros(0, np.intp)
        self.outdate()
        self._marked.look_again()

    def _mark(self, of: tuple[Losses | None, tuple[int, ...]]) -> None:
        found, groups = of
        if found is not None and found.groups is not None:
            self._groups = np.array(groups, dtype=np.intp)
            self.follow_selection()

    def build(self) -> Build | None:
        """See `core.tables.missingness`."""
        found = self._losses.result
        return found and partial(missingness_table, found.bias.found, tr("missing"))

    def selected(self) -> NDArray[np.intp]:
        """The rows that are marked."""
        return self._groups

    def take(self, keys: NDArray[np.intp]) -> None:
        """Selects the areas of rows; where groups are no places, only the rows."""
        self._groups, found = keys, self._losses.result
        if found is not None and found.groups is not None:
            self._session.select(np.flatnonzero(np.isin(found.groups, keys)))
        self.show_selection(follow=False)


def _table(context: CellsContext) -> TablePanel:
    said_around = Words(
        tr("Missingness by group"),
        tr("groups"),
        "records >= 100 and blanked_share > 0.2",
        tr(
            "Every group of records would stand here in a row: how many lost their value in the "
            "column that is looked at, and how many had none before."
        ),
        tr("Suppress cells"),
        tr("Blank single values until each combination is safe (F5)"),
    )
    tip = tr("Copy the chosen rows, or all shown, with exact values")
    theme = context.program.window.theme
    panel = TablePanel(theme, said_around, copy_tip=tip, height=_HEIGHT)
    MissingnessLink(context, panel)
    RowsExporter(context.program, panel, "missingness")
    panel.fill_requested.connect(context.state.run_requested)
    return panel


def connect(context: CellsContext) -> None:
    """What stands in other docks follows too."""
    losses = context.derived["missingness"]
    losses.watch(dock_of(context, "missingness_table"))
    context.program.map_wiring.when_shown(lambda _: losses.look_again())
    for on_map in context.panels["missingness"].findChildren(OnMap):
        on_map.follow(context, "missingness")


def _needs(context: CellsContext) -> LossQuestion | Missing:
    state, outcome = context.state, outcome_of(context)
    if isinstance(outcome, Missing):
        return outcome
    if not outcome.records.columns:
        return Missing(why_nothing(context))
    place = place_on_map(context.program)
    return LossQuestion(outcome, state.design.variables, state.lost_column, state.lost_by, place)


PANEL: Panel[CellsState] = Panel(
    "missingness",
    lambda: tr("Missingness"),
    RIGHT,
    behind="result",
    private=True,
    sections=lambda context: (MissingnessSection(context),),
    needs=_needs,
    work=losses_of,
    look=lambda context: tuple(context.state.titles.items()),
    keep=True,
    stale=is_stale,
    again=run_offer,
    reasons=reasons,
    what=lambda: tr(
        "Here you will see who lost values: the share of blanked cells of a column by the "
        "values of any other, such as diagnosis by province, and by area on the map."
    ),
    working=lambda: "",
    stale_words=lambda: tr("Out of date: this came out of another design."),
)
TABLE: Other[CellsState] = Other(
    "missingness_table",
    lambda: tr("Missingness by group"),
    BOTTOM,
    _table,
    shown=False,
    private=True,
)
