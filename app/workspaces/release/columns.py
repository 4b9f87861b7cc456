"""Which columns leave, and what each of them is: protected, free, or an outcome."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QWidget

from app.frame.curtain import not_shown_words
from app.frame.session import RunEntry
from app.kit.controls import WARNING, Callout, ElidedLabel, NarrowCheckBox, WheelGuard, narrow
from app.kit.layouts import choice_box, show_choice
from app.kit.widgets import discard, words
from app.workspaces.release.parts import DONE, WRONG, StepSection
from app.workspaces.release.state import (
    Handed,
    ReleaseContext,
    columns_of,
    tr,
)
from core.io.records.place import DatabaseTable
from core.released_columns.roles import FREE, OUTCOME
from core.small_counts import ALL_TOLD

_STAYS = ""


class ColumnsSection(StepSection):
    """A row a column: its name, and what it is; below them what the chosen ones would tell."""

    def __init__(self, context: ReleaseContext) -> None:
        self._context, self._state = context, context.state
        self.roles: dict[str, QComboBox] = {}
        self._shown: tuple[tuple[str, ...], tuple[str, ...]] | None = None
        self._rows = QWidget()
        self._guard = WheelGuard(self._rows)
        self.why = words("", "muted")
        self.refused = Callout()
        self.force: QCheckBox = NarrowCheckBox(tr("Hand them over all the same"))
        self.force.setToolTip(
            tr("It is written into the manifest, and a reason must be given before the pack exists")
        )
        self.force.toggled.connect(self._set_force)
        self.told = words("", "muted")
        title = tr("Columns to hand over")
        super().__init__(title, self._rows, self.why, self.refused, self.force, self.told)
        self.mark.show_how(DONE)
        for name in ("roles", "judged", "force"):
            self._state.when(name, lambda _: self._show_judged())

    def show_result(self, of: Handed) -> None:
        """Shows the columns of the run."""
        protected, others = of.protected, columns_of(self._context, of)
        if self._shown != (protected, others):
            self._shown = protected, others
            self._build(protected, others)
        for name, box in self.roles.items():
            show_choice(box, self._state.roles.get(name, _STAYS))
        stays = tr("{column} stays here: the region takes its place.")
        opened = self._context.program.session.records
        if isinstance(of.records, DatabaseTable):
            stays = tr(
                "Further columns of {file} stay in the database: vbas aggregate --into has it "
                "write them itself."
            )
        elif opened is None or opened.path != of.records:
            stays = tr("Open {file} to hand over further columns.")
        elif not of.area_column or not isinstance(of.of, RunEntry):
            stays = ""
        self.why.setText(stays.format(column=of.area_column, file=of.records.name))
        self.why.setVisible(bool(self.why.text()))
        self._show_judged()

    def _build(self, protected: tuple[str, ...], others: tuple[str, ...]) -> None:
        old, self._rows_inside = getattr(self, "_rows_inside", None), QWidget(self._rows)
        if old is not None:
            discard(old)
        self.roles = {}
        grid = QGridLayout(self._rows_inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 2)
        for i, name in enumerate((*protected, *others)):
            grid.addWidget(ElidedLabel(name), i, 0)
            if name in protected:
                said = words(tr("quasi-identifier, protected"), "muted")
                grid.addWidget(said, i, 1)
            else:
                grid.addWidget(self._box(name), i, 1, Qt.AlignmentFlag.AlignVCenter)
        layout = self._rows.layout()
        if layout is None:
            layout = QGridLayout(self._rows)
            layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._rows_inside)

    def _box(self, name: str) -> QWidget:
        choices = (
            (_STAYS, tr("stays here")),
            (FREE, tr("free")),
            (OUTCOME, tr("outcome")),
        )
        tip = tr(
            "A free column counts as if an adversary knew it: it must single nobody out. An "
            "outcome is what nobody can know of another person, such as the result of a test; say "
            "so only if it is true."
        )
        box = choice_box(tr("What {column} is").format(column=name), tip, choices, self)
        box.activated.connect(lambda _: self._choose(name, box.currentData()))
        self.roles[name] = box
        return narrow(box, self._guard)

    def _choose(self, name: str, role: str) -> None:
        others = {of: it for of, it in self._state.roles.items() if of != name}
        self._state.ask("roles", {**others, name: role} if role else others)

    @Slot(bool)
    def _set_force(self, on: bool) -> None:
        self._state.ask("force", on)

    def _to_others(self, said: str) -> str:
        """A sentence about single records, which others do not see."""
        session = self._context.program.session
        alone = session.showing.least_on_screen(session.k) == ALL_TOLD
        return said if alone or not said else not_shown_words()

    def _show_judged(self) -> None:
        judged, state = self._state.judged, self._state
        chosen = any(box.currentData() for box in self.roles.values())
        refused = () if judged is None or not chosen else judged.refused
        said = self._to_others("\n".join(map(str, refused)))
        remedy = tr(
            "Leave such a column out or hand over a coarser form, or insist if you know that "
            "nobody can link it."
        )
        self.refused.say(said, remedy if said else "", WARNING)
        self.force.setVisible(bool(refused) or (state.force and chosen))
        if self.force.isChecked() != state.force:
            self.force.setChecked(state.force)
        if chosen and judged is None:
            self.told.setText(tr("Measuring what these columns tell …"))
        elif chosen and judged is not None and judged.alone is not None:
            self.told.setText(self._to_others(str(judged.alone)))
        else:
            self.told.setText("")
        self.told.setVisible(bool(self.told.text()))
        self.mark.show_how(WRONG if refused and not state.force else DONE)
