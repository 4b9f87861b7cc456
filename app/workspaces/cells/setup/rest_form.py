"""Records with much blanked: left out by a rule, and weights that restore shares; folded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtWidgets import QWidget

from app.kit.brief import BriefLabel
from app.kit.controls import MutedLabel, NarrowCheckBox, WheelGuard
from app.kit.layouts import choice_box, column, labelled_rows, offer, show_choice
from app.kit.section import Section
from app.kit.small_counts import told
from app.kit.ticks import Ticks
from app.kit.widgets import discard
from app.workspaces.cells.outcome import texts
from app.workspaces.cells.outcome.comparison import Candidate
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.setup.facts import Setup
from app.workspaces.cells.texts import joined, named
from core.hierarchies.design import CellDesign
from core.hierarchies.planned import are_alike
from core.suppression.cells.loss import Loss
from core.suppression.cells.protection import Protection

_MOST_CHOICES = 12
"""More columns than this are not gone through one by one."""


class RestForm(QWidget):
    """Which records are left out, what that costs, and which shares weights restore."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._state, self._session = context.state, context.program.session
        self._keys: tuple[str, ...] = ()
        self._choices: list[tuple[object, str]] = []
        self._n = 0
        self.ticks: list[NarrowCheckBox] = []
        tip = self.tr(
            "Records of which more values would be blank are left out, and the rest is protected "
            "by itself (records, once their number is known)"
        )
        self.rule = choice_box(self.tr("Records to leave out"), tip, parent=self)
        self.price = BriefLabel(role="muted")
        self._why = MutedLabel(self.tr("Weights restore the shares of:"))
        self._list = QWidget(self)
        self._boxes = column(self._list, spacing=4)
        self._arrows = Ticks(lambda: self.ticks, self)
        body = QWidget(self)
        rows = labelled_rows(WheelGuard(self), ((self.tr("&Leave out"), self.rule),))
        column(body, *rows, self._why, self._list, self.price)
        tip = self.tr("Leave records out of which little is left, and weigh the others")
        self.fold = Section(self.tr("Much blanked"), body, tip)
        column(self, self.fold)
        self.rule.activated.connect(self._choose)

    def show_result(self, of: Setup) -> None:
        """Shows the rule with its price, and the columns."""
        design, asked = of.design, None if of.planned is None else of.planned.protection
        levels = (level for variable in design.variables for level in variable.levels)
        columns = tuple(levels) if asked is None else asked.columns
        self._show_rule(design, len(columns), _known_loss(self._state.candidates, asked))
        keys = tuple(dict.fromkeys((*(columns if asked is None else asked.keys), *design.rake)))
        self._show_ticks(keys, design, asked)
        outcome = self._state.outcome
        self.price.setText(
            "" if outcome is None else texts.shift_words(outcome, self._state.titles)
        )
        self.price.setVisible(bool(self.price.text()))
        parts = [] if design.most_blank is None else [texts.rule_name(design.most_blank)]
        if design.rake:
            weights = joined(design.rake, self._state.titles)
            parts.append(self.tr("weights: {columns}").format(columns=weights))
        self.fold.set_summary(" · ".join(parts) or self.tr("none left out"))

    def _show_rule(self, design: CellDesign, n: int, known: Loss | None) -> None:
        """One choice for each number of blanked values, the mildest first, each with its price."""
        least = self._session.showing.least_on_screen(self._session.k)
        choices: list[tuple[object, str]] = [(None, self.tr("no records"))]
        chosen = None if design.most_blank is None else int(design.most_blank * n + 1e-9)
        for blank in range(min(n, _MOST_CHOICES) - 1, -1, -1):
            words = self.tr("more than {n} of {all} blank").format(n=blank, all=n)
            words = words if blank else self.tr("any of {all} blank").format(all=n)
            if known is not None:
                gone = known.blanked_beyond(blank / n)
                words += f" · {told(gone, least)}"
            choices.append((blank, words))
        if choices != self._choices:
            self._choices = choices
            offer(self.rule, choices)
        show_choice(self.rule, chosen)
        self._n = n

    def _show_ticks(
        self, keys: tuple[str, ...], design: CellDesign, asked: Protection | None
    ) -> None:
        if keys != self._keys:
            for box in self.ticks:
                self._arrows.forget(box)
            discard(*self.ticks)
            self.ticks = [self._tick(name) for name in keys]
            self._keys = keys
        passes = () if asked is None else asked.passes
        for name, box in zip(keys, self.ticks, strict=True):
            ticked = name in design.rake
            together = {*design.rake, name}
            can = ticked or any(together <= set(of) for of in passes)
            with QSignalBlocker(box):
                box.setChecked(ticked)
            box.setEnabled(can)
            box.setToolTip(
                self.tr("Weigh records so that each value of it has its share in the file")
                if can
                else self.tr("No combination holds it beside those that are ticked")
            )
        self._why.setVisible(bool(keys))

    def _tick(self, name: str) -> NarrowCheckBox:
        box = NarrowCheckBox(named(name, self._state.titles), self._list)
        box.toggled.connect(partial(self._weigh, name))
        self._arrows.watch(box)
        self._boxes.addWidget(box)
        return box

    @Slot()
    def _choose(self) -> None:
        blank = self.rule.currentData()
        most = None if blank is None or not self._n else blank / self._n
        self._state.ask(replace(self._state.design, most_blank=most), "")

    def _weigh(self, name: str, ticked: bool) -> None:
        design = self._state.design
        left = tuple(of for of in design.rake if of != name)
        self._state.ask(replace(design, rake=(*left, name) if ticked else left), "")


def _known_loss(tried: Sequence[Candidate], asked: Protection | None) -> Loss | None:
    """What the same protection cost with all records, if that was tried and is not rounded."""
    if asked is None:
        return None
    whole = replace(asked, most_blank=None, rake=())
    for of in (candidate.compared for candidate in reversed(tried)):
        exact = of.protection.most_blank is None and of.loss.step == 1
        if exact and are_alike(replace(of.protection, rake=()), whole):
            return of.loss
    return None
