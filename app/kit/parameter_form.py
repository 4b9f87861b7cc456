"""A form for any component: one control for each parameter that its dataclass declares."""

from __future__ import annotations

import dataclasses
import math
import types
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from core.errors import VbasError
from core.parameters import Parameter, parameters_of

_INT_LIMIT = 2**31 - 1
_BUTTONS = 36
"""Pixels beside the words of a spin box."""
_FLOAT_LIMIT = 1e15


class ParameterForm(QWidget):
    """Shows the declared parameters of a component and makes a new one of what is entered.

    Fields without a declared parameter (other components, for instance) are kept as they are.

    Signals
    -------
    edited(object)
        A new component of the same class.
    """

    edited = Signal(object)

    def __init__(
        self, parent: QWidget | None = None, *, blanks: Mapping[str, str] | None = None
    ) -> None:
        """``blanks`` says by parameter what an empty one means, where that is not "no limit"."""
        super().__init__(parent)
        self._blanks = dict(blanks or {})
        self._component: Any = None
        self._fields: dict[str, _Field] = {}
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._problem = QLabel(wordWrap=True)
        self._problem.setProperty("role", "bad")
        self._problem.hide()

    @property
    def component(self) -> Any:
        """The component that is shown, None at first."""
        return self._component

    @property
    def problem(self) -> str:
        """What is wrong with what was entered; "" if nothing."""
        return "" if self._problem.isHidden() else self._problem.text()

    def control(self, name: str) -> QWidget:
        """The control of a parameter."""
        return self._fields[name].widget

    def show_component(self, component: Any, *, without: tuple[str, ...] = ()) -> None:
        """Shows a component; the controls stay if only its values are others.

        Parameters
        ----------
        component
            An instance of a frozen dataclass.
        without
            Parameters that are shown elsewhere.
        """
        names = [name for name in parameters_of(component) if name not in without]
        if type(component) is not type(self._component) or list(self._fields) != names:
            self._build(component, names)
        self._component = component
        self._say("")
        for name, field in self._fields.items():
            with QSignalBlocker(field.widget):
                field.put(getattr(component, name))

    def _build(self, component: Any, names: list[str]) -> None:
        self._form.takeRow(self._problem) if self._form.indexOf(self._problem) >= 0 else None
        while self._form.rowCount():
            self._form.removeRow(0)
        self._fields.clear()
        about, hints = parameters_of(component), get_type_hints(type(component))
        for name in names:
            field = _field_for(about[name], hints[name], self)
            if name in self._blanks and isinstance(field.widget, QAbstractSpinBox):
                field.widget.setSpecialValueText(self._blanks[name])
            field.connect(self._edit)
            self._fields[name] = field
            _describe(field.widget, about[name])
            _keep_words(field.widget)
            self._add_row(field.widget, about[name])
        self._form.addRow(self._problem)
        self.setVisible(bool(names))

    def _add_row(self, widget: QWidget, about: Parameter) -> None:
        if isinstance(widget, QCheckBox):
            widget.setText(_said(about.label))
            self._form.addRow(widget)
            return
        label = QLabel(_said(about.label), wordWrap=True)
        label.setBuddy(widget)
        label.setToolTip(widget.toolTip())
        self._form.addRow(label, widget)

    def _edit(self) -> None:
        values = {name: field.get() for name, field in self._fields.items()}
        try:
            component = dataclasses.replace(self._component, **values)
        except VbasError as error:
            self._say(f"{error.message} {error.hint}".strip())
            return
        self._say("")
        if component != self._component:
            self._component = component
            self.edited.emit(component)

    def _say(self, problem: str) -> None:
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))


class ShortSpinBox(QDoubleSpinBox):
    """A spin box that shows no zeros behind the last digit that matters."""

    def textFromValue(self, value: float) -> str:  # noqa: N802 (Qt's name)
        """``"2"`` rather than ``"2.0000"``."""
        text, point = super().textFromValue(value), self.locale().decimalPoint()
        return text.rstrip("0").removesuffix(point) if point in text else text


@dataclasses.dataclass
class _Field:
    """A control, and how a value gets in and out of it."""

    widget: QWidget
    put: Callable[[Any], None]
    get: Callable[[], Any]
    changed: Any

    def connect(self, slot: Callable[[], None]) -> None:
        self.changed.connect(lambda *_: slot())


def _said(text: str) -> str:
    """A core text in the user's language."""
    return QCoreApplication.translate("core", text)


def _describe(widget: QWidget, about: Parameter) -> None:
    """Name for screen readers, tooltip with help, unit and bounds."""
    widget.setAccessibleName(_said(about.label))
    lines = [_said(about.help)] if about.help else []
    if about.unit:
        lines.append(_said("Unit: {unit}").format(unit=_said(about.unit)))
    bounds = [
        _said(text).format(bound=f"{bound:g}")
        for text, bound in (("at least {bound}", about.minimum), ("at most {bound}", about.maximum))
        if bound is not None
    ]
    if bounds:
        lines.append(", ".join(bounds))
    widget.setToolTip("\n".join(lines) or _said(about.label))
    widget.setAccessibleDescription("\n".join(lines))
    widget.setMinimumWidth(48)
    widget.setMinimumHeight(widget.fontMetrics().height() + 10)
    if not isinstance(widget, QCheckBox):
        widget.setSizePolicy(QSizePolicy.Policy.Ignored, widget.sizePolicy().verticalPolicy())
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


def _keep_words(widget: QWidget) -> None:
    """What an empty field means is not cut: rather its label takes a line of its own."""
    if isinstance(widget, QAbstractSpinBox) and widget.specialValueText():
        room = widget.fontMetrics().horizontalAdvance(widget.specialValueText()) + _BUTTONS
        widget.setMinimumWidth(max(widget.minimumWidth(), room))


def _field_for(about: Parameter, hint: Any, parent: QWidget) -> _Field:
    kind, optional = _kind_of(hint)
    if about.choices:
        return _choice_field(about, optional, parent)
    if kind is bool:
        return _bool_field(parent)
    if kind is int:
        return _int_field(about, optional, parent)
    if kind is float:
        return _float_field(about, optional, parent)
    return _text_field(kind, optional, parent)


def _kind_of(hint: Any) -> tuple[Any, bool]:
    """The type of a field, and whether it may be None."""
    if get_origin(hint) in (Union, types.UnionType):
        kinds = [of for of in get_args(hint) if of is not type(None)]
        return (kinds[0] if len(kinds) == 1 else str), len(kinds) < len(get_args(hint))
    return hint, False


def _choice_field(about: Parameter, optional: bool, parent: QWidget) -> _Field:
    box = QComboBox(parent)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(4)
    if optional:
        box.addItem(_said("automatic"), None)
    for choice in about.choices:
        box.addItem(_said(choice), choice)
    return _Field(
        box,
        lambda value: box.setCurrentIndex(box.findData(value)),
        box.currentData,
        box.currentIndexChanged,
    )


def _bool_field(parent: QWidget) -> _Field:
    box = QCheckBox(parent)
    return _Field(box, lambda value: box.setChecked(bool(value)), box.isChecked, box.toggled)


def _int_field(about: Parameter, optional: bool, parent: QWidget) -> _Field:
    low = -_INT_LIMIT if about.minimum is None else max(-_INT_LIMIT, math.ceil(about.minimum))
    high = _INT_LIMIT if about.maximum is None else min(_INT_LIMIT, math.floor(about.maximum))
    box = QSpinBox(parent, minimum=low - optional, maximum=high)
    box.setKeyboardTracking(False)
    box.setGroupSeparatorShown(True)
    if optional:
        box.setSpecialValueText(_said("no limit"))
    if about.unit:
        box.setSuffix(f"\u00a0{_said(about.unit)}")
    none = low - optional
    return _Field(
        box,
        lambda value: box.setValue(none if value is None else int(value)),
        lambda: None if optional and box.value() == none else box.value(),
        box.valueChanged,
    )


def _float_field(about: Parameter, optional: bool, parent: QWidget) -> _Field:
    low = -_FLOAT_LIMIT if about.minimum is None else about.minimum
    high = _FLOAT_LIMIT if about.maximum is None else about.maximum
    span = high - low
    decimals = 6 if span <= 1 else 4
    box = ShortSpinBox(parent, decimals=decimals)
    box.setKeyboardTracking(False)
    none = low - 1.0
    box.setRange(none if optional else low, high)
    box.setSingleStep(span / 100 if span <= 1 else 1.0)
    if optional:
        box.setSpecialValueText(_said("no limit"))
    if about.unit:
        box.setSuffix(f"\u00a0{_said(about.unit)}")
    return _Field(
        box,
        lambda value: box.setValue(none if value is None else float(value)),
        lambda: None if optional and box.value() <= none else box.value(),
        box.valueChanged,
    )


def _text_field(kind: Any, optional: bool, parent: QWidget) -> _Field:
    line = QLineEdit(parent)

    def get() -> Any:
        text = line.text().strip()
        if not text and optional:
            return None
        return Path(text) if kind is Path else text

    return _Field(
        line,
        lambda value: line.setText("" if value is None else str(value)),
        get,
        line.editingFinished,
    )
