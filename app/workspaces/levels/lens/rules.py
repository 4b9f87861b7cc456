"""What every rule asks for, which of them decides, and the curve of the model."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLabel, QWidget

from app.chart.curves import CurveChart, Curves, Dots, Stroke
from app.chart.figure import Figure
from app.kit import numbers
from app.kit.brief import BriefLabel
from app.kit.controls import WARNING, Callout, WheelGuard, labelled, narrow
from app.kit.layouts import LEFT, choice_box, column, show_choice
from app.kit.widgets import push_button, words
from app.workspaces.levels.lens import texts
from app.workspaces.levels.lens.rule_table import RuleTable
from app.workspaces.levels.levels import Levels
from app.workspaces.levels.state import LevelsContext
from core.canada import OUTSIDE, PARTS
from core.cutoff.design import Design
from core.cutoff.lens import Curve, Reading, curves_of, read_rules
from core.cutoff.own_sets import own_sets
from core.cutoff.rules import FIXED, MODEL, Rule
from core.levels.question import Question

_CHART_HEIGHT = 210
_COLOURS = {"western": 0, "central": 1, "eastern": 2}
_FIXED_COLOUR = 5


class RulesSection(QWidget):
    """How many people an area needs by each rule."""

    def __init__(self, context: LevelsContext, calibrate: Callable[[], object]) -> None:
        """``calibrate``: a model shall be fitted to the user's own records."""
        super().__init__()
        window, self._state = context.program.window, context.state
        self._messages = window.map_panel.messages
        self.part = choice_box(
            "",
            self.tr("Whose model is taken: models were made for parts of Canada"),
            (
                (None, self.tr("each area by its own province")),
                ("western", self.tr("West: territories and provinces west of Ontario")),
                ("central", self.tr("Central: Ontario and Quebec")),
                ("eastern", self.tr("East: Atlantic provinces")),
                (OUTSIDE, self.tr("outside Canada")),
            ),
        )
        narrow(self.part, WheelGuard(self))
        self.outside, self.beyond = Callout(), Callout()
        self.calibrate = push_button(
            self.tr("Calibrate a model …"),
            self.tr("Fit models to your own records, for places and variables of your own"),
            self,
            calibrate,
        )
        self.rules, self.about_rules = RuleTable(), BriefLabel(role="muted")
        self.chart = CurveChart()
        self.chart.setFixedHeight(_CHART_HEIGHT)
        self.figure = Figure(window.theme, self.chart)
        column(
            self,
            words(self.tr("How many people an area needs"), "heading"),
            labelled(QLabel(self.tr("Models of")), self.part),
            self.outside,
            (self.calibrate, LEFT),
            self.rules,
            self.about_rules,
            self.beyond,
            self.figure,
            spacing=8,
        )
        context.save_figures(self.chart)
        self.part.activated.connect(self._choose_part)
        self.rules.chosen.connect(lambda name, by: self._state.change(rule=name, predictor=by))

    @Slot(int)
    def _choose_part(self, index: int) -> None:
        self._state.change(part=self.part.itemData(index))

    def _parts(self, question: Question) -> tuple[str, ...]:
        """The parts of Canada that have a column: of the areas, or all."""
        if question.part is not None:
            return (question.part,)
        levels = self._state.levels
        return (levels.parts or (OUTSIDE,)) if isinstance(levels, Levels) else PARTS

    def show_question(self, question: Question) -> None:
        """Shows rules and curve: some hundreds of powers, at once."""
        design, parts, own = question.design, self._parts(question), own_sets()
        combinations = design.max_combinations if design.variables else None
        readings = read_rules(combinations, design.entropy, own.names, parts)
        models = {
            (of.rule.name, of.rule.predictor): of.rule for of in readings if of.rule.kind == MODEL
        }
        model = models.get(self._state.model) or next(iter(models.values()))
        deciding = (question.rule, question.predictor)
        now = next((of for of in readings if (of.rule.name, of.rule.predictor) == deciding), None)
        decides = model if now is None else now.rule
        away = parts == (OUTSIDE,)
        show_choice(self.part, question.part)
        self.rules.show_rules(readings, parts, deciding)
        self._say_outside(away, decides)
        self._say_rule(decides, now, question, parts)
        self.figure.setVisible(not away)
        if not away:
            self._show_curve(design, model, decides, parts)
        for error in own.broken[:1]:
            self._messages.say(error.message, error.hint, WARNING, "coefficients")

    def _say_outside(self, away: bool, decides: Rule) -> None:
        """Whether all areas are outside Canada, by their provinces or by the user's choice."""
        sentence = self.tr(
            "The models were fitted to parts of Canada and say nothing of other places."
        )
        remedy = self.tr("Choose a fixed cut-off, or calibrate a model on records of the place.")
        self.outside.say(sentence if away else "", remedy if decides.kind != FIXED else "")
        self.calibrate.setVisible(away)

    def _say_rule(
        self, decides: Rule, now: Reading | None, question: Question, parts: Sequence[str]
    ) -> None:
        known = [of for of in now.cutoffs.values() if of is not None] if now else []
        self.beyond.say("")
        if now is None or not known:
            text = self._why_unknown(decides, question, parts)
            self.about_rules.setText(text.format(rule=texts.rule_title(decides)))
            return
        low, high = texts.people(min(known)), texts.people(max(known), True)
        cutoff = high if min(known) == max(known) else f"{low} – {high}"
        self.about_rules.setText(
            self.tr(
                "Enough: more than {cutoff} in an area (●, {rule}). Click another rule to let it "
                "decide."
            ).format(rule=texts.rule_title(decides), cutoff=cutoff)
        )
        self.beyond.say(" ".join(texts.beyond(now)), kind=WARNING)

    def _why_unknown(self, decides: Rule, question: Question, parts: Sequence[str]) -> str:
        if question.part == OUTSIDE:
            return self.tr("{rule} decides, but does not apply outside Canada.")
        if tuple(parts) == (OUTSIDE,):
            return self.tr(
                "{rule} decides, but these areas lie in no known part of Canada. If they do lie "
                "in one, choose its models above."
            )
        if not question.design.variables:
            return self.tr("{rule} decides, once there are variables.")
        if decides.predictor == "entropy" and question.design.entropy is None:
            return self.tr(
                "{rule} decides; it needs the entropy of the records, which a run (F5) counts, "
                "and which is not known where categories are collapsed."
            )
        return self.tr("{rule} decides, but has no model for this part of Canada.")

    def _show_curve(self, design: Design, model: Rule, decides: Rule, parts: Sequence[str]) -> None:
        shown = [of for of in parts if of != OUTSIDE] or list(PARTS)
        self.chart.show_curves(curves_for(model, decides, design, shown))
        meaning = self.tr(
            "Finer variables ask for more people ({rule}). Each moves the point to the right, and "
            "the cut-off up."
        ).format(rule=texts.rule_title(model))
        self.figure.say(self.tr("Cut-off against variables"), "", "", meaning=meaning)


def curves_for(model: Rule, rule: Rule, design: Design, parts: Sequence[str]) -> Curves:
    """How the cut-off of a model grows with the variables, and where a design is now.

    A fixed ``rule`` that decides is a level line beside the curves of the model.
    """
    found = curves_of(model, design, parts)
    strokes = [
        Stroke(texts.part_name(of.part), of.x, of.cutoffs, _COLOURS.get(of.part, 3)) for of in found
    ]
    if rule.kind == FIXED and (rule.name, rule.predictor) != (model.name, model.predictor):
        level = curves_of(rule, design, parts)
        reach = found[0].x if found else level[0].x
        flat = np.full(len(reach), level[0].cutoffs[0])
        strokes.append(Stroke(texts.rule_title(rule), reach, flat, _FIXED_COLOUR, dashed=True))
    here = [of for of in found if of.at is not None]
    by_entropy = model.predictor == "entropy"
    return Curves(
        x_title=texts.tr("Entropy (nats)") if by_entropy else texts.tr("Max combinations"),
        y_title=texts.tr("Cut-off (people)"),
        strokes=tuple(strokes),
        dots=tuple(_dot(i, of) for i, of in enumerate(here)) if design.variables else (),
        said=lambda kind, _: _said(here[kind], by_entropy),
        label=lambda key: texts.part_name(here[key].part),
        log_x=True,
        log_y=True,
    )


def _dot(key: int, of: Curve) -> Dots:
    assert of.at is not None
    x, y = of.at
    return Dots("", np.array([x]), np.array([y]), np.array([key]), _COLOURS.get(of.part, 3))


def _said(of: Curve, by_entropy: bool) -> str:
    assert of.at is not None
    x, y = of.at
    unit = texts.tr("nats") if by_entropy else texts.tr("combinations")
    return texts.tr("{part}: {x} ask for more than {people}").format(
        part=texts.part_name(of.part),
        x=numbers.measure(x, unit) if by_entropy else numbers.count(x, unit),
        people=texts.people(y, True),
    )
