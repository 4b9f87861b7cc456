"""What would make the file good enough: proposals as cards, the cheapest first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QProgressBar,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.kit.widgets import push_button, words
from core.record_uniqueness.question import Question

RESEARCH, PUBLIC = "research", "public"


@dataclass(frozen=True)
class Proposal:
    """One card.

    Attributes
    ----------
    recodes
        What is made coarser, one line each.
    price
        What it costs, in words.
    outcome
        What share is left, in words.
    question
        What would be asked then.
    """

    recodes: tuple[str, ...]
    price: str
    outcome: str
    question: Question


class AdviceView(QWidget):
    """Two buttons that ask, and the answers as they come.

    Signals
    -------
    advice_requested(str)
        `RESEARCH` or `PUBLIC`: how to get there.
    stop_requested()
        The search shall end with what it has.
    apply_requested(Question)
        A proposal shall be asked.
    pin_requested(str, bool)
        A variable shall be kept as it is, or no longer.
    """

    advice_requested = Signal(str)
    stop_requested = Signal()
    apply_requested = Signal(object)
    pin_requested = Signal(str, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(4)
        column.addWidget(words(self.tr("What would make it …"), "heading"))
        column.addLayout(self._build_buttons())
        column.addWidget(self._build_pins(), 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._build_progress())
        self._idle = self._what()
        self.said = words(self._idle, "muted")
        column.addWidget(self.said)
        self._cards = QVBoxLayout()
        self._cards.setSpacing(6)
        column.addLayout(self._cards)
        self.proposals: tuple[Proposal, ...] = ()
        self._pins: dict[str, QAction] = {}

    def _build_buttons(self) -> QVBoxLayout:
        """One below the other: side by side they are wider than the dock in longer words."""
        rows = QVBoxLayout()
        rows.setSpacing(6)
        self.research = push_button(
            self.tr("a research file?"),
            self.tr("Search the cheapest recodes after which the research threshold is met"),
            self,
            partial(self.advice_requested.emit, RESEARCH),
        )
        self.public = push_button(
            self.tr("a public file?"),
            self.tr("Search the cheapest recodes after which the public threshold is met"),
            self,
            partial(self.advice_requested.emit, PUBLIC),
        )
        for button in (self.research, self.public):
            rows.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        return rows

    def _build_pins(self) -> QToolButton:
        self.pins = QToolButton(self)
        self.pins.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.pins.setProperty("quiet", True)
        self.pins.setProperty("hasMenu", True)
        self.pins.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.pins.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.pins.setMenu(QMenu(self.pins))
        self.pins.setToolTip(self.tr("Which variables the proposals leave as they are"))
        self.pins.setAccessibleName(self.pins.toolTip())
        return self.pins

    def _build_progress(self) -> QWidget:
        self.searching = QWidget(self)
        row = QHBoxLayout(self.searching)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        self.progress = words("", "muted")
        self.bar = QProgressBar(self.searching)
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 0)
        self.bar.setToolTip(self.tr("How much of the search is done"))
        self.bar.setAccessibleName(self.bar.toolTip())
        tip = self.tr("End the search with the proposals found so far")
        self.stop = push_button(self.tr("Stop"), tip, self.searching, self.stop_requested.emit)
        both = QVBoxLayout()
        both.addWidget(self.progress)
        both.addWidget(self.bar)
        row.addLayout(both, 1)
        row.addWidget(self.stop, 0, Qt.AlignmentFlag.AlignVCenter)
        self.searching.hide()
        return self.searching

    def _what(self) -> str:
        return self.tr(
            "Recodes that reach the threshold are searched, the cheapest first: the price is the "
            "information lost, in bits per record."
        )

    # What is shown

    def show_variables(self, titles: dict[str, str], pinned: frozenset[str]) -> None:
        """Offers variables by name, with what they are called, to be kept as they are."""
        menu = self.pins.menu()
        if set(titles) != set(self._pins):
            menu.clear()
            self._pins = {}
            for name, title in titles.items():
                action = QAction(title.replace("&", "&&"), menu)
                action.setCheckable(True)
                action.toggled.connect(partial(self.pin_requested.emit, name))
                menu.addAction(action)
                self._pins[name] = action
        for name, action in self._pins.items():
            with QSignalBlocker(action):
                action.setText(titles[name].replace("&", "&&"))
                action.setChecked(name in pinned)
        self.pins.setEnabled(bool(titles))
        kept = [name for name in titles if name in pinned]
        if not kept:
            self.pins.setText(self.tr("Keep as they are: none"))
        else:
            self.pins.setText(self.tr("Keep as they are: %n variables", "", len(kept)))
            self.pins.setToolTip(
                self.tr("The proposals leave these as they are: {variables}").format(
                    variables=", ".join(kept)
                )
            )

    def show_reached(self, research: bool, public: bool) -> None:
        """Offers no search for what is reached already."""
        for button, reached in ((self.research, research), (self.public, public)):
            button.setEnabled(not reached)
        self._idle = self.tr("It is good enough for both: nothing needs to be made coarser.")
        if not (research and public):
            self._idle = self._what()
        if not self.proposals and self.searching.isHidden():
            self.said.setText(self._idle)

    def show_searching(
        self, text: str | None, done: float = 0.0, total: float | None = None
    ) -> None:
        """Shows how far the search is; None when it is over."""
        self.searching.setVisible(text is not None)
        if text is not None:
            self.progress.setText(text)
            self.bar.setRange(0, 0 if total is None else 1000)
            if total:
                self.bar.setValue(round(1000 * min(1.0, done / total)))

    def show_proposals(self, proposals: Sequence[Proposal], said: str) -> None:
        """Shows answers, and a sentence above them."""
        self.said.setText(said or self._idle)
        if tuple(proposals) == self.proposals:
            return
        self.proposals = tuple(proposals)
        while (item := self._cards.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for proposal in self.proposals:
            self._cards.addWidget(self._card(proposal))

    def cards(self) -> list[QWidget]:
        """The cards from top to bottom."""
        items = (self._cards.itemAt(i) for i in range(self._cards.count()))
        widgets = (item.widget() for item in items if item is not None)
        return [widget for widget in widgets if widget is not None]

    def _card(self, proposal: Proposal) -> QWidget:
        card = QFrame(self)
        card.setProperty("role", "card")
        column = QVBoxLayout(card)
        column.setContentsMargins(10, 7, 8, 8)
        column.setSpacing(2)
        for line in proposal.recodes:
            column.addWidget(words(line))
        row = QHBoxLayout()
        row.setSpacing(6)
        both = QVBoxLayout()
        both.setSpacing(0)
        both.addWidget(words(proposal.outcome, "muted"))
        both.addWidget(words(proposal.price, "muted"))
        row.addLayout(both, 1)
        tip = self.tr("Recode like this and count again (can be undone): {recodes}")
        tip = tip.format(recodes="; ".join(proposal.recodes))
        pressed = partial(self.apply_requested.emit, proposal.question)
        button = push_button(self.tr("Apply"), tip, card, pressed)
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(row)
        return card

    @Slot()
    def forget(self) -> None:
        """Takes the answers away: they are to another question."""
        self.show_proposals((), "")
