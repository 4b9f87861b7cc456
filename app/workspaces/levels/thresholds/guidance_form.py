"""A short form that proposes a threshold, with reasons."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.kit.language import said
from app.kit.widgets import rule, words
from app.workspaces.levels.thresholds import texts
from core.thresholds.guidance import Group, Proposal, guidance, guidance_source, propose


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
        column = QVBoxLayout(self)
        column.addWidget(self._build_questions(), 1)
        column.addWidget(rule(self))
        for label in (self.proposal, self.reasons, self.unanswered):
            column.addWidget(label)
        more = words(texts.rule_words(), "muted")
        source = words(said(guidance_source()), "muted")
        column.addWidget(more)
        column.addWidget(source)
        column.addWidget(self._build_buttons())
        self._show()

    def _build_questions(self) -> QScrollArea:
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(area)
        inside.setProperty("panel", True)
        column = QVBoxLayout(inside)
        column.setSpacing(4)
        for group in guidance():
            self._add_group(group, column)
        column.addStretch(1)
        area.setWidget(inside)
        return area

    def _add_group(self, group: Group, column: QVBoxLayout) -> None:
        column.addWidget(words(said(group.title), "group"))
        column.addWidget(words(said(group.help), "muted"))
        for question in group.questions:
            label = QLabel(said(question.title), self)
            label.setWordWrap(True)
            box = QComboBox(self)
            box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            box.addItem(self.tr("not answered: counts as the worst"), -1)
            for number, answer in enumerate(question.answers):
                box.addItem(said(answer.title), number)
            box.setCurrentIndex(box.findData(self._answers.get(question.name, -1)))
            box.setAccessibleName(said(question.title))
            box.setToolTip(
                self.tr("{question} The most worrying answer of a group counts.").format(
                    question=said(question.title)
                )
            )
            box.currentIndexChanged.connect(partial(self._answer, question.name))
            label.setBuddy(box)
            column.addWidget(label)
            column.addWidget(box)
            self.boxes[question.name] = box
        column.addSpacing(8)

    def _build_buttons(self) -> QDialogButtonBox:
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
