"""The cut-off lens: variables, what every rule asks for, the curve, and what would be enough."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QFrame, QWidget

from app.frame.workspace import LEFT, Other
from app.kit.controls import SPACING
from app.kit.derived import Derived, PlainView
from app.kit.layouts import column, scrolling_column
from app.kit.widgets import rule
from app.workspaces.levels.lens.answers import AnswersForm, derive_answers
from app.workspaces.levels.lens.design_form import DesignForm
from app.workspaces.levels.lens.draft import ScenarioDraft
from app.workspaces.levels.lens.rules import RulesSection
from app.workspaces.levels.levels import Levels
from app.workspaces.levels.state import NAME, LevelsContext, LevelsState
from core.levels.question import Question


class LensPanel(QWidget):
    """The panel."""

    def __init__(self, context: LevelsContext) -> None:
        super().__init__(context.program.window)
        self._window = context.program.window
        self.form = DesignForm(context, ScenarioDraft(context))
        self.rules = RulesSection(context, self._show_calibration)
        self.answers = AnswersForm(context, self.form.edit)
        self.scroll_area = scrolling_column(
            self.form,
            rule(self),
            self.rules,
            rule(self),
            self.answers,
            1,
            margins=(12, 8, 12, 14),
            spacing=8,
        )
        self.scroll_area.setFrameShape(QFrame.Shape.NoFrame)
        column(self, self.scroll_area, spacing=SPACING)

    def sizeHint(self) -> QSize:
        """A usual width."""
        return QSize(340, 700)

    def minimumSizeHint(self) -> QSize:
        """As narrow as it is still readable."""
        return QSize(270, 200)

    def show_question(self, question: Question) -> None:
        """Shows variables, rules and curve."""
        self.form.show_design()
        self.rules.show_question(question)

    def _show_calibration(self) -> None:
        """Brings the page of calibrations to the front."""
        docks = self._window.docks(NAME)
        dock = next(of for of in docks if of.objectName() == f"{NAME}.calibration")
        dock.show()
        dock.raise_()
        dock.widget().setFocus()


def _make(context: LevelsContext) -> QWidget:
    panel, state = LensPanel(context), context.state

    def look() -> object:
        levels = state.levels
        return (state.draft, state.sets, levels.parts if isinstance(levels, Levels) else None)

    derived: Derived[Question, Question] = Derived(
        context.program.background,
        "levels.lens",
        inputs=lambda: _shown_of(state.question),
        show=panel.show_question,
        view=PlainView(),
        look=look,
        parent=panel,
    )
    derived.follow(state.changed)
    context.derived["lens"] = derived
    derive_answers(context, panel.answers)
    return panel


def _shown_of(question: Question) -> Question:
    """The question as far as variables, rules and curve show it."""
    return Question(question.design, question.rule, question.predictor, question.part)


PANEL: Other[LevelsState] = Other(
    "lens",
    lambda: QCoreApplication.translate("Lens", "Variables and cut-off"),
    LEFT,
    _make,
)
