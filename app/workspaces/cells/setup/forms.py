"""How safe it shall be, by which method, and which columns tell the same thing."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.kit import numbers
from app.kit.brief import BriefLabel, Explained
from app.kit.controls import ElidedLabel, MutedLabel, WheelGuard, narrow
from app.kit.form import Form, fill
from app.kit.layouts import LEFT, column, labelled_rows, row, whole_number
from app.kit.section import Section
from app.kit.widgets import described, discard, icon_button, push_button
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.setup.facts import Setup
from app.workspaces.cells.setup.offer import columns_here, remember
from core.hierarchies.design import CellDesign
from core.presets import DEFAULT_K, PAPER, Preset, presets
from core.quasi_identifiers import QuasiIdentifier
from core.suppression.cells.protection import COMBINATIONS, COMPLETE, k_of

_LARGEST_K = 1_000_000
_STEP, _DECIMALS = 0.01, 9


class ShortSpinBox(QDoubleSpinBox):
    """A share: ``0.2``, not ``0.200000``; what is typed keeps its digits until it is entered."""

    def __init__(
        self, least: float, step: float, decimals: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setDecimals(decimals)
        self.setRange(least, 1.0)
        self.setSingleStep(step)
        self.setKeyboardTracking(False)

    def textFromValue(self, value: float) -> str:  # noqa: N802 (Qt's name)
        """The number in the user's locale, as short as three digits allow."""
        return numbers.short(value)

    def valueFromText(self, text: str) -> float:  # noqa: N802 (Qt's name)
        """What was typed; what was only shown shorter stays what it is."""
        now = self.value()
        return now if text == self.textFromValue(now) else super().valueFromText(text)


class WrappedButton(QPushButton):
    """As wide as the panel, whatever it says: its words go on in a further line."""

    _PADDING = 28

    def __init__(self, tip: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self.setToolTip(tip)
        self.setAccessibleName(tip)
        self.setAccessibleDescription(tip)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_words(self, words: str) -> None:
        """Says something else."""
        self._words = words
        self.setAccessibleName(words)
        self._wrap()

    def minimumSizeHint(self) -> QSize:
        """A few letters."""
        return QSize(60, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Breaks the lines anew."""
        super().resizeEvent(event)
        self._wrap()

    def _wrap(self) -> None:
        metrics, room = self.fontMetrics(), self.width() - self._PADDING
        lines: list[str] = []
        for word in self._words.split():
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and metrics.horizontalAdvance(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        elide = Qt.TextElideMode.ElideMiddle
        shown = "\n".join(metrics.elidedText(line, elide, room) for line in lines)
        self.setText(shown.replace("&", "&&"))


class StrictnessForm(QWidget):
    """k, its presets, and the probability that it stands for."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._state = context.state
        tip = self.tr(
            "Smallest number of records that may share what an adversary could know (records)"
        )
        self.k = whole_number(self, 1, _LARGEST_K, DEFAULT_K, tip, self.tr("records"))
        self.k.setGroupSeparatorShown(True)
        self.tau = ShortSpinBox(1 / _LARGEST_K, _STEP, _DECIMALS, self)
        tip = self.tr(
            "Largest probability that somebody is recognised, 0 to 1; k becomes one divided by "
            "it, rounded up"
        )
        self.tau.setToolTip(tip)
        self.preset = QComboBox(self)
        self.heading = Explained(self.tr("How safe"), role="group")
        self._preset_tip = self.tr("Values of k in use, and who says so")
        self.preset.setToolTip(self._preset_tip)
        of_others = [(of.name, f"{of.k} · {_core(of.title)}", self._about(of)) for of in presets()]
        fill(self.preset, [(None, self.tr("own choice")), *of_others])
        rows = (
            (self.tr("&Smallest class"), self.k),
            (self.tr("Pr&obability"), self.tau),
            (self.tr("&Preset"), self.preset),
        )
        head = (self.heading, self.heading.why)
        column(self, *head, *labelled_rows(WheelGuard(self), rows), margins=(0, 4, 0, 0))
        self.k.valueChanged.connect(lambda k: self._choose(k, None))
        self.tau.valueChanged.connect(self._choose_tau)
        self.preset.activated.connect(self._choose_preset)

    def show_result(self, of: Setup) -> None:
        """Shows k, records, and the probability it stands for."""
        self._show(of.design.k, of.design.tau)

    def _show(self, k: int, tau: float | None) -> None:
        p = 1 / k if tau is None else tau
        with QSignalBlocker(self.k), QSignalBlocker(self.tau), QSignalBlocker(self.preset):
            self.k.setValue(k)
            self.tau.setValue(p)
            chosen = self._fitting(k, tau)
            self.preset.setCurrentIndex(self.preset.findData(chosen.name if chosen else None))
        said = self.tr(
            "At least {k} look alike in each combination. Who guesses a person's record is right "
            "with a probability of at most {p}."
        )
        alike = numbers.count(k, self.tr("records"))
        self.heading.explain(said.format(k=alike, p=numbers.short(p)))
        self.preset.setToolTip(self._preset_tip if chosen is None else self._about(chosen))

    def _fitting(self, k: int, tau: float | None) -> Preset | None:
        """The preset that is chosen, else one with this k."""
        fitting = [of for of in presets() if of.k == k and tau in (None, of.tau)]
        shown = self.preset.currentData()
        return next((of for of in fitting if of.name == shown), fitting[0] if fitting else None)

    def _about(self, of: Preset) -> str:
        """Everything about a preset, one line a fact."""
        origin = (
            self.tr("from the papers VBAS follows")
            if of.origin == PAPER
            else self.tr("general knowledge: check it with your custodian")
        )
        note = [_core(of.note)] if of.note else []
        return "\n".join([_core(of.applies), *note, f"{_core(of.source)} ({origin})"])

    def _choose(self, k: int, tau: float | None) -> None:
        self._show(k, tau)
        self._state.ask(replace(self._state.design, k=k, tau=tau), "cells: k")

    @Slot(float)
    def _choose_tau(self, tau: float) -> None:
        tau = round(tau, _DECIMALS)
        self._choose(k_of(tau), tau)

    @Slot()
    def _choose_preset(self) -> None:
        chosen = next((of for of in presets() if of.name == self.preset.currentData()), None)
        if chosen is not None:
            self._choose(chosen.k, chosen.tau)
        else:
            self._show(self._state.design.k, self._state.design.tau)


def _core(text: str) -> str:
    return QCoreApplication.translate("core", text)


class MethodForm(QWidget):
    """Algorithm, giving back, a single pass; folded, in a few words."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._state, self._settings = context.state, context.program.settings
        self.form, self.why = Form(context.state.design), BriefLabel(role="muted")
        each, every = self.tr("each combination"), self.tr("all variables together")
        self.algorithm = self.form.choice(
            "algorithm",
            self.tr("Protect"),
            self.tr("Whether each combination is made safe by itself, or all variables together"),
            (
                (COMBINATIONS, each, self.tr("Each combination by itself: blanks less")),
                (
                    COMPLETE,
                    every,
                    self.tr("One combination of all variables: blanks more, for comparison"),
                ),
            ),
        )
        tip = self.tr(
            "In the end, restore cells whose blanking turns out not to be needed: fewer are "
            "blank, it takes longer"
        )
        text = self.tr("Give back what need not be blank")
        self.give_back = self.form.tick("give_back", text, tip)
        tip = self.tr(
            "Go over the combinations once, as the paper does: small classes may be left, so "
            "that nothing of it may be released"
        )
        text = self.tr("Only one pass, to compare")
        self.single_pass = self.form.tick("single_pass", text, tip)
        self.form.add(self.why)
        tip = self.tr("Algorithm, and whether cells are given back in the end")
        self.fold = Section(self.tr("Method"), self.form, tip)
        column(self, self.fold)
        self.form.edited.connect(self._choose)

    def show_result(self, of: Setup) -> None:
        """Shows what is chosen."""
        design = of.design
        self.form.show_value(design)
        self.give_back.setEnabled(not design.single_pass)
        if design.algorithm == COMPLETE:
            said = self.tr(
                "One combination of everything, which blanks more. Somebody could know all "
                "variables at all their levels at once."
            )
        else:
            said = self.tr(
                "Each combination is made safe by itself, which blanks less. This is for "
                "adversaries who know one of them."
            )
        self.why.setText(said)
        parts = [self.tr("giving back")] if design.give_back else []
        parts += [self.tr("one pass")] if design.single_pass else []
        self.fold.set_summary(" · ".join([self.algorithm.currentText(), *parts]))

    @Slot(object)
    def _choose(self, chosen: CellDesign) -> None:
        design = replace(  # of now: what is shown may be a click behind
            self._state.design,
            algorithm=chosen.algorithm,
            give_back=chosen.give_back and not chosen.single_pass,  # which leaves nothing to give
            single_pass=chosen.single_pass,
        )
        self._state.ask(design)
        remember(design, self._settings)


class LinksForm(QWidget):
    """Pairs of columns that are blanked together, each with a button that undoes it; folded."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._state, self._theme = context.state, context.program.window.theme
        self._columns: dict[str, str] = {}
        self._links: tuple[tuple[str, str], ...] = ()
        self.rows: list[QWidget] = []
        guard = WheelGuard(self)
        why = self.tr(
            "Two columns that tell the same thing, such as a code and its description, are "
            "blanked together."
        )
        names = self.tr("First column of the pair"), self.tr("Second column of the pair")
        self.first, self.second = (described(QComboBox(self), name, name) for name in names)
        for box in (self.first, self.second):
            narrow(box, guard)
            box.activated.connect(self._enable)
        tip = self.tr("Blank both wherever one of them is blanked")
        self.button = push_button(self.tr("Link"), tip, self, self._link)
        self._list = QVBoxLayout()
        self._list.setSpacing(2)
        body = QWidget(self)
        choosers = row(None, (self.first, 1), QLabel("="), (self.second, 1))
        column(body, MutedLabel(why), self._list, choosers, (self.button, LEFT))
        tip = self.tr("Columns that tell the same thing are blanked together")
        self.fold = Section(self.tr("Linked columns"), body, tip)
        column(self, self.fold)

    def show_result(self, of: Setup) -> None:
        """Shows the pairs; every column of the file but the area's can be linked, and levels."""
        area, links = of.wanted.file.area_column, of.design.links
        named = [column.name for column in of.opened.preview.columns if column.name != area]
        every = dict.fromkeys((*columns_here(self._state), *named))
        columns = {name: self._state.title(name) for name in every}
        if columns != self._columns:
            self._columns = columns
            for place, box in enumerate((self.first, self.second)):
                self._fill(box, place)
        if links != self._links:
            self._links = links
            self._show_pairs()
        self.fold.set_summary(self.tr("%n pairs", "", len(links)) if links else self.tr("none"))
        self._enable()

    def _fill(self, box: QComboBox, place: int) -> None:
        current = box.currentData()
        with QSignalBlocker(box):
            box.clear()
            for name, title in self._columns.items():
                box.addItem(title, name)
            found = box.findData(current)
            box.setCurrentIndex(found if found >= 0 else min(place, box.count() - 1))

    def _show_pairs(self) -> None:
        discard(*self.rows)
        self.rows = []
        for pair in self._links:
            said = " = ".join(self._columns.get(of, of) for of in pair)
            tip = self.tr("No longer blank {pair} together").format(pair=said)
            line = QWidget(self)
            undo = icon_button(self._theme, "close", tip, line, partial(self._unlink, pair), 12)
            row(line, (ElidedLabel(said), 1), undo)
            self._list.addWidget(line)
            self.rows.append(line)

    @Slot()
    def _enable(self) -> None:
        pair = (self.first.currentData(), self.second.currentData())
        known = pair in self._links or pair[::-1] in self._links
        self.button.setEnabled(None not in pair and pair[0] != pair[1] and not known)

    @Slot()
    def _link(self) -> None:
        """Links two columns; those that are not read yet are."""
        state, pair = self._state, (self.first.currentData(), self.second.currentData())
        unread = [of for of in pair if of not in columns_here(state)]
        state.columns = (*state.columns, *(QuasiIdentifier(of) for of in unread))
        state.ask(replace(state.design, links=(*state.design.links, pair)))

    def _unlink(self, pair: tuple[str, str]) -> None:
        design = self._state.design
        left = tuple(of for of in design.links if of != pair)
        self._state.ask(replace(design, links=left))
