"""The form that joins the categories of a variable by hand."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QWidget,
)

from app.kit import numbers, recoding
from app.kit.category_list import CategoryList
from app.kit.controls import Callout
from app.kit.layouts import column, row
from app.kit.widgets import words
from core.errors import VbasError
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.distinct import CountedVariable, DistinctRecords
from core.record_uniqueness.known import Asked
from core.record_uniqueness.recodes import GROUPS, Recode
from core.record_uniqueness.table import recoded_of
from core.site_preview import recode_counts

_EDGES = (9, 9, 9, 9)


class GroupsForm(QDialog):
    """The categories with their records; those that are selected can be joined.

    Signals
    -------
    applied(Recode)
        The variable shall be recoded like this.
    """

    applied = Signal(object)

    def __init__(
        self,
        name: str,
        records: Mapping[str, int],
        groups: Mapping[str, tuple[str, ...]],
        parent: QWidget | None = None,
    ) -> None:
        """``records`` of each category, in order; ``groups`` that are joined already."""
        super().__init__(parent)
        self._records = records
        self._qi = QuasiIdentifier(name, groups=dict(groups))
        self.setWindowTitle(self.tr("Join categories of {0}").format(name))
        self.resize(440, 520)
        self.list = CategoryList(self)
        self.left, self.problem = words("", "muted"), Callout()
        tip = self.tr("Make one category of those that are selected; type what it is called")
        self.join = self._button(self.tr("&Join selected"), tip)
        tip = self.tr("Take the selected groups apart again")
        self.part = self._button(self.tr("&Take apart"), tip)
        self.join.clicked.connect(self._join)
        self.part.clicked.connect(self._part)
        self.list.categories.renamed.connect(self._rename)
        self.list.selectionModel().selectionChanged.connect(self._follow_selection)
        self._lay_out()
        self._show()

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setToolTip(tip)
        button.setAutoDefault(False)
        return button

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox(self)
        self.apply = buttons.addButton(self.tr("&Apply"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.apply.setToolTip(self.tr("Count with these categories from now on"))
        close = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        close.setToolTip(self.tr("Leave the categories as they were"))
        buttons.accepted.connect(self._apply)
        buttons.rejected.connect(self.reject)
        how = words(
            self.tr(
                "Select categories (with Ctrl or Shift) and join them: whoever has one of "
                "them looks alike then. A double click or F2 renames a group."
            ),
            "muted",
        )
        parts = (how, (self.list, 1), row(None, self.join, self.part, 1))
        column(self, *parts, self.left, self.problem, buttons, margins=_EDGES, spacing=6)

    @property
    def recode(self) -> Recode:
        """What is chosen; as it is where nothing is joined."""
        groups = tuple((name, members) for name, members in self._qi.groups.items())
        if not groups:
            return Recode(self._qi.column)
        return Recode(self._qi.column, GROUPS, groups=groups)

    def _labels(self) -> tuple[str, ...]:
        return tuple(of.label for of in self.list.categories.categories)

    def _show(self) -> None:
        self.list.show_recoded(recode_counts(self._records, 0, self._qi, banded=True))
        self.left.setText(
            self.tr("{left} of {n} categories are left.").format(
                left=numbers.count(len(self._labels())), n=numbers.count(len(self._records))
            )
        )
        self._follow_selection()

    @Slot()
    def _follow_selection(self) -> None:
        chosen = self.list.selected_labels()
        self.join.setEnabled(len(chosen) > 1)
        self.part.setEnabled(any(of in self._qi.groups for of in chosen))

    @Slot()
    def _join(self) -> None:
        labels = self.list.selected_labels()
        name = recoding.name_of_group(labels, self._labels())
        self._qi = recoding.grouped(self._qi, labels, name, self._labels())
        self._show()
        self.list.select_labels((name,))
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        self.list.edit(self.list.currentIndex())

    @Slot(str, str)
    def _rename(self, old: str, new: str) -> None:
        try:
            self._qi = recoding.grouped(self._qi, (old,), new, self._labels())
        except VbasError as error:
            self.problem.show_error(error)
            return
        self.problem.show_error(None)
        self._show()

    @Slot()
    def _part(self) -> None:
        for label in self.list.selected_labels():
            self._qi = recoding.ungrouped(self._qi, label)
        self._show()

    @Slot()
    def _apply(self) -> None:
        self.applied.emit(self.recode)
        self.accept()


def form_of(asked: Asked, name: str, parent: QWidget) -> GroupsForm | None:
    """The form for a variable, with what is joined now; None before records are counted."""
    distinct, question = asked
    if distinct is None:
        return None
    variable = distinct.variable(name)
    counted = distinct.records(name).tolist()
    records = {of: n for of, n in zip(variable.categories, counted, strict=False) if n}
    groups = _groups_now(distinct, variable, question.recode_of(name))
    groups = {
        group: there
        for group, members in groups.items()
        if len(there := tuple(of for of in members if of in records)) > 1
    }
    return GroupsForm(name, records, groups, parent)


def _groups_now(
    distinct: DistinctRecords, variable: CountedVariable, recode: Recode
) -> dict[str, tuple[str, ...]]:
    """{name: categories} that a recode joins."""
    if recode.kind == GROUPS:
        return dict(recode.groups)
    try:
        made = recoded_of(distinct, recode)
    except VbasError:
        return {}
    groups: dict[str, list[str]] = {}
    for category, code in zip(variable.categories, made.lookup.tolist(), strict=False):
        if code < len(made.labels):
            groups.setdefault(made.labels[code], []).append(category)
    return {name: tuple(of) for name, of in groups.items() if len(of) > 1}
