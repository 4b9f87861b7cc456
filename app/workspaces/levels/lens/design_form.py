"""The variables of the design, where they come from, and what they multiply to."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QInputDialog,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QWidget,
)

from app.features.variables.grouped import Grouped, as_it_is, aside, grouped_in_scenario
from app.features.variables.picker import ColumnRow, VariablePicker
from app.features.variables.recode_box import RecodeBox, Way
from app.frame.column_values import ScenarioValues
from app.kit import numbers
from app.kit.brief import BriefLabel
from app.kit.controls import (
    ERROR,
    SPACING,
    WARNING,
    Callout,
    MutedLabel,
    NarrowCheckBox,
    WheelGuard,
    narrow,
)
from app.kit.layouts import column, row, whole_number
from app.kit.section import Section
from app.kit.widgets import described, push_button
from app.workspaces.levels.lens import texts
from app.workspaces.levels.lens.draft import ScenarioDraft
from app.workspaces.levels.state import LevelsContext
from core.cutoff.design import AS_IS, BAND, COLLAPSE, DROP, Coarsening, Design, Variable
from core.cutoff.lens import size_notices
from core.cutoff.options import choices_of
from core.io.records import ColumnPreview

_OTHER = "other"
_MOST_CATEGORIES = 1_000_000
_LARGE = 10**15


class VariableList(QWidget):
    """The list of variables, and how the one that is looked at is coarsened."""

    def __init__(self, form: DesignForm, guard: WheelGuard) -> None:
        super().__init__(form)
        self._form = form
        self._grouped: dict[str, Grouped] = {}
        self.recodes = RecodeBox(guard, self)
        self.picker = VariablePicker(self.recodes)
        column(self, self.picker)
        self.picker.chosen.connect(self._tick)
        self.picker.removed.connect(lambda name: form.edit(form.design.without(name)))
        self.picker.list.current.connect(lambda _: self._show_ways())
        self.recodes.chosen.connect(self._choose)

    def look_at(self, name: str) -> RecodeBox:
        """Looks at a variable; gives the box with its ways."""
        self.picker.list.look_at(name)
        return self.recodes

    def show_variables(
        self,
        variables: tuple[Variable, ...],
        columns: Mapping[str, ColumnPreview],
        grouped: Mapping[str, Grouped],
    ) -> None:
        """Shows the variables of the design.

        Parameters
        ----------
        variables
            The variables.
        columns, grouped
            What is known of the columns of the record file, and what the scenario makes of them.
        """
        self._grouped = {
            of.name: grouped.get(of.name, Grouped(of.n_categories)) for of in variables
        }
        self.picker.show_rows(
            [
                ColumnRow(
                    of.name,
                    aside(columns.get(of.name), self._grouped[of.name].to(of.used)),
                    of.coarsening.kind != DROP,
                    removable=True,
                )
                for of in variables
            ]
        )
        self._show_ways()

    @property
    def current(self) -> Variable | None:
        """The variable that is looked at."""
        name = self.picker.list.current_name()
        return next((of for of in self._form.design.variables if of.name == name), None)

    def _show_ways(self) -> None:
        of = self.current
        self.recodes.setVisible(of is not None)
        if of is None:
            return
        ways = tuple(Way(how, self._title(of, how), of.left_by(how)) for how in choices_of(of))
        if of.n_categories > 2:
            ways += (Way(_OTHER, self.tr("other …")),)
        same = (way.key for way in ways if way.n_categories == of.used)
        key = of.coarsening if of.coarsening in (way.key for way in ways) else next(same, None)
        self.recodes.show_ways(of.name, of.name, ways, key)

    def _title(self, of: Variable, how: Coarsening) -> str:
        if how.kind == AS_IS:
            return as_it_is(self._grouped[of.name], of.n_categories)
        return texts.way(of, how)

    @Slot(object)
    def _tick(self, names: list[str]) -> None:
        """What is unticked is dropped from the design; ticked again, it is as in the scenario."""
        design, changes = self._form.design, {}
        for of in design.variables:
            if (of.coarsening.kind == DROP) == (of.name in names):
                changes[of.name] = self._before(of) if of.name in names else Coarsening(DROP)
        if changes:
            self._form.edit(design.coarsened(changes))

    def _before(self, of: Variable) -> Coarsening:
        """As the scenario has it, else as it is."""
        drafted = {like.name: like.coarsening for like in self._form.drafted.variables}
        return drafted.get(of.name, Coarsening())

    @Slot(object)
    def _choose(self, how: object) -> None:
        of = self.current
        if of is None:
            return
        if how == _OTHER:
            how = self._ask(of)
        if isinstance(how, Coarsening) and how != of.coarsening:
            self._form.edit(self._form.design.coarsened({of.name: how}))

    def _ask(self, of: Variable) -> Coarsening | None:
        """Lets the user say how wide bands shall be, or to how many categories to collapse."""
        if of.step is not None:
            words = self.tr("How many neighbouring categories of {0} make one:").format(of.name)
            kind, now = BAND, of.coarsening.amount if of.coarsening.kind == BAND else 3
        else:
            words = self.tr("To how many categories {0} is collapsed:").format(of.name)
            kind, now = COLLAPSE, max(2, of.used - 1)
        title = self.tr("Coarsen {0}").format(of.name)
        amount, chosen = QInputDialog.getInt(self, title, words, now, 2, of.n_categories)
        return Coarsening(kind, amount) if chosen else None


class AddForm(QWidget):
    """A variable that is in no file yet: its name, how many categories, whether in order.

    Signals
    -------
    added(Variable)
        The variable shall be added.
    """

    added = Signal(object)

    def __init__(self, guard: WheelGuard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.taken: frozenset[str] = frozenset()
        """Names that are in the design already."""
        tip = self.tr("What the variable is called, such as age")
        self.name = described(QLineEdit(self), self.tr("Name of the new variable"), tip)
        self.name.setPlaceholderText(self.tr("name"))
        tip = self.tr("How many response categories it has as it is; missing is none")
        self.categories = whole_number(self, 1, _MOST_CATEGORIES, 2, tip)
        self.categories.setAccessibleName(self.tr("Categories of the new variable"))
        self.categories.setGroupSeparatorShown(True)
        self.categories.setKeyboardTracking(True)  # a click on "Add" leaves the focus on a Mac
        self.ordered = NarrowCheckBox(self.tr("numbers, can be banded"))
        self.ordered.setToolTip(
            self.tr("Its categories are numbers in even steps, such as single years of age")
        )
        tip = self.tr("Add the variable to the design")
        self.button = push_button(self.tr("Add"), tip, self, self._add)
        self.problem = Callout()
        for control in (self.name, self.categories):
            narrow(control, guard)
        upper = row(None, (self.name, 3), (self.categories, 2))
        column(self, upper, row(None, (self.ordered, 1), self.button), self.problem)
        self.name.returnPressed.connect(self._add)
        self.name.textEdited.connect(lambda: self.problem.say(""))

    @Slot()
    def _add(self) -> None:
        name = self.name.text().strip()
        if not name:
            self.problem.say(
                self.tr("The variable has no name."), self.tr("Give it one, such as age."), ERROR
            )
        elif name in self.taken:
            self.problem.say(
                self.tr("{0} is in the design already.").format(name),
                self.tr("Give it another name."),
                ERROR,
            )
        else:
            step = 1.0 if self.ordered.isChecked() else None
            self.added.emit(Variable(name, self.categories.value(), step))
            self.name.clear()
            self.problem.say("")
        self.name.setFocus()


class DesignForm(QWidget):
    """The list of variables, and what they multiply to."""

    def __init__(
        self, context: LevelsContext, draft: ScenarioDraft, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        program, self._state = context.program, context.state
        self._draft, self._messages = draft, program.window.map_panel.messages
        self._session, self._known = program.session, program.part(ScenarioValues)
        self._guard = WheelGuard(self)
        self.list = VariableList(self, self._guard)
        self.source = BriefLabel(role="muted")
        self.take = push_button(
            self.tr("Take from scenario"),
            self.tr("Follow the scenario's variables again; changes made here are given up"),
            self,
            lambda: self.edit(self._state.draft),
        )
        self.use = push_button(
            self.tr("Use in scenario"),
            self.tr("Put these bands into the scenario's variables and drop what is dropped here"),
            self,
            self._use_in_scenario,
        )
        self.note = Callout()
        self.add_form = AddForm(self._guard)
        self.add_form.added.connect(lambda of: self.edit(self.design.with_variable(of)))
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
        self.headline = QLabel(wordWrap=True)
        font = self.headline.font()
        font.setPointSizeF(font.pointSizeF() * 1.2)
        font.setBold(True)
        self.headline.setFont(font)
        self.headline.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.headline.setAccessibleName(self.tr("Max combinations"))
        self.size_note = Callout()
        column(
            self,
            self.source,
            self.empty,
            self.list,
            row(None, self.take, self.use, 1),
            self.note,
            self.adding,
            self.headline,
            self.size_note,
            spacing=SPACING,
        )

    @property
    def design(self) -> Design:
        """What is asked about."""
        return self._state.question.design

    @property
    def drafted(self) -> Design:
        """What the scenario asks for."""
        return self._state.draft

    def show_design(self) -> None:
        """Shows the variables that are asked about."""
        design = self.design
        records = self._session.records
        columns = () if records is None else records.preview.columns
        self.list.show_variables(
            design.variables,
            {of.name: of for of in columns},
            grouped_in_scenario(self._known, self._session),
        )
        self.add_form.taken = frozenset(of.name for of in design.variables)
        there = bool(design.variables)
        self.empty.setVisible(not there)
        self.list.setVisible(there)
        self.headline.setVisible(there)
        self._show_product(design)
        self._show_source(design)

    def _show_product(self, design: Design) -> None:
        n = design.max_combinations
        self.headline.setText(texts.product(design))
        exact = self.tr(
            "Max combinations: the product of the numbers of categories, exactly {n}"
        ).format(n=numbers.count(n) if n < _LARGE else str(n)[:120])
        why = self.tr(
            "So many combinations of values are possible. The more there are, the more people an "
            "area needs so that few stand alone with theirs."
        )
        if design.entropy is not None:
            entropy = numbers.measure(design.entropy, self.tr("nats"))
            text = self.tr("{why} Entropy of the counted records: {entropy}.")
            why = text.format(why=why, entropy=entropy)
        self.headline.setToolTip(f"{exact}\n{why}")
        self.headline.setAccessibleDescription(why)
        notices = " ".join(str(notice) for notice in size_notices(n))
        self.size_note.say(notices, "", WARNING)

    def _show_source(self, design: Design) -> None:
        """Says where the variables come from, and whether they follow the scenario."""
        drafted = bool(self._state.draft.variables)
        follows = design.variables == self._state.draft.variables
        if follows and drafted:
            text = self.tr("The scenario's variables. They follow it until you edit here.")
        elif drafted:
            text = self.tr("Edited here. The scenario stays as it is until you use this in it.")
        else:
            text = self.tr("By hand: no records are needed.")
        self.source.setText(text)
        self.source.setVisible(drafted or bool(design.variables))
        for button in (self.take, self.use):
            button.setVisible(drafted and not follows)

    # Edits

    def edit(self, design: Design) -> None:
        """Asks about other variables."""
        self.note.say("")
        self._state.change(design=design)

    @Slot()
    def _use_in_scenario(self) -> None:
        made = self._draft.use(self.design)
        lines = []
        if made.not_carried:
            line = texts.tr("Which categories of {0} are joined is for you to say.")
            lines.append(line.format(", ".join(made.not_carried)))
        if made.not_there:
            line = texts.tr("{0}: no such column in the records, so it was left out.")
            lines.append(line.format(", ".join(made.not_there)))
        remedy = texts.tr("Join them in step 2 of the scenario.") if made.not_carried else ""
        self.note.say(" ".join(lines), remedy, WARNING)
        said = texts.tr("The scenario has these variables now; a run shows what they cost.")
        self._messages.say(said, topic="lens")
