"""What can be asked about: rows of the one list of variables, out of what is known of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from app.features.variables import words
from app.features.variables.counting import Wanted
from app.features.variables.grouped import Grouped, as_it_is, aside, grouped_in_file
from app.features.variables.picker import ColumnRow, VariablePicker
from app.features.variables.recode_box import RecodeBox, Way
from app.kit.controls import WheelGuard
from app.kit.language import sentence
from app.kit.layouts import column
from app.workspaces.uniqueness.state import tr
from app.workspaces.uniqueness.variables.rare_box import RareBox
from core.io.records import ColumnPreview, RecordPreview
from core.record_uniqueness.cautions import by_name
from core.record_uniqueness.known import Checks, Facts, VariableFacts
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import AS_IS, GROUPS, Recode
from core.small_counts import ALL_TOLD

_OWN_GROUPS = "own groups"
MOST_BY_HAND = 500
"""More categories than this are not joined by hand."""


@dataclass(frozen=True)
class Choice:
    """One way to recode a variable.

    Attributes
    ----------
    recode
        What is done.
    title
        What it is called, such as "10-year bands".
    n_categories
        How many it leaves; None while they are not counted.
    cost
        What it costs of the variable's entropy, bits a record; None while that is not known.
    """

    recode: Recode
    title: str
    n_categories: int | None = None
    cost: float | None = None

    @property
    def way(self) -> Way:
        """The same as it is offered."""
        tip = self.title if self.n_categories is None else words.categories(self.n_categories)
        if self.n_categories is not None and self.cost is not None and self.recode.kind != AS_IS:
            tip = tr("{categories}, costs {bits} a record").format(
                categories=tip, bits=words.bits(self.cost)
            )
        return Way(self.recode, self.title, self.n_categories, tip)


@dataclass(frozen=True)
class VariableShown:
    """One row of the list.

    Attributes
    ----------
    name
        Of the column; `core.record_uniqueness.distinct.GEOGRAPHY_NAME` for where a record is.
    title
        What it is called.
    ticked
        Whether it is asked about.
    choices
        How it can be recoded, the finest first.
    recode
        How it is recoded now.
    entropy
        Of the variable as it is, bits a record; None while that is not known.
    column
        What is known of its column without counting; None where it is none.
    grouped
        Values of its column, and what the scenario makes of them.
    caution
        What to mind; "" for nothing.
    removable
        Whether it was added here, and can be taken away.
    rare, facts
        Records that its values must have to stay; what is known of it once it is counted.
    """

    name: str
    title: str
    ticked: bool
    choices: tuple[Choice, ...]
    recode: Recode
    entropy: float | None = None
    column: ColumnPreview | None = None
    grouped: Grouped = field(default_factory=Grouped)
    caution: str = ""
    removable: bool = False
    rare: int = 0
    facts: VariableFacts | None = None

    @property
    def chosen(self) -> Choice | None:
        """The choice that is made now, if it is one of those."""
        return next((of for of in self.choices if of.recode == self.recode), None)

    @property
    def row(self) -> ColumnRow:
        """The same as a row of the list."""
        return ColumnRow(
            self.name,
            aside(self.column, self._now()),
            self.ticked,
            self.title,
            self._sentence() if self.ticked else "",
            self.caution,
            self.removable,
        )

    @property
    def ways(self) -> tuple[Way, ...]:
        """How it can be recoded, and by hand."""
        ways = tuple(of.way for of in self.choices)
        if 2 < (self.choices[0].n_categories or 0) <= MOST_BY_HAND:
            ways += (Way(_OWN_GROUPS, tr("own groups …")),)
        return ways

    def _now(self) -> Grouped:
        """As the scenario groups it, until it is recoded here."""
        if self.chosen is None or (self.recode.kind == AS_IS and self.grouped.categories):
            return self.grouped
        of = self.grouped
        if of.values is None:
            of = Grouped(self.choices[0].n_categories)
        return of.to(self.chosen.n_categories)

    def _sentence(self) -> str:
        """What the variable tells, and what its recode costs."""
        chosen, entropy = self.chosen, self.entropy
        if chosen is None or chosen.n_categories is None:
            return tr("not counted yet")
        if entropy is None or chosen.cost is None:
            return ""
        if chosen.recode.kind == AS_IS:
            return words.bits(entropy)
        return tr("costs {cost} of {bits}").format(
            cost=words.bits(chosen.cost, unit=False), bits=words.bits(entropy)
        )


class VariableList(QWidget):
    """The list of variables, and how the one that is looked at is recoded.

    Signals
    -------
    ticked(tuple[str, ...])
        The variables that shall be asked about, in the order of the rows.
    recoded(str, Recode)
        A variable shall be recoded otherwise.
    rare_asked(str, int)
        Values of a variable that fewer records have shall be left out; 1 = none.
    groups_requested(str)
        The user wants to join its categories by hand.
    removed(str)
        It shall go.
    """

    ticked = Signal(object)
    recoded = Signal(str, object)
    rare_asked = Signal(str, int)
    groups_requested = Signal(str)
    removed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variables: dict[str, VariableShown] = {}
        self._least = ALL_TOLD
        guard, self._detail = WheelGuard(self), QWidget(self)
        self.recodes, self.rare = RecodeBox(guard, self), RareBox(guard, self)
        column(self._detail, self.recodes, self.rare, spacing=4)
        self.picker = VariablePicker(self._detail)
        column(self, self.picker)
        self.recodes.setToolTip(
            self.tr(
                "Categories that occur, without missing. Information is the entropy of the "
                "variable, in bits a record: what a recode costs is lost to whoever uses the file."
            )
        )
        self.picker.chosen.connect(lambda names: self.ticked.emit(tuple(names)))
        self.picker.removed.connect(self.removed)
        self.picker.list.current.connect(lambda _: self._show_recodes())
        self.recodes.chosen.connect(self._recode)
        self.rare.chosen.connect(self.rare_asked)
        self.setAccessibleName(self.tr("Variables"))

    def show_variables(self, variables: tuple[VariableShown, ...], least: int = ALL_TOLD) -> None:
        """Shows variables; the one that is looked at stays; counts below ``least`` are not told."""
        self._least = least
        self._variables = {of.name: of for of in variables}
        self.picker.show_rows([of.row for of in variables])
        self._show_recodes()

    def look_at(self, name: str) -> RecodeBox:
        """Looks at a variable; gives the box with its ways."""
        self.picker.list.look_at(name)
        return self.recodes

    def _show_recodes(self) -> None:
        of = self._variables.get(self.picker.list.current_name())
        self._detail.setVisible(of is not None and of.ticked)
        if of is not None:
            self.recodes.show_ways(of.name, of.title, of.ways, of.recode)
            self.rare.show_rare(of.name, of.rare, of.facts, self._least)

    @Slot(object)
    def _recode(self, key: object) -> None:
        of = self._variables[self.recodes.variable]
        if key == _OWN_GROUPS or of.recode.kind == GROUPS == getattr(key, "kind", ""):
            self.groups_requested.emit(of.name)
        elif key != of.recode:
            self.recoded.emit(of.name, key)


def rows_of(
    wanted: Wanted,
    question: Question,
    preview: RecordPreview,
    facts: Facts,
    checks: Checks | None,
    runs: Mapping[str, str],
    grouped: Mapping[str, Grouped],
) -> tuple[VariableShown, ...]:
    """The rows, in their order.

    Parameters
    ----------
    wanted, question
        What there is to count, and what is asked.
    preview
        What is known of the columns without counting.
    facts, checks, runs
        What is known once they are counted; {level of geography: name of the run}.
    grouped
        {column: its values, and what the scenario makes of them}.
    """
    said = {of.variable: str(of) for of in (checks.cautions if checks is not None else ())}
    added = {of.column for of in wanted.columns}
    about = {of.name: of for of in preview.columns}
    rows = []
    for name in wanted.names:
        known, where = facts.get(name), name == wanted.geography
        column = None if where else about.get(name)
        here = _areas(wanted) if where else grouped.get(name, grouped_in_file(column))
        rows.append(
            VariableShown(
                name,
                words.name_words(name) if where else name,
                name in question.variables,
                _choices(wanted, name, known, runs, here),
                question.recode_of(name),
                None if known is None else known.entropy,
                column,
                here,
                said.get(name, "") or _by_name(name, wanted),
                name in added,
                question.rare_of(name),
                known,
            )
        )
    return tuple(rows)


def _areas(wanted: Wanted) -> Grouped:
    """How many areas there are: all of them, also those without records."""
    areas = wanted.file.areas
    n = None if areas is None else len(areas.layer)
    return Grouped(n, n)


def _by_name(name: str, wanted: Wanted) -> str:
    """What its name says against a variable, whether it is ticked or not."""
    caution = by_name(name) if name != wanted.geography else None
    return "" if caution is None else sentence(caution.template, caution.values)


def _choices(
    wanted: Wanted,
    name: str,
    known: VariableFacts | None,
    runs: Mapping[str, str],
    grouped: Grouped,
) -> tuple[Choice, ...]:
    areas = wanted.file.areas
    own = "" if areas is None or name != wanted.geography else areas.level
    if known is None:
        as_is = as_it_is(grouped)
        as_is = words.areas_words(own) if name == wanted.geography else as_is
        return (Choice(Recode(name), as_is),)
    return tuple(
        Choice(
            of.recode,
            as_it_is(grouped)
            if of.recode.kind == AS_IS and name != wanted.geography
            else words.recode_words(known.variable, of.recode, own, runs),
            of.categories,
            of.price,
        )
        for of in known.choices
    )
