"""Follows the scenario: its variables as a design with its entropy, and a design back into it."""

from __future__ import annotations

from dataclasses import replace

from app.frame.column_values import ScenarioValues
from app.kit.derived import Derived, Missing, PlainView
from app.workspaces.levels.state import NOT_COUNTED, LevelsContext
from core.cutoff.design import Design
from core.drafted_design import Redrafted, counted_classes, redrafted, variable_of
from core.quasi_identifiers import QuasiIdentifier
from core.study import Study

Counted = tuple[Study, tuple[QuasiIdentifier, ...], Design]


class ScenarioDraft(PlainView):
    """Keeps the scenario's variables in the state; the question follows until it is edited."""

    def __init__(self, context: LevelsContext) -> None:
        program, self._state = context.program, context.state
        self._session, self._known = program.session, program.part(ScenarioValues)
        self._takes_over = False
        drafted: Derived[Design, Design] = Derived(
            program.background,
            "levels.draft",
            inputs=self._drafted,
            show=self._on_draft,
            view=PlainView(),
            shown_only=False,
            parent=program.window,
        )
        session = self._session
        drafted.follow(session.draft_changed, session.records_changed, self._known.changed)
        drafted.look_again()
        entropy: Derived[Counted, float | None] = Derived(
            program.background,
            "levels.entropy",
            inputs=self._counted,
            work=_entropy,
            show=self._show_entropy,
            view=self,
            look=lambda: self._state.question.design.entropy,
            parent=program.window,
        )
        entropy.follow(self._state.changed, session.study_changed)
        context.derived["entropy"] = entropy

    # The variables

    def _drafted(self) -> Design:
        """The variables of the scenario; those of before while a column is being counted."""
        variables = []
        chosen = self._session.draft.scenario.quasi_identifiers
        for qi in chosen if self._session.records is not None else ():
            known = self._known.values_of(qi)
            if known is None:
                return self._state.draft
            variables.append(variable_of(qi, known.values, banded=known.counted_by is not None))
        return Design(tuple(variables))

    def _on_draft(self, now: Design) -> None:
        question, before = self._state.question, self._state.draft
        self._state.draft = now
        if self._takes_over or question.design.variables == before.variables:
            self._takes_over = False
            if question.design.variables != now.variables:
                self._state.follow(replace(question, design=now))

    def use(self, design: Design) -> Redrafted:
        """Puts a design into the scenario; says what could not be carried over."""
        self._takes_over = True
        draft, records = self._session.draft, self._session.records
        chosen = draft.scenario.quasi_identifiers
        labels = {
            qi.column: tuple(of.label for of in known.recoded(qi).categories)
            for qi in chosen
            if (known := self._known.values_of(qi)) is not None
        }
        columns = () if records is None else tuple(of.name for of in records.preview.columns)
        made = redrafted(design, chosen, labels, columns)
        scenario = replace(draft.scenario, quasi_identifiers=made.quasi_identifiers)
        self._session.set_draft(replace(draft, scenario=scenario))
        return made

    # The entropy of its classes

    def _counted(self) -> Counted | Missing:
        study, chosen = self._session.study, self._session.draft.scenario.quasi_identifiers
        if study is None:
            return Missing(NOT_COUNTED)
        return study, chosen, replace(self._state.question.design, entropy=None)

    def _show_entropy(self, entropy: float | None) -> None:
        question = self._state.question
        self._state.follow(replace(question, design=replace(question.design, entropy=entropy)))

    def show_missing(self, reason: str) -> None:
        """The records are not counted."""
        del reason
        self._show_entropy(None)


def _entropy(counted: Counted) -> float | None:
    study, chosen, design = counted
    return counted_classes(study.counts, chosen, design).entropy(design)
