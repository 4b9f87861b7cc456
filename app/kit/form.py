"""Forms that are declared: labelled controls, each of them for one field of a value."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal, SignalInstance
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.kit.controls import SPACING, NarrowCheckBox, WheelGuard, labelled, narrow
from app.kit.glossary import with_cards
from app.kit.widgets import WordsLabel
from core.errors import VbasError

Choice = tuple[Any, str] | tuple[Any, str, str]
"""A value, its words, and perhaps what else is said of it."""


class Form(QWidget):
    """Shows a frozen dataclass and makes another one of what is chosen.

    Rows of fields that the value does not have are hidden, so that one form can show values of
    several kinds, or None. A subclass declares its rows and, in `show_rest`, whatever follows
    from the value besides.

    Signals
    -------
    edited(object)
        The value with a change.
    """

    edited = Signal(object)

    def __init__(self, value: Any, guard: WheelGuard | None = None) -> None:
        super().__init__()
        self.value = value
        self.labels: dict[QLabel, QWidget] = {}
        self.rows: dict[QWidget, QWidget] = {}
        self._put: dict[str, tuple[QWidget, Callable[[Any], object]]] = {}
        self._guard = guard or WheelGuard(self)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(SPACING)

    # Rows

    def add(self, *parts: QWidget) -> None:
        """Puts something below the rows."""
        for part in parts:
            self.column.addWidget(part)

    def row(self, label: str, control: QWidget, tip: str = "", *beside: QWidget) -> None:
        """Adds a control with its label, and perhaps others beside it."""
        if explained := with_cards(tip, label):
            control.setToolTip(explained)
        narrow(control, self._guard)
        name = WordsLabel(label)
        self.labels[name] = control
        row = self.rows[control] = QWidget()
        layout = labelled(name, control, *beside)
        layout.setContentsMargins(0, 0, 0, 0)
        row.setLayout(layout)
        self.column.addWidget(row)

    def bind(
        self,
        field: str,
        control: QWidget,
        put: Callable[[Any], object],
        get: Callable[[], Any],
        changed: SignalInstance,
    ) -> None:
        """Makes a control that of a field."""
        self._put[field] = control, put
        changed.connect(lambda *_: self.edit(**{field: get()}))

    def nest(self, field: str, form: Form) -> None:
        """Makes another form that of a field; whoever nests it places it."""
        self.bind(field, form, form.show_value, lambda: form.value, form.edited)

    def choice(self, field: str, label: str, tip: str, choices: Iterable[Choice] = ()) -> QComboBox:
        """A list of values to choose from."""
        box = QComboBox()
        fill(box, choices)
        self.row(label, box, tip)

        def put(value: Any) -> None:
            box.setCurrentIndex(box.findData(value))

        self.bind(field, box, put, box.currentData, box.activated)
        return box

    def whole(
        self,
        field: str,
        label: str,
        tip: str,
        low: int,
        high: int,
        unit: str = "",
        *beside: QWidget,
    ) -> QSpinBox:
        """A whole number."""
        box = QSpinBox(minimum=low, maximum=high)
        box.setKeyboardTracking(False)
        box.setGroupSeparatorShown(bool(unit))
        box.setSuffix(f"\u00a0{unit}" if unit else "")
        self.row(label, box, tip, *beside)
        self.bind(field, box, box.setValue, box.value, box.valueChanged)
        return box

    def percent(
        self,
        field: str,
        label: str,
        tip: str,
        low: float,
        high: float,
        *,
        decimals: int = 2,
        step: float = 0.5,
        per: float = 100.0,
        none: float | None = None,
        none_words: str = "",
    ) -> QDoubleSpinBox:
        """A share in per cent.

        ``per`` is what the value is multiplied by. ``none`` is shown for None, and means None
        again where it has words.
        """
        box = QDoubleSpinBox(minimum=low, maximum=high, decimals=decimals, singleStep=step)
        box.setSpecialValueText(none_words)
        box.setKeyboardTracking(False)
        box.setSuffix("\u00a0%")
        self.row(label, box, tip)

        def put(value: float | None) -> None:
            box.setValue(none if value is None and none is not None else per * (value or 0.0))

        def get() -> float | None:
            is_none = none is not None and bool(none_words) and box.value() <= none
            return None if is_none else box.value() / per

        self.bind(field, box, put, get, box.valueChanged)
        return box

    def tick(self, field: str, words: str, tip: str) -> NarrowCheckBox:
        """Yes or no."""
        box = NarrowCheckBox(words)
        box.setToolTip(with_cards(tip, words))
        self.rows[box] = box
        self.column.addWidget(box)
        self.bind(field, box, box.setChecked, box.isChecked, box.toggled)
        return box

    # The value

    def show_value(self, value: Any) -> None:
        """Shows a value; nothing is announced."""
        self.value = value
        for field, (control, put) in self._put.items():
            there = hasattr(value, field)
            if control in self.rows:
                self.rows[control].setVisible(there)
            if there:
                with QSignalBlocker(control):
                    put(getattr(value, field))
        self.show_rest()

    def show_rest(self) -> None:
        """Shows what follows from the value besides its fields."""

    def edit(self, **changes: Any) -> None:
        """Takes other values of fields over, or says why they cannot be."""
        try:
            made = self.with_changes(**changes)
        except VbasError as error:
            self.refuse(error)
            return
        changed = made != self.value
        self.show_value(made)
        if changed:
            self.edited.emit(made)

    def with_changes(self, **changes: Any) -> Any:
        """The value with other values of fields."""
        return replace(self.value, **changes)

    def refuse(self, error: VbasError) -> None:
        """Says why a value cannot be; what was there before is shown again."""
        raise error


def fill(box: QComboBox, choices: Iterable[Choice]) -> None:
    """Fills a list anew; announces nothing."""
    with QSignalBlocker(box):
        box.clear()
        for value, text, *tip in choices:
            box.addItem(text, value)
            if tip:
                box.setItemData(box.count() - 1, tip[0], Qt.ItemDataRole.ToolTipRole)
