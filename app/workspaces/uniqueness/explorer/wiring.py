"""Connects picture, table and map of the combinations with what is counted."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QTimer, Slot

from app.frame.program import Program
from app.kit import numbers
from app.kit.language import stage_words
from app.workspaces.uniqueness.explorer import texts
from app.workspaces.uniqueness.explorer.asked import Shown, shown_of
from app.workspaces.uniqueness.explorer.lighting import Lighting, Wanted
from app.workspaces.uniqueness.explorer.minimal import MinimalPanel
from app.workspaces.uniqueness.explorer.panel import ExplorerPanel
from app.workspaces.uniqueness.explorer.table import CombinationsLink
from app.workspaces.uniqueness.findings.findings_wiring import reason_for
from app.workspaces.uniqueness.state import UniquenessState
from core.errors import VbasError
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.question import Question
from core.record_uniqueness.table import titles

NAME = "uniqueness"
TOPIC = "combinations"
_BETWEEN_MS, _TABLE_MS = 150, 1000
"""While counts come in, picture and table are made anew no more often than this."""


class ExplorerWiring(QObject):
    """Keeps the panels showing what is counted, while the workspace is shown."""

    def __init__(
        self,
        program: Program,
        state: UniquenessState,
        panel: ExplorerPanel,
        link: CombinationsLink,
        minimal: MinimalPanel,
    ) -> None:
        super().__init__(program.window)
        self._program, self._state = program, state
        self._panel, self._link, self._minimal = panel, link, minimal
        self.lighting = Lighting(program, panel.details)
        self.shown: Shown | None = None
        self._active, self._stale, self._asking, self._first = False, True, False, True
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        self._table = QTimer(self, singleShot=True, interval=_TABLE_MS)
        self._table.timeout.connect(lambda: link.show_combinations(self.shown))
        self._connect()

    def _connect(self) -> None:
        state, panel, program = self._state, self._panel, self._program
        for signal in (
            state.counting_changed,
            state.examination_changed,
            state.outdated_changed,
            state.working_changed,
            state.question_changed,
            state.distinct_changed,
            program.session.records_changed,
            panel.asked_changed,
        ):
            signal.connect(self._outdate)
        state.distinct_changed.connect(self._begin)
        state.chosen_changed.connect(self._show_chosen)
        state.limits_changed.connect(panel.chart.show_limits)
        panel.chart.show_limits(*state.limits)
        panel.chosen.connect(state.choose)
        self._link.chosen.connect(state.choose)
        program.window.workspace_changed.connect(self._switch)
        program.window.cancel_requested.connect(self._leave)
        program.map_wiring.when_shown(lambda _: self._light())
        actions = program.window.actions_
        panel.empty.records_requested.connect(actions.open_records.trigger)
        panel.empty.sample_requested.connect(actions.open_sample.trigger)
        panel.empty.run_requested.connect(state.run_requested)

    # When there is something to show

    @Slot()
    def _begin(self) -> None:
        """Other records: nothing of them has been looked at."""
        self._first = True
        self.lighting.forget()

    @Slot(str)
    def _switch(self, workspace: str) -> None:
        self._active = workspace == NAME
        self._light()
        if self._active and self._stale:
            self._soon.start(0)

    @Slot()
    def _outdate(self) -> None:
        self._stale = True
        if self._active and not self._soon.isActive():
            self._soon.start(0)

    @Slot()
    def _leave(self) -> None:
        """Esc, where nothing is under way that it would cancel."""
        if self._active and not self._program.jobs.busy:
            self._state.choose(0)

    @Slot()
    def _refresh(self) -> None:
        lattice, panel = self._state.counting, self._panel
        if lattice is None:
            self._program.background.forget(TOPIC)
            self.shown, self._stale, self._asking = None, False, False
            panel.show_nothing(reason_for(self._program, self._state))
            self._show_elsewhere()
            return
        # What is newer waits, or while counts pour in nothing would ever be shown.
        if not self._asking:
            self._stale, self._asking = False, True
            work = partial(shown_of, lattice, self._titles(lattice), panel.asked)
            self._program.background.ask(TOPIC, work, self._take)

    def _take(self, shown: Shown) -> None:
        self.shown, self._asking = shown, False
        if self._stale and self._active:
            self._soon.start(0 if shown.lattice.complete else _BETWEEN_MS)
        self._panel.show_combinations(shown, self._state.chosen, self._note(shown.lattice))
        self._show_elsewhere()
        self._look_at_all(shown.lattice)

    def _look_at_all(self, lattice: Lattice) -> None:
        """The first answer about records lights up on the map at once: all variables together."""
        distinct = self._state.distinct
        if self._first and lattice.complete and distinct is not None:
            self._first = False
            if not self._state.chosen and distinct.areas is not None:
                self._state.choose(int(lattice.masks[lattice.full]))

    def _show_elsewhere(self) -> None:
        """The table a little later while more comes in; the map as it is."""
        shown = self.shown
        self._minimal.show_lattice(None if shown is None else shown.lattice)
        if shown is None or shown.lattice.complete:
            self._table.stop()
            self._link.show_combinations(shown)
        elif not self._table.isActive():
            self._table.start()
        self._show_chosen()

    @Slot()
    def _show_chosen(self) -> None:
        mask = self._state.chosen
        self._panel.show_chosen(self.shown, mask)
        self._link.show_chosen(mask)
        self._light()

    def _note(self, lattice: Lattice) -> str:
        """What else to know of the picture."""
        if not lattice.complete:
            said = texts.tr("{n} of {all} counted so far.")
            every = numbers.count(len(lattice), texts.tr("combinations"))
            return said.format(n=numbers.count(int(lattice.counted.sum())), all=every)
        if self._state.outdated and not self._state.working:
            return texts.tr("These are the counts of an earlier question: count again.")
        return ""

    # What was asked of what is shown

    def _question(self, lattice: Lattice) -> Question | None:
        """The question that a lattice answers."""
        answered, asked = self._state.examination, self._state.question
        if answered is not None and answered.lattice is lattice:
            return answered.question
        return asked if asked.variables == lattice.names else None

    def _titles(self, lattice: Lattice) -> tuple[str, ...]:
        """What the variables are called as recoded."""
        question, distinct = self._question(lattice), self._state.distinct
        answered = self._state.examination
        if answered is not None and answered.lattice is lattice:
            return tuple(stage_words(of) for of in answered.titles)
        try:
            if question is not None and distinct is not None:
                return tuple(stage_words(of) for of in titles(distinct, question))
        except VbasError:  # the records were counted anew, without a variable
            pass
        return lattice.names

    # The map

    def _light(self) -> None:
        """Has the map show the combination that is looked at, or says why it cannot."""
        shown, mask = self.shown, self._state.chosen
        if not self._active or shown is None or not mask:
            self.lighting.put_out()
            return
        wanted = self._wanted(shown, mask)
        if isinstance(wanted, str):
            self.lighting.put_out(wanted)
        else:
            self.lighting.light(wanted)

    def _wanted(self, shown: Shown, mask: int) -> Wanted | str:
        distinct, question = self._state.distinct, self._question(shown.lattice)
        on_map, open_ = self._program.map_wiring.shown, self._program.session.area_file
        if distinct is None or question is None:
            return texts.tr("Count again to see where these records are.")
        if distinct.areas is None:
            return texts.tr(
                "These records carry no areas, so they cannot be shown on the map: open areas, and "
                "choose the column of area ids."
            )
        if on_map is None or open_ is None or on_map.file.layer is not open_.layer:
            return texts.tr("Other areas are on the map than those of these records.")
        title = texts.joined(shown.titles, mask)
        return Wanted(distinct, question, mask, open_.layer, title)
