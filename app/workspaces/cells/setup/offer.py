"""What can be protected: follows the session, and keeps the design to it."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from PySide6.QtCore import QObject, Slot

from app.features.variables.counting import Wanted, key_of_run, runs_of
from app.frame.session import Session
from app.kit.settings import Settings
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.setup.reading import wanted_here
from app.workspaces.cells.state import CellsState
from core.areas import AreaLayer
from core.hierarchies.default_design import OfferedVariable, default_design, kept_to, usual_level
from core.hierarchies.design import CellDesign, LevelledVariable
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.table import FINEST
from core.suppression.cells.protection import ALGORITHMS

_ALGORITHM, _GIVE_BACK = "cells/algorithm", "cells/give_back"
_YES, _NO = "yes", "no"
_LOOKED_AT = 16_000
"""Areas that are looked at to find out which of their levels are finer."""


class Offer(QObject):
    """Keeps `CellsState.wanted` and `CellsState.offered` to the session, and the design to these.

    As long as the user has chosen nothing, the design is the usual one, and follows.
    """

    def __init__(self, context: CellsContext) -> None:
        super().__init__(context.state)
        self._session, self._state = context.program.session, context.state
        self._settings = context.program.settings
        session, state = self._session, self._state
        self._usual = state.design
        state.design = with_remembered(state.design, self._settings)
        self._added: dict[str, QuasiIdentifier] = {}
        session.records_changed.connect(self._change_records)
        session.areas_changed.connect(self._forget)
        for signal in (
            session.areas_changed,
            session.levels_changed,
            session.draft_changed,
            session.runs_changed,
            session.current_run_changed,
        ):
            signal.connect(self.follow)
        state.when("design", self._bring_back)
        for name in ("columns", "hierarchies"):
            state.when(name, lambda _: self.follow())
        self.follow()

    @Slot()
    def _change_records(self) -> None:
        """Another file: nothing that was chosen for the old one is kept."""
        state = self._state
        state.offered = ()
        self._added.clear()
        self._forget()
        state.columns, state.hierarchies = (), {}
        self._usual = CellDesign()
        state.design = with_remembered(self._usual, self._settings)
        self.follow()

    @Slot()
    def _forget(self) -> None:
        """What came out of other records or areas is not shown, nor compared with."""
        self._state.outcome, self._state.candidates = None, ()

    @Slot()
    def follow(self) -> None:
        """Compares what is there with what was there, and keeps the design to it."""
        session, state = self._session, self._state
        self._added |= {of.column: of for of in state.columns}
        wanted = wanted_here(session, state.columns)
        offered = () if wanted is None else offered_variables(session, wanted, state)
        names_before = {of.name for of in state.offered}
        changed = offered != state.offered
        state.wanted, state.offered = wanted, offered
        usual_before = self._usual
        self._usual = default_design(self._of_scenario(), session.draft.scenario.k)
        design = state.design
        if design.variables == usual_before.variables and design.by_hand is None:
            # Nobody chose these variables; k may have been chosen.
            own_k = design.k != usual_before.k or design.tau is not None
            k = design.k if own_k else self._usual.k
            state.design = replace(design, variables=self._usual.variables, k=k)
        elif changed:
            new = {of.name for of in self._of_scenario()} - names_before
            state.design = kept_to(design, offered, new, columns_here(state))

    def _of_scenario(self) -> tuple[OfferedVariable, ...]:
        """Those that are protected unless the user wants otherwise: not the added columns."""
        added = {of.column for of in self._state.columns}
        return tuple(of for of in self._state.offered if of.name not in added)

    def _bring_back(self, design: CellDesign) -> None:
        """A design that is chosen again may name a column that was taken out of the list."""
        state = self._state
        known = {of.name for of in state.offered} | set(columns_here(state))
        named = (name for of in design.variables for name in (of.name, *of.levels))
        missing = [of for of in dict.fromkeys(named) if of not in known]
        back = tuple(self._added[of] for of in missing if of in self._added)
        if back:
            state.columns = (*state.columns, *back)
        elif missing:
            state.design = kept_to(design, state.offered, (), columns_here(state))


def columns_here(state: CellsState) -> tuple[str, ...]:
    """Every column that the records have once they are read."""
    read = () if state.wanted is None else state.wanted.names
    levels = (level for of in state.offered for level in of.levels)
    return tuple(dict.fromkeys((*read, *levels)))


# What the user adds


def add_column(state: CellsState, column: QuasiIdentifier, level_of: str = "") -> None:
    """Protects another column of the file too, by itself or as the coarsest level of another.

    Whether a value of the finer level has one value there is found in the records.
    """
    name = column.column
    others = tuple(of for of in state.columns if of.column != name)
    state.columns = (*others, column)
    design = state.design

    def longer(of: LevelledVariable) -> LevelledVariable:
        if of.name != level_of or name in of.levels:
            return of
        return replace(of, levels=(*of.levels, name), ordered=())

    if any(of.name == level_of for of in design.variables):
        design = replace(design, variables=tuple(map(longer, design.variables)))
    else:
        design = kept_to(design, state.offered, {name}, columns_here(state))
    state.ask(design, "")


def remove_column(state: CellsState, name: str) -> None:
    """Takes a column that was added out of the list."""
    left = tuple(of for of in state.offered if of.name != name)
    columns = tuple(of for of in columns_here(state) if of != name)
    state.ask(kept_to(state.design, left, (), columns), "")
    state.columns = tuple(of for of in state.columns if of.column != name)


# What is remembered of the method between starts


def with_remembered(design: CellDesign, settings: Settings) -> CellDesign:
    """A design that nobody has chosen yet, with the method that was used last."""
    algorithm = settings.kept.get(_ALGORITHM, design.algorithm)
    return replace(
        design,
        algorithm=algorithm if algorithm in ALGORITHMS else design.algorithm,
        give_back=settings.kept.get(_GIVE_BACK, _NO) == _YES,
    )


def remember(design: CellDesign, settings: Settings) -> None:
    """Keeps the method of a design; a single pass is for comparison only and is not kept."""
    settings.kept[_ALGORITHM] = design.algorithm
    settings.kept[_GIVE_BACK] = _YES if design.give_back else _NO


# Which variables there are, before any record is read


def offered_variables(
    session: Session, wanted: Wanted, state: CellsState
) -> tuple[OfferedVariable, ...]:
    """The variables of the list, each with its levels, the finest first."""
    offered = []
    for name in wanted.names:
        hierarchy = state.hierarchies.get(name)
        if name == wanted.geography:
            offered.append(_geography(session, wanted, name))
        elif hierarchy is not None:
            levels = (name, *(hierarchy.column_of(of.name) for of in hierarchy.levels))
            offered.append(OfferedVariable(name, levels))
        else:
            offered.append(OfferedVariable(name, (name,)))
    return tuple(offered)


def _geography(session: Session, wanted: Wanted, name: str) -> OfferedVariable:
    """Where a record is: its area, coarser units, the regions of runs."""
    file = wanted.file
    if file.areas is None:
        return OfferedVariable(name, (name,), one_level=True)
    sizes = dict(_sizes(file.areas.layer))
    sizes.update({level: len(of.layer) for level, of in file.levels})
    levels = sorted(sizes, key=lambda of: (-sizes[of], of))
    runs = [key_of_run(of.number) for of in runs_of(session)]
    names = [FINEST, *levels, *runs]
    released = usual_level([FINEST, *levels])
    shown = session.current_run
    if shown is not None and key_of_run(shown.number) in runs:
        released = names.index(key_of_run(shown.number))
    columns = tuple(name if of == FINEST else f"{name}.{of}" for of in names)
    # Regions of runs cross units of other levels: neither can be told from the other.
    ordered = tuple(False for _ in columns[1:])
    return OfferedVariable(name, columns, ordered, one_level=True, released=released)


@lru_cache(maxsize=1)
def _sizes(layer: AreaLayer) -> tuple[tuple[str, int], ...]:
    """About how many units the coarser levels have that the areas themselves name.

    Counted among some of the areas, evenly spread: enough to know which level is finer.
    """
    step = max(1, len(layer) // _LOOKED_AT)
    return tuple((level, len(set(of[::step].tolist()))) for level, of in layer.parents.items())
