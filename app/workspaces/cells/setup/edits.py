"""What the user changes in the panel becomes a design: each change can be undone."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from app.kit.settings import Settings
from app.workspaces.cells.setup.offer import Offer
from app.workspaces.cells.setup.panel import SetupPanel
from app.workspaces.cells.setup.remembered import remember
from app.workspaces.cells.state import CellsState
from core.hierarchies.design import LevelledVariable
from core.quasi_identifiers import QuasiIdentifier


class Edits(QObject):
    """Carries out what the panel wants."""

    def __init__(
        self, state: CellsState, offer: Offer, settings: Settings, panel: SetupPanel
    ) -> None:
        super().__init__(panel)
        self._state, self._offer, self._settings = state, offer, settings
        panel.list.ticked.connect(self._tick)
        panel.list.weighed.connect(self._weigh)
        panel.list.released.connect(self._release)
        panel.list.known.connect(self._know)
        panel.list.removed.connect(offer.remove)
        panel.column_added.connect(self._add)
        panel.strictness.chosen.connect(self._choose_strictness)
        panel.method.chosen.connect(self._choose_method)
        panel.links.linked.connect(self._link)
        panel.links.unlinked.connect(self._unlink)
        panel.combinations.by_hand_chosen.connect(self._write_by_hand)

    @Slot(object)
    def _tick(self, names: tuple[str, ...]) -> None:
        design = self._state.design
        chosen = {of.name: of for of in design.variables}
        offered = {of.name: of.variable for of in self._offer.variables}
        wanted = tuple(chosen.get(of, offered[of]) for of in names if of in offered)
        self._state.ask(replace(design, variables=wanted))

    def _change(self, name: str, **changes: object) -> None:
        design = self._state.design

        def changed(of: LevelledVariable) -> LevelledVariable:
            return replace(of, **changes) if of.name == name else of  # type: ignore[arg-type]

        variables = tuple(changed(of) for of in design.variables)
        topic = f"cells: {name} {' '.join(changes)}"
        self._state.ask(replace(design, variables=variables), topic)

    @Slot(str, float)
    def _weigh(self, name: str, weight: float) -> None:
        self._change(name, weight=weight)

    @Slot(str, int, bool)
    def _release(self, name: str, level: int, every: bool) -> None:
        self._change(name, released=level, all_levels=every)

    @Slot(str, int)
    def _know(self, name: str, level: int) -> None:
        self._change(name, known=level)

    @Slot(object, str)
    def _add(self, column: QuasiIdentifier, level_of: str) -> None:
        self._offer.add(column, level_of)

    @Slot(object)
    def _write_by_hand(self, combinations: tuple[tuple[str, ...], ...] | None) -> None:
        self._state.ask(replace(self._state.design, by_hand=combinations))

    @Slot(str, str)
    def _link(self, one: str, other: str) -> None:
        """Links two columns; those that are not read yet are."""
        unread = [of for of in (one, other) if of not in self._offer.columns]
        columns = self._state.columns
        self._state.columns = (*columns, *(QuasiIdentifier(of) for of in unread))
        design = self._state.design
        self._state.ask(replace(design, links=(*design.links, (one, other))))

    @Slot(str, str)
    def _unlink(self, one: str, other: str) -> None:
        design = self._state.design
        left = tuple(of for of in design.links if of != (one, other))
        self._state.ask(replace(design, links=left))

    @Slot(int, object)
    def _choose_strictness(self, k: int, tau: float | None) -> None:
        self._state.ask(replace(self._state.design, k=k, tau=tau), "cells: k")

    @Slot(str, bool, bool)
    def _choose_method(self, algorithm: str, give_back: bool, single_pass: bool) -> None:
        design = replace(
            self._state.design, algorithm=algorithm, give_back=give_back, single_pass=single_pass
        )
        self._state.ask(design)
        remember(design, self._settings)
