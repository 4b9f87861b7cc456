"""Which quasi-identifier models are followed: the paper's rule, all combinations, or a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from app.kit.layouts import choice_box, column, form_of, offer, show_choice
from app.kit.widgets import described, words
from core.calibration.proposal import guessed_roles
from core.calibration.quasi_identifier_models import (
    AGE,
    AGE_AND_SEX,
    SEX,
    Model,
    Roles,
    all_combinations,
    models_of_paper,
    parse_models,
)

PAPER, ALL, OWN = "paper", "all", "own"
MODES = (PAPER, ALL, OWN)
_LIST_HEIGHT, _TEXT_HEIGHT = 120, 96
_MOST_AT_ONCE, _USUAL_AT_ONCE = 8, 4


class RoleChoice(QWidget):
    """Which column plays which part in the rule of El Emam et al. 2009.

    Signals
    -------
    edited()
        A part is played by another column.
    """

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes: dict[str, QComboBox] = {}
        self._by_hand = False
        form = form_of(self)
        form.setVerticalSpacing(3)
        aboriginal = self.tr("The column of aboriginal identity")
        for role, title, tip in (
            ("age", self.tr("Age"), self.tr("The column of ages: easily known to others")),
            ("sex", self.tr("Sex"), self.tr("The column of sex or gender: easily known")),
            ("schooling", self.tr("Schooling"), self.tr("The column of schooling or degrees")),
            ("marital", self.tr("Marital"), self.tr("The column of marital status")),
            ("income", self.tr("Income"), self.tr("The column of income, in bands")),
            ("aboriginal", self.tr("Aboriginal identity"), aboriginal),
        ):
            box = self.boxes[role] = choice_box(title, tip)
            box.setMinimumContentsLength(8)
            box.activated.connect(self._choose)
            form.addRow(title, box)
        tip = self.tr(
            "Columns that stand for one another, such as ethnicity, home language, religion "
            "and visible minority: a model has one of them at most"
        )
        name = self.tr("Ethnicity and columns like it")
        self.ethnicity = described(QPushButton(self), name, tip)
        self.ethnicity.setStyleSheet("QPushButton { text-align: left; padding: 3px 6px; }")
        self.ethnicity.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.menu = QMenu(self.ethnicity)
        self.ethnicity.setMenu(self.menu)
        form.insertRow(2, self.tr("Ethnicity"), self.ethnicity)

    def show_columns(self, columns: Sequence[str]) -> None:
        """Offers columns; parts are guessed by their names, unless they were chosen."""
        guessed, before = guessed_roles(columns), self._ethnicity() if self._by_hand else ()
        for role, box in self.boxes.items():
            chosen = box.currentData()
            keep = self._by_hand and chosen in columns
            offer(box, [(None, self.tr("none")), *((name, name) for name in columns)])
            show_choice(box, chosen if keep else getattr(guessed, role))
        wanted = tuple(of for of in before if of in columns) or guessed.ethnicity
        self.menu.clear()
        for name in columns:
            action = QAction(name, self.menu, checkable=True, checked=name in wanted)
            action.toggled.connect(self._choose)
            self.menu.addAction(action)
        self._say_ethnicity()

    @Slot()
    def _choose(self) -> None:
        """The user chose: from now on nothing is guessed where the choice still fits."""
        self._by_hand = True
        self._say_ethnicity()
        self.edited.emit()

    def _say_ethnicity(self) -> None:
        self.ethnicity.setText(", ".join(self._ethnicity()) or self.tr("none"))
        self.ethnicity.setAccessibleDescription(self.ethnicity.text())

    def _ethnicity(self) -> tuple[str, ...]:
        return tuple(of.text() for of in self.menu.actions() if of.isChecked())

    def roles(self) -> Roles:
        """What is chosen.

        Raises
        ------
        VbasError
            If a column plays two parts.
        """
        one = {role: box.currentData() for role, box in self.boxes.items()}
        return Roles(ethnicity=self._ethnicity(), **one)


class ModelChoice(QWidget):
    """Which columns are taken together: by the paper's rule, all combinations, or a list.

    Signals
    -------
    edited()
        Something is chosen differently.
    """

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns: tuple[str, ...] = ()
        self.mode_box = choice_box(
            self.tr("Quasi-identifier models"),
            self.tr(
                "Which sets of quasi-identifiers are followed: each gives one cut-off. By the "
                "paper's rule ten columns make 209."
            ),
            (
                (PAPER, self.tr("Paper's rule")),
                (ALL, self.tr("All combinations")),
                (OWN, self.tr("My own list")),
            ),
        )
        self.roles = RoleChoice(self)
        self._pages = (self.roles, self._all_page(), self._own_page())
        column(self, self.mode_box, *self._pages)
        self._show_page()
        self.mode_box.activated.connect(self._change_mode)
        self.roles.edited.connect(self.edited)
        self.ticks.itemChanged.connect(lambda _: self.edited.emit())
        self.at_once.valueChanged.connect(lambda _: self.edited.emit())
        self.text.textChanged.connect(self.edited)

    def _all_page(self) -> QWidget:
        name, tip = (
            self.tr("Columns to combine"),
            self.tr("All sets of the ticked columns are followed"),
        )
        self.ticks = described(QListWidget(self), name, tip)
        self.ticks.setFixedHeight(_LIST_HEIGHT)
        box = QSpinBox(self, minimum=1, maximum=_MOST_AT_ONCE, value=_USUAL_AT_ONCE)
        name = self.tr("Columns at a time, at most")
        self.at_once = described(box, name, self.tr("Columns that a model has at most"))
        page = QWidget(self)
        form = form_of(page)
        form.addRow(self.ticks)
        form.addRow(self.tr("At a time, at most"), self.at_once)
        return page

    def _own_page(self) -> QWidget:
        tip = self.tr(
            "Columns of a model with plus signs between them; a semicolon or a new line "
            "ends a model"
        )
        self.text = described(QPlainTextEdit(self), self.tr("My own list of models"), tip)
        self.text.setPlaceholderText(self.tr("age+sex; age+sex+school"))
        self.text.setFixedHeight(_TEXT_HEIGHT)
        self.text.setTabChangesFocus(True)
        self._names = words("", "muted")
        page = QWidget(self)
        column(page, self.text, self._names)
        return page

    @property
    def mode(self) -> str:
        """`PAPER`, `ALL` or `OWN`."""
        return str(self.mode_box.currentData())

    def choose_mode(self, mode: str) -> None:
        """Shows another way, as if the user had chosen it."""
        show_choice(self.mode_box, mode)
        self._change_mode()

    @Slot()
    def _change_mode(self) -> None:
        self._show_page()
        self.edited.emit()

    def _show_page(self) -> None:
        for mode, page in zip(MODES, self._pages, strict=True):
            page.setVisible(mode == self.mode)

    def show_columns(self, columns: Sequence[str], ticked: Sequence[str]) -> None:
        """Offers columns; what was chosen among them stays."""
        if tuple(columns) == self.columns:
            return
        before, kept = set(self.columns), set(self._ticked())
        self.columns = tuple(columns)
        with QSignalBlocker(self.ticks):
            self.ticks.clear()
            for name in columns:
                item = QListWidgetItem(name, self.ticks)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                on = name in kept or (name not in before and name in ticked)
                item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
        self.roles.show_columns(self.columns)
        self._names.setText(self.tr("Columns: {0}").format(", ".join(columns)))
        self.edited.emit()

    def _ticked(self) -> tuple[str, ...]:
        items = (self.ticks.item(i) for i in range(self.ticks.count()))
        return tuple(of.text() for of in items if of.checkState() == Qt.CheckState.Checked)

    def models(self) -> tuple[Model, ...]:
        """The models.

        Raises
        ------
        VbasError
            If a list cannot be read, a column plays two parts, or there are too many models.
        """
        if self.mode == PAPER:
            groups = models_of_paper(self.roles.roles())
            return tuple(model for group in groups.values() for model in group)
        if self.mode == ALL:
            return all_combinations(self._ticked(), self.at_once.value())
        return parse_models(self.text.toPlainText(), self.columns)

    def said(self) -> str:
        """How many models these are, and of which kinds; raises as `models`."""
        total = self.tr("%n models", "", len(self.models()))
        if self.mode != PAPER:
            return total
        names = {
            AGE_AND_SEX: self.tr("{0} with age and sex"),
            AGE: self.tr("{0} with age alone"),
            SEX: self.tr("{0} with sex alone"),
        }
        groups = models_of_paper(self.roles.roles())
        parts = ", ".join(names[of].format(len(group)) for of, group in groups.items())
        return self.tr("{total}. {parts}.").format(total=total, parts=parts) if parts else total
