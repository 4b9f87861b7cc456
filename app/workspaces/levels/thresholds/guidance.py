"""A short form that proposes a threshold, with reasons; its answers are remembered."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from app.kit.language import said
from app.kit.layouts import choice_box, column, scrolling_column
from app.kit.widgets import rule, words
from app.workspaces.levels.state import LevelsContext
from app.workspaces.levels.thresholds import texts
from core.errors import VbasError
from core.thresholds.guidance import Group, Proposal, guidance, guidance_source, propose

_ANSWERS = "levels/guidance"


class GuidanceForm(QDialog):
    """Asks, and proposes with every answer.

    Signals
    -------
    answered(dict)
        {name of a question: its answer}, to be remembered.
    applied(float)
        The user takes the proposal.
    """

    answered = Signal(object)
    applied = Signal(float)

    def __init__(self, answers: dict[str, int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Which threshold?"))
        self.resize(620, 700)
        self._answers = dict(answers)
        self.boxes: dict[str, QComboBox] = {}
        self.proposal = words("", "heading")
        self.reasons = words("")
        self.unanswered = words("", "muted")
        questions = QVBoxLayout()
        questions.setSpacing(4)
        for group in guidance():
            self._add_group(group, questions)
        column(
            self,
            (scrolling_column(questions, 1), 1),
            rule(self),
            self.proposal,
            self.reasons,
            self.unanswered,
            words(texts.rule_words(), "muted"),
            words(said(guidance_source()), "muted"),
            self._buttons(),
            margins=(9, 9, 9, 9),
        )
        self._show()

    def _add_group(self, group: Group, questions: QVBoxLayout) -> None:
        questions.addWidget(words(said(group.title), "group"))
        questions.addWidget(words(said(group.help), "muted"))
        for question in group.questions:
            label = QLabel(said(question.title), self, wordWrap=True)
            title = said(question.title)
            tip = self.tr("{question} The most worrying answer of a group counts.")
            answers = enumerate(said(answer.title) for answer in question.answers)
            none = (-1, self.tr("not answered: counts as the worst"))
            box = choice_box(title, tip.format(question=title), (none, *answers), self)
            box.setCurrentIndex(box.findData(self._answers.get(question.name, -1)))
            box.currentIndexChanged.connect(partial(self._answer, question.name))
            label.setBuddy(box)
            questions.addWidget(label)
            questions.addWidget(box)
            self.boxes[question.name] = box
        questions.addSpacing(8)

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(self)
        self.apply = buttons.addButton(self.tr("&Apply"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.apply.setToolTip(self.tr("Accept this share of unique people from now on"))
        close = buttons.addButton(QDialogButtonBox.StandardButton.Close)
        close.setToolTip(self.tr("Keep the threshold as it is"))
        buttons.accepted.connect(self._apply)
        buttons.rejected.connect(self.reject)
        return buttons

    def _answer(self, name: str, index: int) -> None:
        number = int(self.boxes[name].itemData(index))
        self._answers.pop(name, None)
        if number >= 0:
            self._answers[name] = number
        self.answered.emit(dict(self._answers))
        self._show()

    @property
    def found(self) -> Proposal:
        """What the answers allow."""
        return propose(self._answers)

    def _show(self) -> None:
        found = self.found
        self.proposal.setText(texts.proposed(found))
        self.reasons.setText("\n".join(f"• {texts.reason(of)}" for of in found.weighed))
        self.unanswered.setVisible(found.unanswered > 0)
        self.unanswered.setText(self.tr("%n questions have no answer yet.", "", found.unanswered))

    def _apply(self) -> None:
        self.applied.emit(self.found.threshold)
        self.accept()


def open_guidance(context: LevelsContext) -> None:
    """Opens the form with the answers that were given last."""
    window, settings = context.program.window, context.program.settings
    try:
        told = {name: int(answer) for name, answer in settings.kept_dict(_ANSWERS).items()}
        form = GuidanceForm(told, window)
    except (ValueError, TypeError, VbasError):  # of another version
        form = GuidanceForm({}, window)
    form.answered.connect(lambda answers: settings.keep_dict(_ANSWERS, answers))
    form.applied.connect(lambda threshold: context.state.change(threshold=threshold))
    form.open()
