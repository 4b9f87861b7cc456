"""The chosen cell of the decision table on the map: what every unit of it loses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from app.frame.names import AGGREGATE
from app.frame.workspace import Context
from app.kit import numbers
from app.kit.level_words import level_words
from app.map.layers.colouring import Coloured, tr_core
from app.map.offer import Colours, Lit, MapOffer
from app.workspaces.aggregate.decision.texts import tr
from app.workspaces.aggregate.state import AggregateWorkspace
from core.aggregation import Aggregation
from core.areas import AreaLayer
from core.decision.table import DecisionTable, Key
from core.map.named_classes import SHARE_NAMES, share_colours
from core.study import Study
from core.suppression.records import suppress_records

Shown = tuple[str, Aggregation, Study, int]
"""What is shown: its name, the regions, the records, k."""


class DecisionColours:
    """Colours the map by the chosen cell, until a run is shown."""

    def __init__(self, context: Context[AggregateWorkspace]) -> None:
        self._context, self._state = context, context.state
        self.offer = MapOffer(context.program, "decision", tr("Which geography?"))
        context.program.session.current_run_changed.connect(self._forget)
        context.program.window.workspace_changed.connect(self._forget)
        context.state.when("decision_cell", lambda _: self._show())

    def _forget(self, *_: object) -> None:
        self.offer.withdraw()

    def _show(self) -> None:
        shown = self._shown()
        if shown is None:
            self._forget()
            return
        cell = ShownCell(*shown)
        lit = Lit(_colours(cell), partial(_told, cell))
        self.offer.offer({"cell": tr("Records lost")}, ("cell",), lambda _: lit)

    def _shown(self) -> Shown | None:
        table, cell = self._state.decision, self._state.decision_cell
        if table is None or cell is None or self._context.program.window.workspace != AGGREGATE:
            return None
        return shown_of(table, *cell)


def shown_of(table: DecisionTable, at: int, key: Key) -> Shown | None:
    """What a cell shows on the map; None where it has nothing yet."""
    study = table.studies.get(key[0])
    if study is None:
        return None
    if at < len(table.levels):
        level = table.levels[at]
        return level_words(level.name), level.aggregation, study, key[1]
    found = table.own.get(key)
    if found is None or not found.met:
        return None
    return tr("VBAS regions"), found.run.aggregation, study, key[1]


@dataclass(eq=False)
class ShownCell:
    """A cell on the map; what its regions lose is counted by the thread that paints them."""

    name: str
    aggregation: Aggregation
    study: Study
    k: int
    shares: NDArray[np.float64] | None = None
    """(regions,) share of the records of each region that is lost, 0 to 1; NaN without records;
    None before it is counted."""

    def counted(self) -> NDArray[np.float64]:
        """The shares, counted at the first call."""
        if self.shares is None:
            of = self.aggregation
            counts = self.study.counts.merged(of.labels, of.n_regions)
            lost, records = suppress_records(counts, self.k).suppressed_by_region, counts.records
            shares = np.full(len(records), np.nan)
            np.divide(lost, records, out=shares, where=records > 0)
            self.shares = shares
        return self.shares


def _colours(shown: ShownCell) -> Colours:
    name, aggregation, k = shown.name, shown.aggregation, shown.k
    title = tr("Records lost at k = {k}: {level}").format(k=numbers.count(k), level=name)
    names = tuple(map(tr_core, SHARE_NAMES))
    labels = np.asarray(aggregation.labels, dtype=np.int32)

    def paint(layer: AreaLayer, dark: bool) -> Coloured:
        if len(layer) != len(labels):
            return Coloured()
        lut, legend = share_colours(
            shown.counted()[labels], title=title, none=tr("none lost"), names=names, dark=dark
        )
        every_area = aggregation.n_regions == len(labels)
        return Coloured(lut, None if every_area else labels, None, legend)

    return paint


def _told(shown: ShownCell, area: int) -> str:
    if shown.shares is None:
        return ""
    share = shown.shares[shown.aggregation.labels[area]]
    if np.isnan(share):
        return ""
    return tr("{level}: {share} of the records here are lost at k = {k}").format(
        level=shown.name, share=numbers.percent(float(share)), k=numbers.count(shown.k)
    )
