"""Where the records are that a combination singles out, in the colours of the map."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject

from app.kit import numbers
from app.kit.derived import Derived, Missing, NoView
from app.kit.language import said
from app.map.layers.colouring import Coloured
from app.map.offer import Colours, Lit, MapNote, MapOffer
from app.workspaces.uniqueness.explorer.shown import question_of, titles_of_counting
from app.workspaces.uniqueness.explorer.texts import joined
from app.workspaces.uniqueness.reasons import UniquenessContext
from app.workspaces.uniqueness.state import NAME, tr
from app.workspaces.uniqueness.texts import unit
from core.areas import AreaLayer
from core.errors import VbasError
from core.map.named_classes import SHARE_NAMES, count_colours, share_colours
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.question import Question
from core.record_uniqueness.where import Where, records_by_area

UNIQUE_COUNT, UNIQUE_SHARE = "unique count", "unique share"
SETS_COUNT, SETS_SHARE = "sets count", "sets share"
"""What the map can show of a combination."""

NOTHING, COUNT_AGAIN, NO_AREAS, OTHER_AREAS = "", "count again", "no areas", "other areas"
"""Why there is nothing on the map."""

Wanted = tuple[DistinctRecords, Question, int, AreaLayer]
"""Whose records, what is asked, the combination as a mask, the areas on the map."""


def found(wanted: Wanted) -> Where:
    """Records of each area that a combination singles out."""
    distinct, question, mask, layer = wanted
    return records_by_area(distinct, question, mask, len(layer))


class OnMap(QObject):
    """Offers the map the areas of the combination that is looked at.

    ``note`` says what the map shows, or why it shows nothing of it.
    """

    def __init__(self, context: UniquenessContext) -> None:
        program = context.program
        super().__init__(program.window)
        self._program, self._state = program, context.state
        self.offer = MapOffer(program, NAME, tr("Uniqueness"))
        tip = tr("Select the areas that hold at least one of these records")
        self.note = MapNote(program, self.offer, tip)
        self._title = ""
        self._derived = Derived[Wanted, Where](
            program.background,
            "uniqueness: areas of unique records",
            inputs=self._wanted,
            work=found,
            show=self._show,
            view=NoView(self._put_out, self._refuse),
            look=lambda: self._title,
            keep=True,
            shown_only=False,
            parent=self,
        )
        self._derived.follow(context.state.changed, program.window.workspace_changed)
        program.map_wiring.when_shown(lambda _: self._derived.look_again())

    def _wanted(self) -> Wanted | Missing:
        state, program = self._state, self._program
        lattice, mask, distinct = state.counting, state.chosen, state.distinct
        if program.window.workspace != NAME or lattice is None or not mask:
            return Missing(NOTHING)
        question = question_of(state, lattice)
        on_map, open_ = program.map_wiring.shown, program.session.area_file
        if distinct is None or question is None:
            return Missing(COUNT_AGAIN)
        if distinct.areas is None:
            return Missing(NO_AREAS)
        if on_map is None or open_ is None or on_map.file.layer is not open_.layer:
            return Missing(OTHER_AREAS)
        self._title = joined(titles_of_counting(state), mask)
        return distinct, question, mask, open_.layer

    # What is on the map

    def _put_out(self, reason: str) -> None:
        """Gives the map back, and says why there is nothing on it."""
        reasons = {
            NOTHING: "",
            COUNT_AGAIN: tr("Count again to see where these records are."),
            NO_AREAS: tr(
                "These records carry no areas, so they cannot be shown on the map: open areas, and "
                "choose the column of area ids."
            ),
            OTHER_AREAS: tr("Other areas are on the map than those of these records."),
        }
        self._tell_nothing(reasons[reason])

    def _refuse(self, error: VbasError) -> None:
        self._tell_nothing(f"{error.message} {error.hint}".strip())

    def _tell_nothing(self, why: str) -> None:
        self.offer.withdraw()
        self.note.say(why)

    def _show(self, where: Where) -> None:
        if self._derived.key is not None:
            layer = self._derived.key[3]
            light = partial(_lit, where, layer, self._title)
            self.offer.offer(map_names(), (UNIQUE_COUNT,), light)


def _lit(where: Where, layer: AreaLayer, title: str, shows: str) -> Lit:
    """What the map shows of a combination."""
    values = values_of(where, shows)
    elsewhere = where.elsewhere[0 if shows in (UNIQUE_COUNT, UNIQUE_SHARE) else 1]
    return Lit(
        colours_of(where, layer, shows, title),
        partial(told_of, where, title),
        map_words(values, elsewhere, people=where.people),
        values,
    )


def values_of(of: Where, shows: str) -> NDArray[np.float64]:
    """(n,) what the map shows of each area; NaN for areas without records."""
    if shows == UNIQUE_SHARE:
        return of.unique_share
    if shows == SETS_SHARE:
        return of.in_sets_share
    counts = of.unique if shows == UNIQUE_COUNT else of.in_sets
    return np.where(of.records > 0, counts.astype(np.float64), np.nan)


def colours_of(of: Where, layer: AreaLayer, shows: str, names: str) -> Colours:
    """What the map asks for: the colours of areas by the records that ``names`` single out."""
    title = legend_title(shows, names)
    none, one = tr("none"), unit(of.people)
    classes = tuple(map(said, SHARE_NAMES))
    values = values_of(of, shows)

    def work(on_map: AreaLayer, dark: bool) -> Coloured:
        if on_map is not layer:  # other areas are on their way
            return Coloured()
        if shows in (UNIQUE_SHARE, SETS_SHARE):
            lut, legend = share_colours(values, title=title, none=none, names=classes, dark=dark)
        else:
            lut, legend = count_colours(values, title=title, unit=one, none=none, dark=dark)
        return Coloured(lut, None, None, legend)

    return work


def told_of(of: Where, names: str, area: int) -> str:
    """Lines for the tooltip of an area."""
    if not 0 <= area < len(of) or not of.records[area]:
        return ""
    records = int(of.records[area])
    return tr(
        "{names}: {unique} ({unique_share}) unique, {sets} ({sets_share}) in unique sets, of "
        "{records}"
    ).format(
        names=names,
        unique=numbers.count(int(of.unique[area])),
        unique_share=numbers.percent(int(of.unique[area]) / records),
        sets=numbers.count(int(of.in_sets[area])),
        sets_share=numbers.percent(int(of.in_sets[area]) / records),
        records=numbers.count(records, unit(of.people)),
    )


def map_names() -> dict[str, str]:
    """What the map can show of a combination."""
    return {
        UNIQUE_COUNT: tr("Unique records, number"),
        UNIQUE_SHARE: tr("Unique records, % of the area's"),
        SETS_COUNT: tr("Records in unique sets, number"),
        SETS_SHARE: tr("Records in unique sets, % of the area's"),
    }


def legend_title(shows: str, names: str) -> str:
    """What the map shows, and of which combination."""
    told = {
        UNIQUE_COUNT: tr("Unique records: {names}"),
        UNIQUE_SHARE: tr("Unique records, % of the area's: {names}"),
        SETS_COUNT: tr("Records in unique sets: {names}"),
        SETS_SHARE: tr("Records in unique sets, % of the area's: {names}"),
    }
    return told[shows].format(names=names)


def map_words(values: NDArray[np.float64], elsewhere: int, *, people: bool = False) -> str:
    """How many areas light up, and what the map does not show."""
    text = tr("{n} of {all} hold such people.") if people else tr("{n} of {all} hold such records.")
    lit = text.format(
        n=numbers.count(int(np.count_nonzero(values > 0))),
        all=numbers.count(len(values), tr("areas")),
    )
    if elsewhere:
        lost = tr("{n} more are in no known area.").format(n=numbers.count(elsewhere, unit(people)))
        return f"{lit} {lost}"
    return lit
