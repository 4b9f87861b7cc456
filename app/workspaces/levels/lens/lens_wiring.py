"""Connects the cut-off lens: scenario, question, rules."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Slot

from app.frame.column_values import ScenarioValues
from app.frame.program import Program
from app.kit.messages import WARNING
from app.workspaces.levels.lens import texts
from app.workspaces.levels.lens.draft_design import DraftDesign
from app.workspaces.levels.lens.enough_finder import EnoughFinder
from app.workspaces.levels.lens.panel import LensPanel
from app.workspaces.levels.state import LevelsState
from core.cutoff.design import Design
from core.cutoff.gaps import PARTS
from core.cutoff.lens import Reading, read_rules
from core.cutoff.own_sets import own_sets
from core.cutoff.rules import MODEL, OUTSIDE, Rule, rule_of
from core.errors import VbasError
from core.levels.question import Question

_ENTROPY = "entropy of the lens"
_AT_ONCE = 4_000
"""Classes whose entropy is worked out before anything is painted."""


class LensWiring(QObject):
    """Keeps the lens showing what is asked, and the question following the scenario."""

    def __init__(self, program: Program, state: LevelsState, panel: LensPanel) -> None:
        super().__init__(program.window)
        self._program, self._session = program, program.session
        self._state, self._panel = state, panel
        self.draft = DraftDesign(program.session, program.part(ScenarioValues), self)
        self.enough = EnoughFinder(program, state, panel, self.draft)
        usual = Question()
        self._model = (usual.rule, usual.predictor)
        self._takes_over = False
        self._shown: Question | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._count_entropy)
        self._connect()
        self._show()

    def _connect(self) -> None:
        session, state, panel = self._session, self._state, self._panel
        self.draft.changed.connect(self._follow_draft)
        state.question_changed.connect(self._follow_question)
        state.sets_changed.connect(self._show)
        session.study_changed.connect(self._take_study)
        self._program.window.workspace_changed.connect(self._soon.start)
        self.enough.levels_found.connect(self._show)
        panel.design_edited.connect(self._edit)
        panel.taking_requested.connect(self._take_from_scenario)
        panel.using_requested.connect(self._use_in_scenario)
        panel.part_chosen.connect(lambda part: state.change(part=part))
        panel.level_chosen.connect(lambda level: state.change(level=level))
        panel.share_chosen.connect(lambda share: state.change(enough=share))
        panel.rule_chosen.connect(lambda name, by: state.change(rule=name, predictor=by))

    # The scenario

    @property
    def follows(self) -> bool:
        """Whether the question is about the scenario's variables as they are there."""
        return self._state.question.design.variables == self.draft.design.variables

    @Slot(object, object)
    def _follow_draft(self, before: Design, now: Design) -> None:
        question = self._state.question
        if self._takes_over or question.design.variables == before.variables:
            self._takes_over = False
            self._state.follow(replace(question, design=self._with_entropy(now)))
        self._show_source()

    @Slot()
    def _take_from_scenario(self) -> None:
        self._panel.form.say("")
        self._edit(self.draft.design)

    @Slot()
    def _use_in_scenario(self) -> None:
        self._takes_over = True
        made = self.draft.use(self._state.question.design)
        lines = []
        if made.not_carried:
            line = texts.tr("Which categories of {0} are joined is for you to say.")
            lines.append(line.format(", ".join(made.not_carried)))
        if made.not_there:
            line = texts.tr("{0}: no such column in the records, so it was left out.")
            lines.append(line.format(", ".join(made.not_there)))
        remedy = texts.tr("Join them in step 2 of the scenario.") if made.not_carried else ""
        self._panel.form.say(" ".join(lines), remedy)
        self._program.window.map_panel.messages.say(
            texts.tr("The scenario has these variables now; a run shows what they cost."),
            topic="lens",
        )

    @Slot(object)
    def _edit(self, design: Design) -> None:
        self._state.change(design=self._with_entropy(design))

    def _with_entropy(self, design: Design) -> Design:
        """The design with the entropy of the counted classes, if that takes no time."""
        study = self._session.study
        if study is None:
            return replace(design, entropy=None)
        if study.counts.n_classes > _AT_ONCE:
            self._soon.start()
            return design
        counting = self.draft.counting()
        return (
            design
            if counting is None
            else replace(design, entropy=counting(design).entropy(design))
        )

    @Slot(object)
    def _take_study(self, study: object) -> None:
        del study
        question = self._state.question
        self._state.follow(replace(question, design=self._with_entropy(question.design)))

    # The question

    @Slot(object)
    def _follow_question(self, question: Question) -> None:
        try:
            if rule_of(question.rule, question.predictor).kind == MODEL:
                self._model = (question.rule, question.predictor)
        except VbasError:  # a set of the user that is no longer there
            pass
        if _read_by(question) != self._shown:
            self._show()
        self._soon.start()

    @Slot()
    def _show(self) -> None:
        """Shows question, rules and curve: some hundreds of powers, at once."""
        question = self._state.question
        self._shown = _read_by(question)
        design = question.design
        parts = self._parts(question)
        combinations = design.max_combinations if design.variables else None
        own = own_sets()
        readings = read_rules(combinations, design.entropy, own.names, parts)
        self._panel.show_question(question, readings, self._model_of(readings), parts)
        self._show_source()
        for error in own.broken[:1]:
            messages = self._program.window.map_panel.messages
            messages.say(error.message, error.hint, WARNING, "coefficients")

    def _show_source(self) -> None:
        self._panel.show_source(follows=self.follows, drafted=bool(self.draft.design.variables))

    def _parts(self, question: Question) -> tuple[str, ...]:
        """The parts of Canada that have a column."""
        if question.part is not None:
            return (question.part,)
        levels = self.enough.levels
        return PARTS if levels is None else levels.parts or (OUTSIDE,)

    def _model_of(self, readings: tuple[Reading, ...]) -> Rule:
        models = {
            (of.rule.name, of.rule.predictor): of.rule for of in readings if of.rule.kind == MODEL
        }
        return models.get(self._model) or next(iter(models.values()))

    # Large studies

    @Slot()
    def _count_entropy(self) -> None:
        """Counts the coarsened classes of a large study in the background."""
        study, design = self._session.study, self._state.question.design
        counting = self.draft.counting()
        if not self.enough.active or study is None or counting is None:
            return
        if design.entropy is not None or study.counts.n_classes <= _AT_ONCE:
            return

        def work() -> float | None:
            return counting(design).entropy(design)

        def take(entropy: float | None) -> None:
            question = self._state.question
            if entropy is not None and question.design == design:
                self._state.follow(
                    replace(question, design=replace(question.design, entropy=entropy))
                )

        self._program.background.ask(_ENTROPY, work, take)


def _read_by(question: Question) -> Question:
    """The question as far as variables, rules and curve show it."""
    return Question(question.design, question.rule, question.predictor, question.part)
