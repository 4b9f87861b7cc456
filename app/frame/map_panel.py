"""The map with its tools, what it is coloured by, messages above it, and what was clicked."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QLocale, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLayout,
    QSizePolicy,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.frame.actions import Actions
from app.kit import numbers
from app.kit.flow import FlowLayout
from app.kit.grouped_list import Choice, fill_grouped
from app.kit.messages import MessageBar
from app.kit.numbered_box import NumberedBox
from app.kit.theme import Theme
from app.map.canvas import MapCanvas, Tool
from app.map.canvas.card import IdentifyCard
from app.map.canvas.modes import MapMode
from app.map.canvas.still import Still
from app.map.canvas.two_stills import Maps
from core.map.values import REGION


class MapPanel(QWidget):
    """Tools, messages and the map.

    Signals
    -------
    subject_chosen(str)
        What the areas shall be coloured by: `core.map.values.REGION`, or the key of a field
        (`core.map.fields`). Whoever lets somebody choose a field emits it, so that it is shown.
    """

    subject_chosen = Signal(str)

    def __init__(self, actions: Actions, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.canvas = MapCanvas(self)
        self.messages = MessageBar(theme, self)
        self.card = IdentifyCard(theme, self.canvas)
        self.card.closed.connect(self.canvas.setFocus)
        self.canvas.set_number_format(numbers.short)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._build_tools(actions))
        column.addWidget(self.messages)
        self.maps = QSplitter(Qt.Orientation.Horizontal, self)
        self.maps.setChildrenCollapsible(False)
        self.maps.addWidget(self.canvas)
        column.addWidget(self.maps, 1)
        self._with_second: Callable[[Still], Maps] | None = None
        self._connect(actions)

    def _build_tools(self, actions: Actions) -> QWidget:
        bar = QWidget(self)
        bar.setObjectName("mapTools")
        bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        flow = FlowLayout(bar, spacing=10)
        flow.setContentsMargins(8, 4, 8, 4)
        choosing, zooms, colours = (QHBoxLayout() for _ in range(3))
        self._tools, self._extras = QHBoxLayout(), QHBoxLayout()
        for action in (actions.pan, actions.identify, actions.select):
            choosing.addWidget(_tool(bar, action))
        choosing.addLayout(self._tools)
        self._tool_group = actions.pan.actionGroup()
        for action in (
            actions.zoom_in,
            actions.zoom_out,
            actions.zoom_all,
            actions.zoom_selection,
        ):
            zooms.addWidget(_tool(bar, action))
        self._bar = bar
        label = QLabel(self.tr("Colour by"), bar)
        label.setProperty("role", "muted")
        colours.addWidget(label)
        colours.addSpacing(4)
        colours.addWidget(self._build_subjects(bar, label))
        for group in (choosing, self._tools, zooms, self._extras, colours):
            group.setSpacing(2)
        for group in (choosing, zooms, self._extras, colours):
            flow.add_group(group)
        return bar

    def _build_subjects(self, bar: QWidget, label: QLabel) -> QComboBox:
        self.subjects = NumberedBox(bar)
        self._offered: dict[str, tuple[Choice, ...]] = {}
        self.show_choices(())
        self.subjects.setAccessibleName(self.tr("Colour the map by"))
        self.subjects.setToolTip(self.tr("What the colours of the map show"))
        self.subjects.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        # Long words of another language must not make the window wider than a small screen.
        self.subjects.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.subjects.setMinimumContentsLength(14)
        self.subjects.activated.connect(self._choose_subject)
        label.setBuddy(self.subjects)
        return self.subjects

    def _connect(self, actions: Actions) -> None:
        canvas = self.canvas
        actions.pan.triggered.connect(lambda: canvas.set_tool(Tool.PAN))
        actions.identify.triggered.connect(lambda: canvas.set_tool(Tool.IDENTIFY))
        actions.select.triggered.connect(lambda: canvas.set_tool(Tool.SELECT))
        actions.zoom_in.triggered.connect(canvas.zoom_in)
        actions.zoom_out.triggered.connect(canvas.zoom_out)
        actions.zoom_all.triggered.connect(canvas.zoom_to_all)
        actions.zoom_selection.triggered.connect(canvas.zoom_to_selection)

    def add_tool(self, action: QAction, mode: MapMode | None = None) -> QToolButton:
        """Adds a tool beside pan, identify and select; only one of them is chosen at a time.

        ``mode`` is what the left button does while the tool is chosen.
        """
        action.setCheckable(True)
        self._tool_group.addAction(action)
        if mode is not None:
            action.triggered.connect(lambda: self.canvas.set_mode(mode))
        button = _tool(self._bar, action)
        self._tools.addWidget(button)
        return button

    def add_button(self, action: QAction) -> QToolButton:
        """Adds a button after those for zooming."""
        button = _tool(self._bar, action)
        self._extras.addWidget(button)
        return button

    def add_widget(self, widget: QWidget) -> None:
        """Adds something of another kind, such as a find box, to the tools of the map."""
        self._extras.addWidget(widget)

    def order_tabs(self) -> None:
        """Tab goes along the tools by place, once all parts of the program have added theirs."""
        layout = self._bar.layout()
        assert layout is not None
        for before, after in pairwise(_in_place(layout)):
            self.setTabOrder(before, after)

    @property
    def maps_shown(self) -> Maps:
        """All maps as they stand, to be painted elsewhere; only with areas on them."""
        still = self.canvas.still()
        return still if self._with_second is None else self._with_second(still)

    def show_with(self, second: Callable[[Still], Maps] | None) -> None:
        """Pictures get another map beside the first one: ``second`` adds it; None = no more."""
        self._with_second = second

    def add_below(self, widget: QWidget) -> None:
        """Puts something under the map."""
        layout = self.layout()
        if layout is not None:
            layout.addWidget(widget)

    @property
    def subject(self) -> str:
        """What the map is coloured by."""
        return str(self.subjects.currentData())

    def show_choices(self, choices: Sequence[Choice]) -> None:
        """Lists all that the map can be coloured by, joined and computed columns among it."""
        self._listed = tuple(choices)
        self._fill()

    def offer_choices(self, name: str, choices: Sequence[Choice]) -> None:
        """Lists before them what the panel of a name colours the map by; none = nothing."""
        self._offered[name] = tuple(choices)
        self._fill()

    def _fill(self) -> None:
        before = self.subjects.currentData(), self.subjects.currentText()
        offered = (of for choices in self._offered.values() for of in choices)
        self._choices = (Choice(REGION, self.tr("Region")), *offered, *self._listed)
        fill_grouped(self.subjects, self._choices)
        self.subjects.fit_list()
        if before[0]:
            self.show_subject(*before)

    def show_subject(self, subject: str, words: str) -> None:
        """Shows in the list what the map is coloured by.

        ``words`` is the name of what is not among the choices.
        """
        last = self.subjects.count() - 1
        if self.subjects.itemData(last) not in {of.key for of in self._choices}:
            self.subjects.removeItem(last)
        if self.subjects.findData(subject) < 0:
            self.subjects.addItem(words, subject)
        self.subjects.setCurrentIndex(self.subjects.findData(subject))

    @Slot(int)
    def _choose_subject(self, index: int) -> None:
        self.subject_chosen.emit(str(self.subjects.itemData(index)))


class PositionLabel(QLabel):
    """Where the pointer is: metres, and degrees where they are known."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Position of the pointer"))
        self.setToolTip(
            self.tr("Metres east and north in the layer's coordinate system; latitude, longitude")
        )
        self.setProperty("role", "muted")

    @Slot(float, float, float, float)
    def show_position(self, x: float, y: float, lat: float, lon: float) -> None:
        """Shows a position."""
        text = f"x {numbers.count(x)}  y {numbers.count(y, 'm')}"
        if math.isfinite(lat) and math.isfinite(lon):
            north = self.tr("N") if lat >= 0 else self.tr("S")
            east = self.tr("E") if lon >= 0 else self.tr("W")
            degrees = [QLocale().toString(abs(of), "f", 4) for of in (lat, lon)]
            text += f"   {degrees[0]}° {north}  {degrees[1]}° {east}"
        self.setText(text)


def _in_place(layout: QLayout) -> Iterator[QWidget]:
    """The controls of a layout that take the focus, by place."""
    for i in range(layout.count()):
        item = layout.itemAt(i)
        assert item is not None
        inner, widget = item.layout(), item.widget()
        if inner is not None:
            yield from _in_place(inner)
        elif widget is not None and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield widget


def _tool(bar: QWidget, action: QAction) -> QToolButton:
    button = QToolButton(bar)
    button.setDefaultAction(action)
    button.setIconSize(QSize(20, 20))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setAccessibleName(action.text().replace("&", ""))
    return button
