"""Which quasi-identifier models are followed: the paper's rule, all combinations, or a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QSpinBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.kit.widgets import words
from app.workspaces.levels.calibration.role_choice import RoleChoice
from core.calibration.quasi_identifier_models import (
    AGE,
    AGE_AND_SEX,
    SEX,
    all_combinations,
    models_of_paper,
    parse_models,
)

PAPER, ALL, OWN = "paper", "all", "own"
MODES = (PAPER, ALL, OWN)
_LIST_HEIGHT, _TEXT_HEIGHT = 120, 96
_MOST_AT_ONCE = 8
_USUAL_AT_ONCE = 4


class ModelChoice(QWidget):
    """Three ways to say which columns are taken together.

    Signals
    -------
    edited()
        Something is chosen differently.
    """

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns: tuple[str, ...] = ()
        self.mode_box = QComboBox(self)
        self.mode_box.setToolTip(
            self.tr("Which sets of quasi-identifiers are followed: each gives one cut-off")
        )
        self.mode_box.setAccessibleName(self.tr("Quasi-identifier models"))
        for mode, text in (
            (PAPER, self.tr("By the paper's rule (209 from ten columns)")),
            (ALL, self.tr("All combinations")),
            (OWN, self.tr("My own list")),
        ):
            self.mode_box.addItem(text, mode)
        self.mode_box.setMinimumContentsLength(12)
        self.mode_box.activated.connect(self._change_mode)
        self.roles = RoleChoice(self)
        self.roles.edited.connect(self.edited)
        self._pages = QStackedWidget(self)
        for page in (self.roles, self._build_all(), self._build_own()):
            self._pages.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.mode_box)
        column.addWidget(self._pages)
        self._fit_pages()

    def _build_all(self) -> QWidget:
        page = QWidget(self)
        self.ticks = QListWidget(page)
        self.ticks.setAccessibleName(self.tr("Columns to combine"))
        self.ticks.setToolTip(self.tr("All sets of the ticked columns are followed"))
        self.ticks.setFixedHeight(_LIST_HEIGHT)
        self.ticks.itemChanged.connect(lambda _: self.edited.emit())
        self.at_once = QSpinBox(page)
        self.at_once.setRange(1, _MOST_AT_ONCE)
        self.at_once.setValue(_USUAL_AT_ONCE)
        self.at_once.setToolTip(self.tr("Columns that a model has at most"))
        self.at_once.setAccessibleName(self.tr("Columns at a time, at most"))
        self.at_once.valueChanged.connect(lambda _: self.edited.emit())
        form = QFormLayout(page)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(self.ticks)
        form.addRow(self.tr("At a time, at most"), self.at_once)
        return page

    def _build_own(self) -> QWidget:
        page = QWidget(self)
        self.text = QPlainTextEdit(page)
        self.text.setPlaceholderText(self.tr("age+sex; age+sex+school"))
        self.text.setToolTip(
            self.tr(
                "Columns of a model with plus signs between them; a semicolon or a new line "
                "ends a model"
            )
        )
        self.text.setAccessibleName(self.tr("My own list of models"))
        self.text.setFixedHeight(_TEXT_HEIGHT)
        self.text.setTabChangesFocus(True)
        self.text.textChanged.connect(self.edited)
        self._names = words("", "muted")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.text)
        column.addWidget(self._names)
        return page

    # What is chosen

    @property
    def mode(self) -> str:
        """`PAPER`, `ALL` or `OWN`."""
        return str(self.mode_box.currentData())

    def choose_mode(self, mode: str) -> None:
        """Shows another way, as if the user had chosen it."""
        self.mode_box.setCurrentIndex(max(0, self.mode_box.findData(mode)))
        self._change_mode()

    @Slot()
    def _change_mode(self) -> None:
        self._pages.setCurrentIndex(MODES.index(self.mode))
        self._fit_pages()
        self.edited.emit()

    def _fit_pages(self) -> None:
        """As high as the page in sight."""
        for i in range(self._pages.count()):
            page = self._pages.widget(i)
            if page is None:
                continue
            policy = page.sizePolicy()
            shown = i == self._pages.currentIndex()
            policy.setVerticalPolicy(policy.Policy.Preferred if shown else policy.Policy.Ignored)
            page.setSizePolicy(policy)
        self._pages.adjustSize()

    def show_columns(self, columns: Sequence[str], ticked: Sequence[str]) -> None:
        """Offers columns; what was chosen among them stays."""
        if tuple(columns) == self.columns:
            return
        before = set(self.columns)
        kept = {name for name in self.ticked if name in columns}
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

    @property
    def ticked(self) -> tuple[str, ...]:
        """Columns that are to be combined."""
        items = (self.ticks.item(i) for i in range(self.ticks.count()))
        return tuple(of.text() for of in items if of.checkState() == Qt.CheckState.Checked)

    def models(self) -> tuple[tuple[str, ...], ...]:
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
            return all_combinations(self.ticked, self.at_once.value())
        return parse_models(self.text.toPlainText(), self.columns)

    def said(self) -> str:
        """How many models these are, and of which kinds.

        Raises
        ------
        VbasError
            As `models`.
        """
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
        return self.tr("{total}: {parts}").format(total=total, parts=parts) if parts else total
