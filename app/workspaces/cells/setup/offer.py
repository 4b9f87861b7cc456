"""What can be protected: follows the session, and keeps the design to it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from app.features.variables.counting import Wanted
from app.frame.session import Session
from app.kit.settings import Settings
from app.workspaces.cells.setup.levels import offered_variables
from app.workspaces.cells.setup.reading import wanted_here
from app.workspaces.cells.setup.remembered import with_remembered
from app.workspaces.cells.state import CellsState
from core.hierarchies.default_design import OfferedVariable, default_design, kept_to
from core.hierarchies.design import CellDesign, LevelledVariable
from core.quasi_identifiers import QuasiIdentifier


class Offer(QObject):
    """Knows which variables there are, and with which levels.

    As long as the user has chosen nothing, the design is the usual one, and follows.

    Signals
    -------
    changed()
        Other variables or levels can be protected.
    wanted_changed()
        The records must be read again.
    """

    changed = Signal()
    wanted_changed = Signal()

    def __init__(
        self,
        session: Session,
        state: CellsState,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._state, self._settings = session, state, settings
        self.wanted: Wanted | None = None
        self.variables: tuple[OfferedVariable, ...] = ()
        self._usual = state.design
        state.design = with_remembered(state.design, settings)
        self._added: dict[str, QuasiIdentifier] = {}
        session.records_changed.connect(self._change_records)
        session.areas_changed.connect(self._forget)
        state.design_changed.connect(self._meet)
        for signal in (
            session.areas_changed,
            session.levels_changed,
            session.draft_changed,
            session.runs_changed,
            session.current_run_changed,
            state.columns_changed,
            state.hierarchies_changed,
        ):
            signal.connect(self.follow)
        self.follow()

    @Slot()
    def _change_records(self) -> None:
        """Another file: nothing that was chosen for the old one is kept."""
        state = self._state
        self.variables = ()
        self._added.clear()
        self._forget()
        state.columns = ()
        state.hierarchies = {}
        self._usual = CellDesign()
        state.design = with_remembered(self._usual, self._settings)
        self.follow()

    @Slot()
    def _forget(self) -> None:
        """What came out of other records or areas is not shown, nor compared with."""
        self._state.outcome = None
        self._state.candidates = ()

    @Slot()
    def follow(self) -> None:
        """Compares what is there with what was there, and keeps the design to it."""
        session, state = self._session, self._state
        self._added |= {of.column: of for of in state.columns}
        wanted, before = wanted_here(session, state.columns), self.wanted
        self.wanted = wanted
        offered = () if wanted is None else offered_variables(session, wanted, state)
        names_before = {of.name for of in self.variables}
        changed, self.variables = offered != self.variables, offered
        if wanted != before:
            self.wanted_changed.emit()
        usual, usual_before = (
            default_design(self._of_scenario(), session.draft.scenario.k),
            self._usual,
        )
        self._usual = usual
        if _is_usual(state.design, usual_before):
            state.design = _followed(state.design, usual_before, usual)
        elif changed:
            new = {of.name for of in self._of_scenario()} - names_before
            state.design = kept_to(state.design, offered, new, self.columns)
        if changed or wanted != before:
            self.changed.emit()

    @Slot(object)
    def _meet(self, design: CellDesign) -> None:
        """A design that is chosen again may name a column that was taken out of the list."""
        there = {of.name for of in self.variables}
        named = (name for of in design.variables for name in (of.name, *of.levels))
        missing = [of for of in dict.fromkeys(named) if of not in {*there, *self.columns}]
        back = tuple(self._added[of] for of in missing if of in self._added)
        if back:
            self._state.columns = (*self._state.columns, *back)
        elif missing:
            self._state.design = kept_to(design, self.variables, (), self.columns)

    def _of_scenario(self) -> tuple[OfferedVariable, ...]:
        """Those that are protected unless the user wants otherwise: not the added columns."""
        added = {of.column for of in self._state.columns}
        return tuple(of for of in self.variables if of.name not in added)

    @property
    def columns(self) -> tuple[str, ...]:
        """Every column that the records have once they are read."""
        read = () if self.wanted is None else self.wanted.names
        levels = (level for of in self.variables for level in of.levels)
        return tuple(dict.fromkeys((*read, *levels)))

    def variable(self, name: str) -> OfferedVariable | None:
        """The variable of a name."""
        return next((of for of in self.variables if of.name == name), None)

    # What the user adds

    def add(self, column: QuasiIdentifier, level_of: str = "") -> None:
        """Protects another column of the file too, by itself or as the coarsest level of another.

        Whether a value of the finer level has one value there is found in the records.
        """
        state, name = self._state, column.column
        others = tuple(of for of in state.columns if of.column != name)
        state.columns = (*others, column)
        design = state.design
        if any(of.name == level_of for of in design.variables):
            longer = tuple(_with_level(of, level_of, name) for of in design.variables)
            state.ask(replace(design, variables=longer), "")
        else:
            state.ask(kept_to(design, self.variables, {name}, self.columns), "")

    def remove(self, name: str) -> None:
        """Takes a column that was added out of the list."""
        state = self._state
        left = tuple(of for of in self.variables if of.name != name)
        columns = tuple(of for of in self.columns if of != name)
        state.ask(kept_to(state.design, left, (), columns), "")
        state.columns = tuple(of for of in state.columns if of.column != name)


def _with_level(of: LevelledVariable, name: str, level: str) -> LevelledVariable:
    """A variable with a further level, if it is the one of that name."""
    if of.name != name or level in of.levels:
        return of
    return replace(of, levels=(*of.levels, level), ordered=())


def _is_usual(design: CellDesign, usual: CellDesign) -> bool:
    """Whether the variables of a design are those that nobody chose."""
    return design.variables == usual.variables and design.by_hand is None


def _followed(design: CellDesign, before: CellDesign, usual: CellDesign) -> CellDesign:
    """A design with the variables that are usual now, and k unless it was chosen."""
    own_k = design.k != before.k or design.tau is not None
    return replace(design, variables=usual.variables, k=design.k if own_k else usual.k)
