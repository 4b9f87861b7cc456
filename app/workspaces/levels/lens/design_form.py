"""The variables of the design, where they come from, and what they multiply to."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QInputDialog,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.kit import numbers
from app.kit.brief import BriefLabel
from app.kit.controls import (
    ERROR,
    SPACING,
    WARNING,
    Callout,
    ElidedLabel,
    MutedLabel,
    NarrowCheckBox,
    WheelGuard,
    narrow,
)
from app.kit.layouts import column, row, whole_number
from app.kit.section import Section
from app.kit.theme import Theme
from app.kit.widgets import described, discard, icon_button, push_button
from app.workspaces.levels.lens import texts
from app.workspaces.levels.lens.draft import ScenarioDraft
from app.workspaces.levels.state import LevelsContext
from core.cutoff.design import BAND, COLLAPSE, Coarsening, Design, Variable
from core.cutoff.lens import size_notices
from core.cutoff.options import choices_of

_OTHER = "other"
_NAME_SHARE, _WAY_SHARE = 2, 3
_MOST_CATEGORIES = 1_000_000
_LARGE = 10**15


class VariableRow(QWidget):
    """One variable: its name, what is done to it, and a button that takes it away."""

    def __init__(self, form: DesignForm, theme: Theme, guard: WheelGuard) -> None:
        super().__init__(form)
        self._form, self.variable = form, Variable("", 1)
        self.name = ElidedLabel(mode=Qt.TextElideMode.ElideRight)
        self.ways = QComboBox(self)
        narrow(self.ways, guard)
        tip = self.tr("Take this variable out of the design")
        self.remove = icon_button(theme, "close", tip, self, size=12)
        row(self, (self.name, _NAME_SHARE), (self.ways, _WAY_SHARE), self.remove, spacing=4)
        self.name.setBuddy(self.ways)
        self.ways.activated.connect(self._choose)
        self.remove.clicked.connect(lambda: form.edit(form.design.without(self.variable.name)))

    def show_variable(self, variable: Variable) -> None:
        """Shows a variable and what can be done to it."""
        if variable == self.variable and self.ways.count():
            return
        self.variable = variable
        self.name.setText(variable.name)
        as_it_is = numbers.count(variable.n_categories, self.tr("categories"))
        self.name.set_tooltip(
            self.tr("{name}: {n} as it is, {used} now").format(
                name=variable.name, n=as_it_is, used=numbers.count(variable.used)
            )
        )
        tip = self.tr("How {name} is coarsened, and how many categories are left")
        done = self.tr("What is done to {0}").format(variable.name)
        described(self.ways, done, tip.format(name=variable.name))
        self.remove.setAccessibleName(self.tr("Take {0} out of the design").format(variable.name))
        with QSignalBlocker(self.ways):
            self.ways.clear()
            for how in choices_of(variable):
                self.ways.addItem(texts.way_with_count(variable, how), how)
            if variable.n_categories > 2:
                self.ways.addItem(self.tr("other …"), _OTHER)
            self.ways.setCurrentIndex(self._place_of(variable.coarsening))

    def _place_of(self, how: Coarsening) -> int:
        """Where a way stands, or another one that leaves as many categories."""
        ways = [self.ways.itemData(i) for i in range(self.ways.count())]
        if how in ways:
            return ways.index(how)
        left = self.variable.left_by(how)
        same = (
            i for i, of in enumerate(ways) if of != _OTHER and self.variable.left_by(of) == left
        )
        return next(same, 0)

    @Slot(int)
    def _choose(self, index: int) -> None:
        how = self.ways.itemData(index)
        if how == _OTHER:
            how = self._ask()
        if how is None or how == self.variable.coarsening:
            with QSignalBlocker(self.ways):
                self.ways.setCurrentIndex(self._place_of(self.variable.coarsening))
        else:
            self._form.edit(self._form.design.coarsened({self.variable.name: how}))

    def _ask(self) -> Coarsening | None:
        """Lets the user say how wide bands shall be, or to how many categories to collapse."""
        of = self.variable
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
        self._theme, self._guard = program.window.theme, WheelGuard(self)
        self.rows: list[VariableRow] = []
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
        self.headline, self.why = QLabel(wordWrap=True), BriefLabel(role="muted")
        font = self.headline.font()
        font.setPointSizeF(font.pointSizeF() * 1.2)
        font.setBold(True)
        self.headline.setFont(font)
        self.headline.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.headline.setAccessibleName(self.tr("Max combinations"))
        self.size_note = Callout()
        self._list = QVBoxLayout()
        self._list.setSpacing(4)
        column(
            self,
            self.source,
            self.empty,
            self._list,
            row(None, self.take, self.use, 1),
            self.note,
            self.adding,
            self.headline,
            self.why,
            self.size_note,
            spacing=SPACING,
        )

    @property
    def design(self) -> Design:
        """What is asked about."""
        return self._state.question.design

    def show_design(self) -> None:
        """Shows the variables that are asked about: one row a variable."""
        design = self.design
        while len(self.rows) > len(design.variables):
            discard(self.rows.pop())
        while len(self.rows) < len(design.variables):
            self.rows.append(VariableRow(self, self._theme, self._guard))
            self._list.addWidget(self.rows[-1])
        for line, variable in zip(self.rows, design.variables, strict=True):
            line.show_variable(variable)
        self.add_form.taken = frozenset(of.name for of in design.variables)
        there = bool(design.variables)
        self.empty.setVisible(not there)
        self.headline.setVisible(there)
        self.why.setVisible(there)
        self._show_product(design)
        self._show_source(design)

    def _show_product(self, design: Design) -> None:
        n = design.max_combinations
        self.headline.setText(texts.product(design))
        self.headline.setToolTip(
            self.tr(
                "Max combinations: the product of the numbers of categories, exactly {n}"
            ).format(n=numbers.count(n) if n < _LARGE else str(n)[:120])
        )
        why = self.tr(
            "So many combinations of values are possible. The more there are, the more people an "
            "area needs so that few stand alone with theirs."
        )
        if design.entropy is not None:
            entropy = numbers.measure(design.entropy, self.tr("nats"))
            text = self.tr("{why} Entropy of the counted records: {entropy}.")
            why = text.format(why=why, entropy=entropy)
        self.why.setText(why)
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
            button.setVisible(drafted)
            button.setEnabled(not follows)

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
