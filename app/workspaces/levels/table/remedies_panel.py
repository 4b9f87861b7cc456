"""Four cards: what can be done about units that are too small, each with its price."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.kit.controls import NarrowCheckBox
from app.kit.level_words import level_words
from app.kit.widgets import push_button, words
from app.workspaces.levels.table import remedy_texts as texts
from app.workspaces.levels.table.remedies import Remedies
from core.cutoff.coarsening import Answer, Search
from core.cutoff.design import Design


class Card(QFrame):
    """A title, a sentence, and buttons."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.sentence = words("")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(10, 8, 10, 10)
        self.column.setSpacing(4)
        self.column.addWidget(words(title, "heading"))
        self.column.addWidget(self.sentence)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(6)
        self.buttons.addStretch(1)
        self.column.addLayout(self.buttons)

    def add_button(self, text: str, tip: str, pressed: Callable[[], object]) -> QPushButton:
        """Adds a button at the left."""
        button = push_button(text, tip, self, pressed)
        self.buttons.insertWidget(self.buttons.count() - 1, button)
        return button


class RemediesPanel(QWidget):
    """The cards, or a sentence while there is nothing to remedy.

    Signals
    -------
    select_requested(), export_requested()
        The units that would be left out.
    level_requested(str)
        A coarser level shall be looked at.
    design_requested(Design)
        The variables shall be coarsened like this.
    start_requested()
        VBAS shall aggregate the areas at this cut-off.
    shown()
        It has come into sight.
    """

    select_requested = Signal()
    export_requested = Signal()
    level_requested = Signal(str)
    design_requested = Signal(object)
    start_requested = Signal()
    shown = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.remedies: Remedies | None = None
        self.empty = words("", "muted")
        self.empty.setContentsMargins(10, 6, 10, 10)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(scroll)
        inside.setProperty("panel", True)
        self._cards = QVBoxLayout(inside)
        self._cards.setContentsMargins(6, 4, 6, 8)
        self._cards.setSpacing(8)
        self._build_cards(inside)
        self._cards.addStretch(1)
        scroll.setWidget(inside)
        self._scroll = scroll
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.empty)
        column.addWidget(scroll, 1)
        column.addStretch(0)  # words alone stand at the top
        self.show_remedies(None, Design())

    def _build_cards(self, inside: QWidget) -> None:
        self.leave = Card(self.tr("Leave small units out"), inside)
        self.select = self.leave.add_button(
            self.tr("Select them"),
            self.tr("Select the areas of the units that would be left out"),
            self.select_requested.emit,
        )
        self.export = self.leave.add_button(
            self.tr("Export …"),
            self.tr("Write a list of the units that would be left out"),
            self.export_requested.emit,
        )
        self.up = Card(self.tr("Release a coarser level"), inside)
        self.go = self.up.add_button(
            self.tr("Look at it"), self.tr("Show that level in table and map"), self._ask_for_level
        )
        self.coarsen = Card(self.tr("Coarsen a variable"), inside)
        self.answers = QVBoxLayout()
        self.answers.setSpacing(2)
        self.coarsen.column.insertLayout(2, self.answers)
        self.start = Card(self.tr("Make regions of this size"), inside)
        self.aggregate = self.start.add_button(
            self.tr("Aggregate with VBAS"),
            self.tr("Set the number of regions from this cut-off, and run (can be undone)"),
            self.start_requested.emit,
        )
        self.aggregate.setProperty("primary", True)
        self.each = NarrowCheckBox(self.tr("Each region at least this large"), self.start)
        self.each.setToolTip(
            self.tr("The cut-off becomes the floor of every region (people): fewer are made")
        )
        self.start.column.insertWidget(2, self.each)
        for card in (self.leave, self.up, self.coarsen, self.start):
            self._cards.addWidget(card)

    def show_remedies(self, of: Remedies | None, design: Design, why: str = "") -> None:
        """Shows what can be done, or says why nothing can be told.

        Parameters
        ----------
        of
            The remedies; None without any.
        design
            The variables as they are now.
        why
            In place of the cards.
        """
        self.remedies = of
        self._clear_answers()
        self.empty.setVisible(of is None)
        self._scroll.setVisible(of is not None)
        if of is None:
            self.empty.setText(
                why
                or self.tr(
                    "Here you will see what can be done about units with too few people, and what "
                    "each way costs."
                )
            )
            return
        self.leave.sentence.setText(texts.leave_sentence(of))
        some = of.leave.whole.units > 0
        self.select.setVisible(some)
        self.export.setVisible(some)
        self._show_level(of)
        self._show_answers(of, design)
        self.start.sentence.setText(texts.start_sentence(of))
        self.start.sentence.setToolTip(texts.start_tip(of))
        self.aggregate.setEnabled(of.starts.whole is not None)
        self.each.setEnabled(of.starts.whole is not None)

    def _show_level(self, of: Remedies) -> None:
        self.up.sentence.setText(texts.up_sentence(of))
        chosen = of.up.chosen
        other = chosen is not None and chosen is not of.up.steps[0]
        self.go.setVisible(other)
        if chosen is not None:
            level = level_words(chosen.assessment.units.label)
            self.go.setText(self.tr("Look at {level}").format(level=level))

    def _show_answers(self, of: Remedies, design: Design) -> None:
        self.coarsen.sentence.setText(texts.coarsen_sentence(of))
        if isinstance(of.search, Search) and not of.search.is_enough:
            for answer in of.search.answers:
                self.answers.addWidget(self._answer(design, answer))

    def _answer(self, design: Design, answer: Answer) -> QWidget:
        line = QWidget(self.coarsen)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        told = texts.answer_words(design, answer)
        both = QVBoxLayout()
        both.setSpacing(0)
        both.addWidget(words(told))
        both.addWidget(words(texts.answer_price(answer), "muted"))
        row.addLayout(both, 1)
        tip = self.tr("Take these variables: {variables}").format(variables=told)
        pressed = partial(self.design_requested.emit, answer.design)
        row.addWidget(push_button(self.tr("Apply"), tip, line, pressed))
        return line

    def _clear_answers(self) -> None:
        while self.answers.count():
            item = self.answers.takeAt(0)
            widget = None if item is None else item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def _ask_for_level(self) -> None:
        if self.remedies is not None and self.remedies.up.chosen is not None:
            self.level_requested.emit(self.remedies.up.chosen.assessment.units.level)

    def showEvent(self, event: QShowEvent) -> None:
        """Tells that it can be seen: what was passed over is worked out now."""
        super().showEvent(event)
        self.shown.emit()
