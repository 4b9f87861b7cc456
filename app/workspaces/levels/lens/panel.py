"""The cut-off lens: variables, what every rule asks for, the curve, and what would be enough."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.chart.curves import CurveChart
from app.chart.figure import Figure
from app.kit.controls import (
    SPACING,
    WARNING,
    Callout,
    MutedLabel,
    WheelGuard,
    labelled,
    narrow,
)
from app.kit.theme import Theme
from app.kit.widgets import push_button, rule
from app.workspaces.levels.lens import texts
from app.workspaces.levels.lens.answers import AnswersForm
from app.workspaces.levels.lens.curve import curves_for
from app.workspaces.levels.lens.rule_table import RuleTable
from app.workspaces.levels.lens.variables import DesignForm
from core.canada import OUTSIDE, PARTS
from core.cutoff.coarsening import Search
from core.cutoff.design import Design
from core.cutoff.lens import Reading
from core.cutoff.rules import FIXED, Rule
from core.errors import VbasError
from core.levels.question import Question

_CHART_HEIGHT = 210


class LensPanel(QWidget):
    """The panel.

    Signals
    -------
    design_edited(Design)
        The variables shall be these.
    taking_requested(), using_requested()
        See `DesignForm`.
    part_chosen(object)
        Part of Canada: None = each area by its own province, "" = outside Canada.
    rule_chosen(str, str)
        Name and predictor of the rule that shall decide.
    level_chosen(str), share_chosen(float)
        See `AnswersForm`.
    calibration_requested()
        A model shall be fitted to the user's own records.
    """

    design_edited = Signal(object)
    taking_requested = Signal()
    using_requested = Signal()
    part_chosen = Signal(object)
    rule_chosen = Signal(str, str)
    level_chosen = Signal(str)
    share_chosen = Signal(float)
    calibration_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.form = DesignForm(theme)
        self.part = QComboBox()
        self.outside, self.beyond = Callout(), Callout()
        self.calibrate = push_button(
            self.tr("Calibrate a model …"),
            self.tr("Fit models to your own records, for places and variables of your own"),
            self,
            self.calibration_requested.emit,
        )
        self.rules = RuleTable()
        self.about_rules = MutedLabel()
        self.chart = CurveChart()
        self.chart.setFixedHeight(_CHART_HEIGHT)
        self.figure = Figure(theme, self.chart)
        self.answers = AnswersForm()
        self.question_title = _heading("")
        self._fill()
        self._lay_out()
        self._connect()

    def _fill(self) -> None:
        narrow(self.part, WheelGuard(self))
        self.part.addItem(self.tr("each area by its own province"), None)
        for name, words in (
            ("western", self.tr("West: territories and provinces west of Ontario")),
            ("central", self.tr("Central: Ontario and Quebec")),
            ("eastern", self.tr("East: Atlantic provinces")),
            (OUTSIDE, self.tr("outside Canada")),
        ):
            self.part.addItem(words, name)
        self.part.setToolTip(self.tr("Whose model is taken: models were made for parts of Canada"))

    def _lay_out(self) -> None:
        inner = QWidget()
        inner.setProperty("panel", True)
        column = QVBoxLayout(inner)
        column.setContentsMargins(12, 8, 12, 14)
        column.setSpacing(8)
        column.addWidget(self.form)
        column.addWidget(rule(self))
        column.addWidget(_heading(self.tr("How many people an area needs")))
        column.addLayout(labelled(QLabel(self.tr("Models of")), self.part))
        column.addWidget(self.outside)
        column.addWidget(self.calibrate, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.rules)
        column.addWidget(self.about_rules)
        column.addWidget(self.beyond)
        column.addWidget(self.figure)
        column.addWidget(rule(self))
        column.addWidget(self.question_title)
        column.addWidget(self.answers)
        column.addStretch(1)
        self.scroll_area = QScrollArea(widgetResizable=True)
        self.scroll_area.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll_area.setWidget(inner)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(SPACING)
        outer.addWidget(self.scroll_area)

    def _connect(self) -> None:
        form, answers = self.form, self.answers
        form.edited.connect(self.design_edited)
        form.taking_requested.connect(self.taking_requested)
        form.using_requested.connect(self.using_requested)
        answers.applied.connect(self.design_edited)
        answers.level_chosen.connect(self.level_chosen)
        answers.share_chosen.connect(self.share_chosen)
        self.rules.chosen.connect(self.rule_chosen)
        self.part.activated.connect(self._choose_part)

    def sizeHint(self) -> QSize:
        """A usual width."""
        return QSize(340, 700)

    def minimumSizeHint(self) -> QSize:
        """As narrow as it is still readable."""
        return QSize(270, 200)

    # What is shown

    def show_question(
        self,
        question: Question,
        readings: Sequence[Reading],
        model: Rule,
        parts: Sequence[str],
    ) -> None:
        """Shows variables, rules and curve.

        Parameters
        ----------
        question
            What is asked.
        readings
            What every rule asks for.
        model
            The model whose curve is drawn, also while a fixed cut-off decides.
        parts
            Parts of Canada that matter: of the areas, or all.
        """
        self.form.show_design(question.design)
        with QSignalBlocker(self.part):
            found = [i for i in range(self.part.count()) if self.part.itemData(i) == question.part]
            self.part.setCurrentIndex(found[0] if found else 0)
        deciding = (question.rule, question.predictor)
        self.rules.show_rules(readings, parts, deciding)
        now = next((of for of in readings if (of.rule.name, of.rule.predictor) == deciding), None)
        decides = now.rule if now is not None else model
        self._say_outside(tuple(parts) == (OUTSIDE,), decides)
        self._say_rule(decides, now, question, parts)
        self.figure.setVisible(tuple(parts) != (OUTSIDE,))
        if tuple(parts) != (OUTSIDE,):
            self._show_curve(question.design, model, decides, parts)

    def _say_outside(self, away: bool, decides: Rule) -> None:
        """Whether all areas are outside Canada, by their provinces or by the user's choice."""
        self.outside.say(
            self.tr("The models were fitted to parts of Canada and say nothing of other places.")
            if away
            else "",
            self.tr("Choose a fixed cut-off, or calibrate a model on records of the place.")
            if away and decides.kind != FIXED
            else "",
        )
        self.calibrate.setVisible(away)

    def _say_rule(
        self, decides: Rule, now: Reading | None, question: Question, parts: Sequence[str]
    ) -> None:
        known = [of for of in now.cutoffs.values() if of is not None] if now else []
        self.beyond.say("")
        if not known:
            text = self._why_unknown(decides, question, parts)
            self.about_rules.setText(text.format(rule=texts.rule_title(decides)))
            return
        low, high = texts.people(min(known)), texts.people(max(known), True)
        cutoff = high if min(known) == max(known) else f"{low} – {high}"
        self.about_rules.setText(
            self.tr(
                "{rule} decides (●): an area is large enough if more than {cutoff} live there. "
                "Click another rule to let it decide."
            ).format(rule=texts.rule_title(decides), cutoff=cutoff)
        )
        self.beyond.say(" ".join(texts.beyond(now)) if now else "", kind=WARNING)

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
        why = self.tr(
            "Each finer variable moves the point to the right, and the cut-off up: {rule}."
        ).format(rule=texts.rule_title(model))
        self.figure.say(self.tr("Cut-off against variables"), "", why)

    def show_source(self, *, follows: bool, drafted: bool) -> None:
        """See `DesignForm.show_source`."""
        self.form.show_source(follows=follows, drafted=drafted)

    def show_levels(self, levels: Sequence[tuple[str, str]], level: str, share: float) -> None:
        """Levels (key, words) of the areas, and what is asked about."""
        self.answers.show_levels(levels, level, share)
        name = dict(levels).get(level, "")
        self.question_title.setText(
            self.tr("What would make {level} enough?").format(level=name)
            if name
            else self.tr("What would be enough?")
        )

    def show_search(self, found: Search | VbasError | None, design: Design) -> None:
        """See `AnswersForm.show_search`."""
        self.answers.show_search(found, design)

    @Slot(int)
    def _choose_part(self, index: int) -> None:
        self.part_chosen.emit(self.part.itemData(index))


def _heading(text: str) -> QLabel:
    label = QLabel(text, wordWrap=True)
    label.setProperty("role", "heading")
    return label
