"""The variables of the design, where they come from, and what they multiply to."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.kit import numbers
from app.kit.controls import (
    SPACING,
    WARNING,
    Callout,
    MutedLabel,
    WheelGuard,
)
from app.kit.section import Section
from app.kit.theme import Theme
from app.kit.widgets import push_button
from app.workspaces.levels.lens import texts
from app.workspaces.levels.lens.add_form import AddForm
from app.workspaces.levels.lens.variable_row import VariableRow
from core.cutoff.design import Coarsening, Design, Variable
from core.cutoff.lens import size_notices


class DesignForm(QWidget):
    """The list of variables.

    Signals
    -------
    edited(Design)
        The design with a change.
    taking_requested()
        The scenario's variables shall be taken over.
    using_requested()
        The scenario shall be coarsened like this design.
    """

    edited = Signal(object)
    taking_requested = Signal()
    using_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._guard = theme, WheelGuard(self)
        self._design = Design()
        self.rows: list[VariableRow] = []
        self.source = MutedLabel()
        self.take = push_button(
            self.tr("Take from scenario"),
            self.tr("Follow the scenario's variables again; changes made here are given up"),
            self,
            self.taking_requested.emit,
        )
        self.use = push_button(
            self.tr("Use in scenario"),
            self.tr("Put these bands into the scenario's variables and drop what is dropped here"),
            self,
            self.using_requested.emit,
        )
        self.note = Callout()
        self.add_form = AddForm(self._guard)
        self.adding = Section(
            self.tr("Add a variable"),
            self.add_form,
            self.tr("A variable by hand: no records are needed to see what it would ask for"),
        )
        self.empty = MutedLabel(
            self.tr(
                "The variables that would be released stand here: open records and choose "
                "variables in the scenario, or add them by hand."
            )
        )
        self.headline, self.why = QLabel(wordWrap=True), MutedLabel()
        self.size_note = Callout()
        self._lay_out()
        self.add_form.added.connect(self._add)
        self.show_design(Design())

    def _lay_out(self) -> None:
        font = self.headline.font()
        font.setPointSizeF(font.pointSizeF() * 1.2)
        font.setBold(True)
        self.headline.setFont(font)
        self.headline.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.headline.setAccessibleName(self.tr("Max combinations"))
        self._list = QVBoxLayout()
        self._list.setSpacing(4)
        buttons = QHBoxLayout()
        buttons.setSpacing(SPACING)
        buttons.addWidget(self.take)
        buttons.addWidget(self.use)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        column.addWidget(self.source)
        column.addWidget(self.empty)
        column.addLayout(self._list)
        column.addLayout(buttons)
        column.addWidget(self.note)
        column.addWidget(self.adding)
        column.addWidget(self.headline)
        column.addWidget(self.why)
        column.addWidget(self.size_note)

    @property
    def design(self) -> Design:
        """What is shown."""
        return self._design

    def show_design(self, design: Design) -> None:
        """Shows a design: one row a variable."""
        self._design = design
        while len(self.rows) > len(design.variables):
            row = self.rows.pop()
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(design.variables):
            self.rows.append(self._new_row())
        for row, variable in zip(self.rows, design.variables, strict=True):
            row.show_variable(variable)
        self.add_form.show_taken(frozenset(of.name for of in design.variables))
        there = bool(design.variables)
        self.empty.setVisible(not there)
        self.headline.setVisible(there)
        self.why.setVisible(there)
        self._say_product(design)

    def _new_row(self) -> VariableRow:
        row = VariableRow(self._theme, self._guard, self)
        row.coarsened.connect(self._coarsen)
        row.removed.connect(self._remove)
        self._list.addWidget(row)
        return row

    def _say_product(self, design: Design) -> None:
        self.headline.setText(texts.product(design))
        self.headline.setToolTip(
            self.tr(
                "Max combinations: the product of the numbers of categories, exactly {n}"
            ).format(
                n=numbers.count(design.max_combinations)
                if design.max_combinations < 10**15
                else str(design.max_combinations)[:120]
            )
        )
        why = self.tr(
            "So many combinations of values are possible. The more there are, the more people an "
            "area needs so that few stand alone with theirs."
        )
        if design.entropy is not None:
            entropy = numbers.measure(design.entropy, self.tr("nats"))
            why = self.tr("{why} Entropy of the counted records: {entropy}.").format(
                why=why, entropy=entropy
            )
        self.why.setText(why)
        self.size_note.say(texts.notices(size_notices(design.max_combinations)), "", WARNING)

    def show_source(self, *, follows: bool, drafted: bool) -> None:
        """Says where the variables come from.

        Parameters
        ----------
        follows
            Whether they are those of the scenario, and change with it.
        drafted
            Whether the scenario has variables whose categories are known.
        """
        if follows and drafted:
            text = self.tr(
                "These are the scenario's variables; they follow it until you edit here."
            )
        elif drafted:
            text = self.tr("Edited here: the scenario stays as it is until you use this in it.")
        else:
            text = self.tr("By hand: no records are needed.")
        self.source.setText(text)
        self.source.setVisible(drafted or bool(self._design.variables))
        self.take.setVisible(drafted)
        self.take.setEnabled(not follows)
        self.use.setVisible(drafted)
        self.use.setEnabled(not follows)

    def say(self, sentence: str, remedy: str = "") -> None:
        """Says what could not be carried over; "" for nothing."""
        self.note.say(sentence, remedy, WARNING)

    # Edits

    def _edit(self, design: Design) -> None:
        self.say("")
        self.edited.emit(design)

    @Slot(str, object)
    def _coarsen(self, name: str, how: Coarsening) -> None:
        self._edit(self._design.coarsened({name: how}))

    @Slot(str)
    def _remove(self, name: str) -> None:
        self._edit(self._design.without(name))

    @Slot(object)
    def _add(self, variable: Variable) -> None:
        self._edit(self._design.with_variable(variable))
