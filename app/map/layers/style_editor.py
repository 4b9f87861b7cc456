"""How a layer looks, to be changed: what shows on the map at once and can be undone."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QLabel,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.kit.grouped_list import Choice, fill_grouped
from app.kit.widgets import words
from app.map.layers.about import LayerAbout, scheme_words
from app.map.layers.classes_view import ClassesShown, ClassesView
from app.map.layers.colouring import tr_core
from app.map.layers.swatch import ColourButton, ramp_icon, ramp_names, ramp_size
from core.colours import ramp_named
from core.io.layer_styles import MOST_CLASSES, WIDEST
from core.map.layer_list import BACKGROUND
from core.map.layers import AREAS, REGIONS, LayerStyle, MapLayer


class StyleEditor(QWidget):
    """The look of one layer.

    Signals
    -------
    style_changed(str, LayerStyle)
        The layer of a key shall look like this.
    field_chosen(str, str)
        The layer of a key shall be coloured by another field, "" for none.
    """

    style_changed = Signal(str, object)
    field_chosen = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key, self._style, self._dark = "", LayerStyle(), False
        self._ramps_look: tuple[bool, bool, float] | None = None
        self._about = LayerAbout()
        self._form = QFormLayout()
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        self.nothing = words("", "muted")
        self.classes_view = ClassesView(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 4, 10, 8)
        column.addWidget(self.nothing)
        column.addLayout(self._form)
        column.addWidget(self.classes_view)
        column.addStretch(1)
        self._build_colours()
        self._build_lines()
        self.show_layer(None, LayerAbout(), dark=False)

    def _build_colours(self) -> None:
        self.field = self._combo(
            self.tr("Colour &by"), self.tr("What the colours of the layer stand for")
        )
        self.field.activated.connect(self._choose_field)
        self.scheme = self._combo(self.tr("&Scheme"), self.tr("How the values fall into classes"))
        self.scheme.activated.connect(lambda i: self._change(scheme=str(self.scheme.itemData(i))))
        self.classes = QSpinBox(self)
        self.classes.setRange(2, MOST_CLASSES)
        self.classes.setToolTip(self.tr("Number of classes wanted, 2 to 9"))
        self.classes.valueChanged.connect(lambda n: self._change(classes=n))
        self._row(self.tr("&Classes"), self.classes)
        self.ramp = QComboBox(self)
        self.ramp.setIconSize(ramp_size())
        self.ramp.setToolTip(self.tr("The colours from little to much"))
        self.ramp.activated.connect(lambda i: self._change(ramp=str(self.ramp.itemData(i))))
        self._narrow(self.ramp)
        self.ramp.setMinimumContentsLength(0)
        self._row(self.tr("Ram&p"), self.ramp)
        self.reverse = QCheckBox(self.tr("Rever&sed"), self)
        self.reverse.setToolTip(self.tr("Lets the colours run from much to little"))
        self.reverse.toggled.connect(lambda on: self._change(reverse=on))
        self._form.addRow("", self.reverse)
        self.fill = ColourButton(
            self.tr("Fill"),
            self.tr("The one colour of all shapes of the layer"),
            may_be_none=True,
            parent=self,
        )
        self.fill.colour_chosen.connect(lambda colour: self._change(fill=colour))
        self._row(self.tr("F&ill"), self.fill)

    def _build_lines(self) -> None:
        self.line = ColourButton(
            self.tr("Line"), self.tr("The colour of outlines"), may_be_none=False, parent=self
        )
        self.line.colour_chosen.connect(lambda colour: self._change(line=colour))
        self.width_box = QDoubleSpinBox(self)
        self.width_box.setRange(0.0, WIDEST)
        self.width_box.setSingleStep(0.5)
        self.width_box.setDecimals(1)
        self.width_box.setSuffix(self.tr(" px"))
        self.width_box.setToolTip(self.tr("How wide outlines are, in pixels; 0 draws none"))
        self.width_box.setAccessibleName(self.tr("Width of outlines, pixels"))
        self.width_box.valueChanged.connect(lambda x: self._change(width=x))
        self._row(self.tr("&Line"), self.line)
        self._row(self.tr("&Width"), self.width_box)
        self.label = self._combo(
            self.tr("L&abel"), self.tr("The column whose text is written on the map")
        )
        self.label.activated.connect(
            lambda i: self._change(label=str(self.label.itemData(i) or ""))
        )

    def _combo(self, label: str, tip: str) -> QComboBox:
        box = QComboBox(self)
        box.setToolTip(tip)
        self._narrow(box)
        self._row(label, box)
        return box

    @staticmethod
    def _narrow(box: QComboBox) -> None:
        box.setMinimumContentsLength(8)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _row(self, label: str, widget: QWidget) -> None:
        text = QLabel(label, self)
        text.setBuddy(widget)
        if not widget.accessibleName():
            widget.setAccessibleName(label.replace("&", ""))
        self._form.addRow(text, widget)

    # What is shown

    def show_layer(self, layer: MapLayer | None, about: LayerAbout, *, dark: bool) -> None:
        """Shows the look of a layer and what can be chosen for it."""
        self._key = "" if layer is None else layer.key
        self._style = LayerStyle() if layer is None else layer.style
        self._about, self._dark = about, dark
        self._fill_lists()
        self._show_style()
        text = self.tr("Choose a layer of the list above to change its look.")
        if layer is not None:
            text = self.tr(
                "“{0}” can be shown, hidden and made transparent; its look is that of the theme."
            ).format(layer.title)
        self.nothing.setText(text)
        self.nothing.setVisible(layer is None or about.is_empty)

    def show_classes(self, key: str, shown: ClassesShown | None) -> None:
        """Shows how the values of a layer are spread, if it is the one that is edited."""
        if key == self._key:
            self.classes_view.show_classes(shown if self._style.field else None)

    def _fill_lists(self) -> None:
        about = self._about
        fill_grouped(self.field, (Choice("", about.plain), *about.fields))
        fill_grouped(self.label, (Choice("", self.tr("Nothing")), *about.labels))
        with QSignalBlocker(self.scheme):
            self.scheme.clear()
            for key, (name, tip) in scheme_words().items():
                self.scheme.addItem(name, key)
                self.scheme.setItemData(self.scheme.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)

    def _show_style(self) -> None:
        style, about = self._style, self._about
        boxes = (self.field, self.scheme, self.classes, self.ramp, self.reverse)
        blocked = [QSignalBlocker(of) for of in (*boxes, self.width_box, self.label)]
        _choose_key(self.field, style.field)
        _choose_key(self.scheme, style.scheme)
        self.classes.setValue(style.classes)
        self._show_ramps()
        self.reverse.setChecked(style.reverse)
        self.fill.show_colour(style.fill, self._plain_fill())
        self.line.show_colour(style.line)
        self.width_box.setValue(style.width)
        _choose_key(self.label, style.label)
        del blocked
        by_field = bool(about.fields) and bool(style.field)
        self._form.setRowVisible(self.field, bool(about.fields) or about.has_fill)
        for box in (self.scheme, self.classes, self.ramp, self.reverse):
            self._form.setRowVisible(box, by_field)
        self._form.setRowVisible(self.fill, about.has_fill and not by_field)
        self._form.setRowVisible(self.line, about.has_line)
        self._form.setRowVisible(self.width_box, about.has_line)
        self._form.setRowVisible(self.label, bool(about.labels))
        if not by_field:
            self.classes_view.show_classes(None)

    def _plain_fill(self) -> str:
        """What a fill that was not chosen looks like."""
        if self._key == REGIONS:
            return self.tr("Neighbours differ")
        themed = self._key == AREAS or self._key.startswith(BACKGROUND)
        return self.tr("As the theme has it") if themed else self.tr("None")

    def _show_ramps(self) -> None:
        """Fills the list of ramps; their pictures are painted anew only where they are others."""
        look = (self._dark, self._style.reverse, self.devicePixelRatioF())
        if look == self._ramps_look:
            _choose_key(self.ramp, self._style.ramp)
            return
        self._ramps_look = look
        self.ramp.clear()
        for name in ramp_names():
            icon = ramp_icon(name, *look)
            self.ramp.addItem(icon, "", name)
            title = tr_core(ramp_named(name).title)
            at = self.ramp.count() - 1
            self.ramp.setItemData(at, title, Qt.ItemDataRole.ToolTipRole)
            self.ramp.setItemData(at, title, Qt.ItemDataRole.AccessibleTextRole)
        _choose_key(self.ramp, self._style.ramp)

    # What is chosen

    @Slot(int)
    def _choose_field(self, index: int) -> None:
        if self._key:
            self.field_chosen.emit(self._key, str(self.field.itemData(index) or ""))

    def _change(self, **changes: object) -> None:
        style = replace(self._style, **changes)  # type: ignore[arg-type]
        if self._key and style != self._style:
            self._style = style
            self.style_changed.emit(self._key, style)


def _choose_key(box: QComboBox, key: str) -> None:
    index = box.findData(key)
    if index < 0 and key:  # not there any more, or not yet
        box.addItem(key, key)
        index = box.count() - 1
    box.setCurrentIndex(max(0, index))
