"""Which column plays which part in the rule of El Emam et al. 2009."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QFormLayout, QMenu, QPushButton, QSizePolicy, QWidget

from core.calibration.proposal import guessed_roles
from core.calibration.quasi_identifier_models import Roles

_ONE = ("age", "sex", "schooling", "marital", "income", "aboriginal")
_NARROW = 8


class RoleChoice(QWidget):
    """A chooser for each part.

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
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(3)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        titles = self._titles()
        for role in ("age", "sex"):
            form.addRow(titles[role][0], self._box(role, *titles[role]))
        self.ethnicity = self._build_ethnicity()
        form.addRow(self.tr("Ethnicity"), self.ethnicity)
        for role in _ONE[2:]:
            form.addRow(titles[role][0], self._box(role, *titles[role]))

    def _titles(self) -> dict[str, tuple[str, str]]:
        return {
            "age": (self.tr("Age"), self.tr("The column of ages: easily known to others")),
            "sex": (self.tr("Sex"), self.tr("The column of sex or gender: easily known")),
            "schooling": (self.tr("Schooling"), self.tr("The column of schooling or degrees")),
            "marital": (self.tr("Marital status"), self.tr("The column of marital status")),
            "income": (self.tr("Income"), self.tr("The column of income, in bands")),
            "aboriginal": (
                self.tr("Aboriginal identity"),
                self.tr("The column of aboriginal identity"),
            ),
        }

    def _box(self, role: str, title: str, tip: str) -> QComboBox:
        box = QComboBox(self)
        box.setToolTip(tip)
        box.setAccessibleName(title)
        box.setMinimumContentsLength(_NARROW)
        box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        box.activated.connect(lambda _: self._change())
        self.boxes[role] = box
        return box

    def _build_ethnicity(self) -> QPushButton:
        button = QPushButton(self)
        button.setStyleSheet("QPushButton { text-align: left; padding: 3px 6px; }")
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        button.setToolTip(
            self.tr(
                "Columns that stand for one another, such as ethnicity, home language, religion "
                "and visible minority: a model has one of them at most"
            )
        )
        button.setAccessibleName(self.tr("Ethnicity and columns like it"))
        self.menu = QMenu(button)
        button.setMenu(self.menu)
        return button

    def show_columns(self, columns: Sequence[str]) -> None:
        """Offers columns; parts are guessed by their names, unless they were chosen."""
        guessed, kept_some = guessed_roles(columns), self._ethnicity() if self._by_hand else ()
        for role, box in self.boxes.items():
            had = box.currentData()
            keep = self._by_hand and had in columns
            wanted = had if keep else getattr(guessed, role)
            with QSignalBlocker(box):
                box.clear()
                box.addItem(self.tr("none"), None)
                for name in columns:
                    box.addItem(name, name)
                box.setCurrentIndex(max(0, box.findData(wanted)))
        wanted_some = tuple(of for of in kept_some if of in columns) or guessed.ethnicity
        self.menu.clear()
        for name in columns:
            action = QAction(name, self.menu, checkable=True, checked=name in wanted_some)
            action.toggled.connect(self._change_ethnicity)
            self.menu.addAction(action)
        self._say_ethnicity()

    def _change(self) -> None:
        """The user chose: from now on nothing is guessed where the choice still fits."""
        self._by_hand = True
        self.edited.emit()

    @Slot()
    def _change_ethnicity(self) -> None:
        self._say_ethnicity()
        self._change()

    def _say_ethnicity(self) -> None:
        chosen = self._ethnicity()
        self.ethnicity.setText(", ".join(chosen) or self.tr("none"))
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
