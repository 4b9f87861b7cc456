"""Dialogs that ask only what could not be recognised in a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from app.kit.controls import Callout, ElidedLabel
from core.errors import VbasError
from core.io.areas import AreaPreview, AreaSource, MissingCrsError, inspect_areas
from core.io.areas.projection import parse_crs

USUAL_CRS = (
    ("EPSG:3347", "Statistics Canada Lambert"),
    ("EPSG:4326", "WGS 84, longitude and latitude"),
    ("EPSG:4269", "NAD83, longitude and latitude"),
    ("EPSG:3978", "Canada Atlas Lambert"),
    ("EPSG:3857", "Web Mercator"),
)
LAYER, ID, X, Y, CRS, POPULATION = "layer", "id", "x", "y", "crs", "population"
_EXAMPLES = 3


class _Questions(QDialog):
    """What is wrong, one row for each question, OK and Cancel."""

    def __init__(self, title: str, error: VbasError | None, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(480)
        self.boxes: dict[str, QComboBox] = {}
        self._examples: dict[str, ElidedLabel] = {}
        self.callout = Callout()
        if error is not None:
            self.callout.say(error.message)
        self.form = QFormLayout()
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        column.addWidget(self.callout)
        column.addLayout(self.form)
        column.addWidget(self.buttons)

    def _ask(self, name: str, label: str, tip: str) -> QComboBox:
        """Adds a row."""
        box = QComboBox()
        box.setToolTip(tip)
        box.setAccessibleName(label.replace("&", ""))
        box.setMinimumContentsLength(12)
        words = QLabel(label)
        words.setBuddy(box)
        self.form.addRow(words, box)
        self.boxes[name] = box
        return box

    def _ask_for_column(self, name: str, label: str, tip: str) -> None:
        """Adds a row that offers columns and shows some of their values."""
        box = self._ask(name, label, tip)
        examples = ElidedLabel(mode=Qt.TextElideMode.ElideRight)
        examples.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.form.addRow("", examples)
        self._examples[name] = examples
        box.currentIndexChanged.connect(self._refresh)

    def _offer(self, name: str, columns: Sequence[str], chosen: str | None) -> None:
        box = self.boxes[name]
        with QSignalBlocker(box):
            box.clear()
            box.addItem(self.tr("choose …"), None)
            for column in columns:
                box.addItem(column, column)
            box.setCurrentIndex(max(0, box.findData(chosen)))

    def chosen(self, name: str) -> str | None:
        """The answer to a question, None if it is not asked or not answered."""
        box = self.boxes.get(name)
        if box is None:
            return None
        if box.isEditable() and box.findText(box.currentText()) < 0:
            return box.currentText().strip() or None
        data = box.itemData(box.findText(box.currentText())) if box.isEditable() else None
        return data if box.isEditable() else box.currentData()

    def _show_examples(self, preview: AreaPreview) -> None:
        for name, label in self._examples.items():
            column = self.chosen(name)
            values = [] if column is None else preview.head[column].dropna().astype("str").tolist()
            text = ", ".join(values[:_EXAMPLES])
            label.setText(self.tr("such as {values}").format(values=text) if text else "")

    @Slot()
    def _refresh(self) -> None:
        raise NotImplementedError


class AreaQuestions(_Questions):
    """Asks for layer, id column, coordinates or coordinate system of an area file.

    Signals
    -------
    answered(AreaSource)
        The source with the answers filled in.
    """

    answered = Signal(object)

    @classmethod
    def about(
        cls, source: AreaSource, error: VbasError | None, parent: QWidget | None = None
    ) -> AreaQuestions | None:
        """A dialog about a file that could not be read as it is; None if no answer would help."""
        try:
            preview = inspect_areas(source.path, source.layer)
        except VbasError:
            return None
        questions = questions_about(preview, source, error)
        return cls(source, preview, questions, error, parent) if questions else None

    def __init__(
        self,
        source: AreaSource,
        preview: AreaPreview,
        questions: tuple[str, ...],
        error: VbasError | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("", error, parent)
        self.setWindowTitle(self.tr("Open {file}").format(file=source.path.name))
        self._source, self._preview = source, preview
        if LAYER in questions:
            layer = self._ask(LAYER, self.tr("&Layer"), self.tr("Which part of the file to open"))
            self._offer(LAYER, preview.layers, None)
            layer.currentIndexChanged.connect(self._choose_layer)
        if ID in questions:
            tip = self.tr("The column whose values name each area once, as the records do")
            self._ask_for_column(ID, self.tr("&Area ids"), tip)
        if X in questions:
            self._ask_for_column(X, "&x", self.tr("Easting in metres, or longitude in degrees"))
            self._ask_for_column(Y, "&y", self.tr("Northing in metres, or latitude in degrees"))
        if CRS in questions:
            self._ask_for_crs(str(error.values.get("suggestion") or "") if error else "")
        self._offer_columns()
        self._refresh()

    def _ask_for_crs(self, suggestion: str) -> None:
        box = self._ask(
            CRS,
            self.tr("&Coordinate system"),
            self.tr("What the coordinates are measured in, such as EPSG:3347"),
        )
        box.setEditable(True)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        for code, name in USUAL_CRS:
            words = f"{code}  {name}"
            if code == suggestion:
                words = self.tr("{system} (the coordinates look like it)").format(system=words)
            box.addItem(words, code)
        if suggestion and box.findData(suggestion) < 0:
            box.insertItem(0, suggestion, suggestion)
        box.setCurrentIndex(max(0, box.findData(suggestion)) if suggestion else -1)
        line = box.lineEdit()
        if line is not None:
            line.setCursorPosition(0)
        box.editTextChanged.connect(self._refresh)

    def _offer_columns(self) -> None:
        names = [name for name, _ in self._preview.columns]
        for name in (ID, X, Y):
            if name in self.boxes:
                self._offer(name, names, self._preview.roles.get(name))

    @Slot()
    def _choose_layer(self) -> None:
        layer = self.chosen(LAYER)
        if layer is None:
            return
        try:
            self._preview = inspect_areas(self._source.path, layer)
        except VbasError as error:
            self.callout.show_error(error)
            return
        if ID not in self.boxes and ID not in self._preview.roles:
            tip = self.tr("The column whose values name each area once, as the records do")
            self._ask_for_column(ID, self.tr("&Area ids"), tip)
        self._offer_columns()
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        self._show_examples(self._preview)
        complete = all(self.chosen(name) is not None for name in self.boxes)
        button = self.buttons.button(QDialogButtonBox.StandardButton.Open)
        button.setEnabled(complete)
        button.setToolTip("" if complete else self.tr("Answer every question first"))

    def answer(self) -> AreaSource:
        """The source with the answers."""
        source = self._source
        return replace(
            source,
            layer=self.chosen(LAYER) or source.layer,
            id_column=self.chosen(ID) or source.id_column,
            x_column=self.chosen(X) or source.x_column,
            y_column=self.chosen(Y) or source.y_column,
            crs=self.chosen(CRS) or source.crs,
        )

    def accept(self) -> None:
        """Checks the coordinate system and hands the answers over."""
        source = self.answer()
        if CRS in self.boxes and source.crs:
            try:
                parse_crs(source.crs)
            except VbasError as error:
                self.callout.show_error(error)
                return
        super().accept()
        self.answered.emit(source)


def questions_about(
    preview: AreaPreview, source: AreaSource, error: VbasError | None
) -> tuple[str, ...]:
    """What has to be asked about an area file.

    Parameters
    ----------
    preview
        What was recognised.
    source
        What was chosen already.
    error
        What reading it said, if it was tried.
    """
    asked = []
    if len(preview.layers) > 1 and source.layer is None and preview.layer is None:
        return (LAYER,)
    blamed = str(error.values.get("column", "")) if error is not None else ""
    id_column = source.id_column or preview.roles.get(ID)
    if id_column is None or blamed == id_column:
        asked.append(ID)
    coordinates = {source.x_column or preview.roles.get(X), source.y_column or preview.roles.get(Y)}
    if preview.geometry_type is None and (None in coordinates or blamed in coordinates - {""}):
        asked += [X, Y]
    if isinstance(error, MissingCrsError):
        asked.append(CRS)
    return tuple(asked)


class PopulationQuestions(_Questions):
    """Asks for the id and population columns of a table.

    Signals
    -------
    answered(str, str)
        The two columns.
    """

    answered = Signal(str, str)

    def __init__(
        self, preview: AreaPreview, error: VbasError | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__("", error, parent)
        self.setWindowTitle(self.tr("Population from {file}").format(file=preview.path.name))
        self._preview = preview
        names = [name for name, _ in preview.columns]
        tip = self.tr("The column of area ids or DGUIDs")
        self._ask_for_column(ID, self.tr("&Area ids"), tip)
        tip = self.tr("The column of numbers of people")
        self._ask_for_column(POPULATION, self.tr("&People"), tip)
        for name in (ID, POPULATION):
            self._offer(name, names, preview.roles.get(name))
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        self._show_examples(self._preview)
        columns = (self.chosen(ID), self.chosen(POPULATION))
        complete = None not in columns and columns[0] != columns[1]
        button = self.buttons.button(QDialogButtonBox.StandardButton.Open)
        button.setEnabled(complete)
        button.setToolTip("" if complete else self.tr("Choose two different columns"))

    def accept(self) -> None:
        """Hands the columns over."""
        super().accept()
        self.answered.emit(self.chosen(ID), self.chosen(POPULATION))
