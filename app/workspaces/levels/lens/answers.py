"""What would make a level enough: coarsenings with their price, each applied with one click."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.kit import numbers
from app.kit.controls import (
    SPACING,
    WARNING,
    Callout,
    MutedLabel,
    WheelGuard,
    labelled,
    narrow,
)
from app.kit.level_words import level_words
from app.kit.widgets import words
from app.workspaces.levels.lens import texts
from core.cutoff.coarsening import Alone, Answer, Search
from core.cutoff.design import AS_IS, Design
from core.errors import VbasError

SHARES = (1.0, 0.99, 0.95, 0.9, 0.8)
_FIRST = 4


class AnswerRow(QWidget):
    """One coarsening: what it is, what it costs, and a button.

    Signals
    -------
    applied()
        The design shall be coarsened like this.
    """

    applied = Signal()

    def __init__(self, title: str, about: str, tip: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.about = words(title), words(about, "muted")
        self.button = QPushButton(self.tr("Apply"), self)
        self.button.setToolTip(self.tr("Coarsen the variables like this"))
        self.button.setAccessibleName(self.tr("Apply: {0}").format(title))
        self.button.clicked.connect(self.applied)
        self.setToolTip(tip)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.title)
        if about:
            left.addWidget(self.about)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(SPACING)
        row.addLayout(left, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)

    def mark_as_now(self) -> None:
        """Nothing is to be applied: it is like this."""
        self.button.setText(self.tr("as now"))
        self.button.setEnabled(False)


class AnswersForm(QWidget):
    """Level, share, how it stands, and the answers.

    Signals
    -------
    level_chosen(str), share_chosen(float)
        Another level, or another share of the people, is asked about.
    applied(Design)
        The design shall be this one.
    """

    level_chosen = Signal(str)
    share_chosen = Signal(float)
    applied = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        guard = WheelGuard(self)
        self._search: Search | None = None
        self._design = Design()
        self._level, self._everything = "", False
        self.level, self.share = QComboBox(self), QComboBox(self)
        self.level.setToolTip(self.tr("The level of geography that would be released"))
        self.share.setToolTip(
            self.tr("How many of the people have to live in units above the cut-off")
        )
        for share in SHARES:
            self.share.addItem(texts.wanted(share), share)
        for box in (self.level, self.share):
            narrow(box, guard)
        self.standing = words("")
        self.trouble = Callout()
        self.about = MutedLabel()
        self.more = QPushButton(self)
        self.more.setAccessibleName(self.tr("Show all coarsenings"))
        self.more.setToolTip(self.tr("Show all coarsenings that were found, the cheapest first"))
        self.one_by_one = QLabel(self.tr("One variable alone"))
        self.one_by_one.setProperty("role", "heading")
        self.one_by_one.setToolTip(
            self.tr("How far one variable has to be coarsened while the others stay as they are")
        )
        self.rows: list[AnswerRow] = []
        self.alone_rows: list[AnswerRow] = []
        self._lay_out()
        self.level.activated.connect(self._choose_level)
        self.share.activated.connect(self._choose_share)
        self.more.clicked.connect(self._show_more)
        self._refresh()

    def _lay_out(self) -> None:
        self._answers, self._alone = QVBoxLayout(), QVBoxLayout()
        for box in (self._answers, self._alone):
            box.setSpacing(2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        column.addLayout(labelled(QLabel(self.tr("Level")), self.level))
        column.addLayout(labelled(QLabel(self.tr("Enough for")), self.share))
        column.addWidget(self.standing)
        column.addWidget(self.trouble)
        column.addLayout(self._answers)
        self.more.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        column.addWidget(self.more)
        column.addWidget(self.about)
        column.addWidget(self.one_by_one)
        column.addLayout(self._alone)

    # What is shown

    def show_levels(self, levels: Sequence[tuple[str, str]], level: str, share: float) -> None:
        """Offers levels (key, words), and shows which level and share are asked about."""
        self._level = level
        with QSignalBlocker(self.level), QSignalBlocker(self.share):
            self.level.clear()
            for key, name in levels:
                self.level.addItem(name, key)
            self.level.setCurrentIndex(self.level.findData(level))
            if self.share.findData(share) < 0:
                self.share.addItem(texts.wanted(share), share)
            self.share.setCurrentIndex(self.share.findData(share))
        self.level.setEnabled(bool(levels))

    def show_search(self, found: Search | VbasError | None, design: Design) -> None:
        """Shows what was found; an error says why nothing was; None while there are no areas."""
        self._search = found if isinstance(found, Search) else None
        self._design, self._everything = design, False
        self._refresh()
        if isinstance(found, VbasError):
            self.trouble.show_error(found)

    def _refresh(self) -> None:
        search = self._search
        _clear(self._answers, self.rows)
        _clear(self._alone, self.alone_rows)
        for widget in (self.standing, self.about, self.one_by_one, self.more):
            widget.setVisible(search is not None)
        if search is None:
            self.trouble.say("")
            return
        self.standing.setText(texts.standing(search, self._level_said()))
        why, remedy = texts.not_reachable(search, self._unit)
        self.trouble.say(why, remedy, WARNING)
        self.one_by_one.setVisible(bool(search.answers) and not search.is_enough)
        self._show_answers(search)
        if search.answers and not search.is_enough:
            for of in search.alone:
                self._add_alone(of)

    def _level_said(self) -> str:
        return self.level.currentText() or level_words(self._level)

    def _unit(self, name: str) -> str:
        return name or self.tr("The smallest unit")

    def _show_answers(self, search: Search) -> None:
        shown = search.answers if self._everything else search.answers[:_FIRST]
        if search.is_enough:
            shown = tuple(of for of in shown if of.price < search.price)
        for answer in shown:
            self._add_answer(answer, search)
        left = 0 if search.is_enough else len(search.answers) - len(shown)
        self.more.setVisible(left > 0)
        self.more.setText(self.tr("Show %n more", "", left))
        self.about.setText(self._about(search, len(shown)))
        self.about.setToolTip(texts.price_tip(search))
        self.about.setVisible(bool(self.about.text()))

    def _about(self, search: Search, shown: int) -> str:
        lines = []
        if search.limit is not None and search.rule.predictor == "maxcombs" and search.limit:
            most = numbers.count(search.limit, self.tr("combinations"))
            lines.append(self.tr("Enough as long as there are at most {0}.").format(most))
        if shown and search.is_enough:
            lines.append(self.tr("Finer ones are enough too, and lose less."))
        elif shown:
            lines.append(self.tr("The cheapest first; none is finer than another in every way."))
        if search.not_judged:
            lines.append(
                self.tr(
                    "%n units lie where the rule says nothing; they are left out.",
                    "",
                    search.not_judged,
                )
            )
        if not search.complete:
            lines.append(self.tr("There are too many coarsenings to look at all of them."))
        return " ".join(lines)

    def _add_answer(self, answer: Answer, search: Search) -> None:
        entropy = search.rule.predictor == "entropy"
        size = (
            numbers.measure(answer.design.entropy, self.tr("nats"))
            if entropy
            else numbers.count(answer.design.max_combinations, self.tr("combinations"))
        )
        about = " · ".join((size, texts.price(answer.price)))
        row = AnswerRow(texts.ways(answer.design), about, self._tip(answer, search), self)
        same = answer.design.variables == self._design.variables
        row.applied.connect(lambda: self.applied.emit(answer.design))
        if same:
            row.mark_as_now()
        self.rows.append(row)
        self._answers.addWidget(row)

    def _tip(self, answer: Answer, search: Search) -> str:
        lines = [
            self.tr("{part}: more than {people}").format(
                part=texts.part_name(part), people=texts.people(cutoff, True)
            )
            for part, cutoff in answer.cutoffs.items()
            if cutoff is not None
        ]
        share = numbers.percent(answer.share)
        lines.append(self.tr("{0} of the people live above the cut-off then.").format(share))
        lines.append(texts.price_tip(search))
        return "\n".join(lines)

    def _add_alone(self, of: Alone) -> None:
        row = AnswerRow(texts.alone(of), "", self.one_by_one.toolTip(), self)
        how = of.coarsening
        if how is None or how.kind == AS_IS:
            row.button.hide()
        else:
            design = self._design.coarsened({of.variable.name: how})
            row.applied.connect(lambda: self.applied.emit(design))
        self.alone_rows.append(row)
        self._alone.addWidget(row)

    # Wishes

    @Slot(int)
    def _choose_level(self, index: int) -> None:
        self.level_chosen.emit(str(self.level.itemData(index)))

    @Slot(int)
    def _choose_share(self, index: int) -> None:
        self.share_chosen.emit(float(self.share.itemData(index)))

    @Slot()
    def _show_more(self) -> None:
        self._everything = True
        self._refresh()


def _clear(layout: QVBoxLayout, rows: list[AnswerRow]) -> None:
    for row in rows:
        layout.removeWidget(row)
        row.hide()
        row.deleteLater()
    rows.clear()
