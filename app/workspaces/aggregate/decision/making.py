"""From a cell of the decision table to a run in the list, with the settings that made it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from app.frame.history import Edit
from app.frame.session import CALCULATED, IMPORTED, RunEntry
from app.frame.workspace import Context
from app.kit.level_words import level_name
from app.workspaces.aggregate.decision.asked import Asked
from app.workspaces.aggregate.decision.texts import tr
from app.workspaces.aggregate.state import AggregateWorkspace
from core.constraints.base import Constraints
from core.decision.table import DecisionTable, Key, Level
from core.given_regions import judge
from core.pipeline import Run
from core.placement.given import LEVEL, GivenRegions
from core.placement.suppression_driven import SuppressionDriven
from core.refinement.border import BorderRefinement
from core.scenario import Scenario
from core.site_count import Count
from core.steps import finish

Cell = tuple[int, Key]
"""A row (that of VBAS's own regions is the number of levels) and a column."""


def cell_is_there(table: DecisionTable, cell: Cell) -> bool:
    """Whether a cell has something to show."""
    at, key = cell
    if at < len(table.levels):
        return (at, *key) in table.losses
    found = table.own.get(key)
    return found is not None and found.met


def _whole(of: Scenario) -> dict[str, object]:
    """How regions are placed, without the few moves of the table: the next run shall search on."""
    driven, borders = SuppressionDriven(), BorderRefinement()
    return {
        "placement": driven if isinstance(of.placement, SuppressionDriven) else of.placement,
        "refinement": borders if isinstance(of.refinement, BorderRefinement) else of.refinement,
    }


@dataclass(frozen=True, eq=False)
class MakeRun:
    """Puts a cell among the runs, its k and variables into the scenario: one step to undo."""

    context: Context[AggregateWorkspace]
    table: DecisionTable
    cell: Cell
    then: Callable[[], object] = lambda: None
    made: list[RunEntry] = field(default_factory=list)

    def begin(self) -> None:
        """At once where the run is there, else as soon as the level is judged."""
        asked, (at, key) = self.context.derived["decision"].key, self.cell
        if not isinstance(asked, Asked):
            return
        if at < len(self.table.levels):
            level, background = self.table.levels[at], self.context.program.background
            name = f"{level_name(level.name)}, k = {key[1]}"
            background.ask(
                "decision.run",
                lambda: self._judged(asked, level),
                lambda run: self._put(asked, run, IMPORTED, name, {}),
            )
            return
        run, session = self.table.own[key].run, self.context.program.session
        known = next((of for of in session.runs if of.run is run), None)
        if known is not None:
            session.show_run(known)
            self.then()
            return
        number = Count(run.site_number.n_sites)  # not the one that the search began with
        placing = {"site_count": number, "target": None, **_whole(run.scenario)}
        self._put(asked, run, CALCULATED, tr("VBAS, k = {k}").format(k=key[1]), placing)

    def _judged(self, asked: Asked, level: Level) -> Run:
        i, k = self.cell[1]
        scenario: Scenario = replace(
            asked.base,
            quasi_identifiers=self.table.question.sets[i].quasi_identifiers,
            k=k,
            constraints=Constraints(),  # nothing kept to them
        )
        given = level.given or GivenRegions(LEVEL, level.name)
        return finish(judge(scenario, self.table.studies[i], level.aggregation, given))

    def _put(
        self, asked: Asked, run: Run, kind: str, name: str, placing: dict[str, object]
    ) -> None:
        """The run into the list and its settings into the draft, unless other areas are open."""
        program, (i, k) = self.context.program, self.cell[1]
        session, study = program.session, self.table.studies[i]
        if session.area_file is not asked.area_file:
            return
        chosen = self.table.question.sets[i].quasi_identifiers
        records = replace(asked.records, quasi_identifiers=chosen)
        before, counted, shown = session.draft, session.study, session.current_run
        compared = session.compared_run
        after = replace(
            before,
            scenario=replace(before.scenario, quasi_identifiers=chosen, k=k, **placing),  # type: ignore[arg-type]  # fields of a scenario
        )

        def settle() -> None:
            session.set_draft(after)
            session.set_study(study)  # a run need not count again

        def again() -> None:
            settle()
            session.restore_run(self.made[0])
            session.compare_with(shown)
            session.show_run(self.made[0])

        def back() -> None:
            self.made[0] = session.run_of(self.made[0].number) or self.made[0]
            session.replace_run(self.made[0], None)
            session.set_draft(before)
            session.set_study(counted)
            session.compare_with(compared)
            session.show_run(shown)

        def make() -> None:
            settle()
            files = (study, asked.area_file, records)
            self.made.append(session.add_run(run, *files, kind=kind, name=name))

        program.history.replay(make)  # all of it is the one edit below
        self.then()
        program.history.record(Edit(tr("making of “{0}”").format(name), again, back))
