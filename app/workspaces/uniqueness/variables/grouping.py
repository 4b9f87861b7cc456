"""Opens the form that joins categories by hand."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from app.workspaces.uniqueness.state import UniquenessState
from app.workspaces.uniqueness.variables.groups_form import GroupsForm
from core.errors import VbasError
from core.record_uniqueness.distinct import CountedVariable, DistinctRecords
from core.record_uniqueness.recodes import GROUPS, Recode
from core.record_uniqueness.table import recoded_of


class Grouping(QObject):
    """The form, while it is open."""

    def __init__(self, window: QWidget, state: UniquenessState) -> None:
        super().__init__(state)
        self._window, self._state = window, state
        self.form: GroupsForm | None = None

    def open_form(self, name: str, distinct: DistinctRecords) -> None:
        """Opens the form with what is joined now."""
        if self.form is not None:
            self.form.raise_()
            return
        variable = distinct.variable(name)
        counted = distinct.records(name).tolist()
        records = {of: n for of, n in zip(variable.categories, counted, strict=False) if n}
        groups = _groups_now(distinct, variable, self._state.question.recode_of(name))
        groups = {
            group: there
            for group, members in groups.items()
            if len(there := tuple(of for of in members if of in records)) > 1
        }
        self.form = GroupsForm(name, records, groups, self._window)
        self.form.applied.connect(self._apply)
        self.form.finished.connect(self._forget)
        self.form.open()

    @Slot(object)
    def _apply(self, recode: Recode) -> None:
        self._state.ask(self._state.question.recoded(recode))

    @Slot()
    def _forget(self) -> None:
        if self.form is not None:
            self.form.deleteLater()
        self.form = None


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
