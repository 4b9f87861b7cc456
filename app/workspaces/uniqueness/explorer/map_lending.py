"""Lends the map the colours of the records that a combination singles out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from app.kit import numbers
from app.map.layers.colouring import Coloured
from app.map.loan import Colours, MapLoan
from app.workspaces.uniqueness.explorer import texts
from core.areas import AreaLayer
from core.map.named_classes import count_colours, share_colours
from core.record_uniqueness.where import Where


@dataclass(frozen=True, eq=False)
class Lit:
    """What lights up on the map.

    Attributes
    ----------
    where
        Records of each area.
    layer
        The areas.
    title
        The combination in words.
    """

    where: Where
    layer: AreaLayer
    title: str

    def values(self, shows: str) -> NDArray[np.float64]:
        """(n,) what the map shows of each area; NaN for areas without records."""
        of = self.where
        if shows == texts.UNIQUE_SHARE:
            return of.unique_share
        if shows == texts.SETS_SHARE:
            return of.in_sets_share
        counts = of.unique if shows == texts.UNIQUE_COUNT else of.in_sets
        return np.where(of.records > 0, counts.astype(np.float64), np.nan)


class MapLending(MapLoan):
    """Knows what the map shall show of a combination, and whether it does."""

    def show(self, lit: Lit, shows: str) -> None:
        """Colours the map, and tells the pointer of each area."""
        title = texts.tr("Unique records") if _is_unique(shows) else texts.tr("In unique sets")
        self.lend(colours_of(lit, shows), title, partial(told_of, lit))


def _is_unique(shows: str) -> bool:
    return shows in (texts.UNIQUE_COUNT, texts.UNIQUE_SHARE)


def colours_of(lit: Lit, shows: str) -> Colours:
    """What the map asks for: the colours of areas by their records."""
    title = texts.legend_title(shows, lit.title)
    none, unit = texts.tr("none"), texts.unit(lit.where.people)
    names = texts.legend_names()
    values = lit.values(shows)

    def work(layer: AreaLayer, dark: bool) -> Coloured:
        if layer is not lit.layer:  # other areas are on their way
            return Coloured()
        if shows in (texts.UNIQUE_SHARE, texts.SETS_SHARE):
            lut, legend = share_colours(values, title=title, none=none, names=names, dark=dark)
        else:
            lut, legend = count_colours(values, title=title, unit=unit, none=none, dark=dark)
        return Coloured(lut, None, None, legend)

    return work


def told_of(lit: Lit, area: int) -> str:
    """Lines for the tooltip of an area."""
    of = lit.where
    if not 0 <= area < len(of) or not of.records[area]:
        return ""
    records = int(of.records[area])
    return texts.tr(
        "{names}: {unique} ({unique_share}) unique, {sets} ({sets_share}) in unique sets, of "
        "{records}"
    ).format(
        names=lit.title,
        unique=numbers.count(int(of.unique[area])),
        unique_share=numbers.percent(int(of.unique[area]) / records),
        sets=numbers.count(int(of.in_sets[area])),
        sets_share=numbers.percent(int(of.in_sets[area]) / records),
        records=numbers.count(records, texts.unit(of.people)),
    )
