"""What to export: which rows, in which format, in which coordinate system."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from app.kit import numbers
from app.kit.widgets import words
from core.errors import VbasError
from core.io.table_export import CSV, GEOJSON, GEOPACKAGE, PARQUET, SPATIAL, crs_of

OWN = "own"


class ExportDialog(QDialog):
    """Asks; the file is chosen afterwards.

    Signals
    -------
    chosen(str, str, str)
        Rows ("all", "shown", "selected"), ending of the file, coordinate system ("own" or
        "EPSG:4326").
    """

    chosen = Signal(str, str, str)

    def __init__(self, counts: dict[str, int], own_crs: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Export table"))
        self.resize(440, 260)
        form = QFormLayout()
        self.rows = self._build_rows(form, counts)
        self.format = QComboBox(self)
        self.format.addItem(self.tr("CSV: text with commas"), CSV)
        self.format.addItem(self.tr("Parquet: exact types"), PARQUET)
        if own_crs:
            self.format.addItem(self.tr("GeoPackage: with shapes"), GEOPACKAGE)
            self.format.addItem(self.tr("GeoJSON: with shapes"), GEOJSON)
        self.format.setAccessibleName(self.tr("Format"))
        self.format.setToolTip(self.tr("What kind of file is written"))
        self.format.currentIndexChanged.connect(self._show_crs)
        form.addRow(self.tr("Format"), self.format)
        self.crs = self._build_crs(own_crs)
        if own_crs:
            form.addRow(self.tr("Coordinates"), self.crs)
        self.said = words("", "bad")
        buttons = QDialogButtonBox(self)
        go_on = buttons.addButton(self.tr("Choose file …"), QDialogButtonBox.ButtonRole.AcceptRole)
        go_on.setToolTip(self.tr("Choose where the file is written"))
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self.said)
        column.addStretch(1)
        column.addWidget(buttons)
        self._show_crs()

    def _build_rows(self, form: QFormLayout, counts: dict[str, int]) -> dict[str, QRadioButton]:
        group = QButtonGroup(self)
        made: dict[str, QRadioButton] = {}
        titles = {
            "shown": self.tr("Rows shown ({0})"),
            "selected": self.tr("Selected rows shown ({0})"),
            "all": self.tr("All rows ({0})"),
        }
        tip = self.tr("Which rows are written, in the order of the table")
        for key, title in titles.items():
            button = QRadioButton(title.format(numbers.count(counts[key])), self)
            button.setToolTip(tip)
            button.setEnabled(counts[key] > 0)
            group.addButton(button)
            form.addRow("" if made else self.tr("Rows"), button)
            made[key] = button
        made["selected" if counts["selected"] else "shown"].setChecked(True)
        return made

    def _build_crs(self, own: str) -> QComboBox:
        box = QComboBox(self)
        box.setEditable(True)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        box.addItem(self.tr("As the areas ({0})").format(own), OWN)
        box.addItem("EPSG:4326 (WGS 84)", "EPSG:4326")
        box.addItem("EPSG:3347 (Statistics Canada Lambert)", "EPSG:3347")
        box.setAccessibleName(self.tr("Coordinate system"))
        box.setToolTip(
            self.tr("Choose a coordinate system, or type another one such as EPSG:26918")
        )
        return box

    @Slot()
    def _show_crs(self) -> None:
        self.crs.setEnabled(self.format.currentData() in SPATIAL)

    def crs_text(self) -> str:
        """The coordinate system that was chosen or typed."""
        at = self.crs.findText(self.crs.currentText())
        return str(self.crs.itemData(at)) if at >= 0 else self.crs.currentText().strip()

    @Slot()
    def _accept(self) -> None:
        ending = str(self.format.currentData())
        try:
            if ending in SPATIAL and self.crs_text() != OWN:
                crs_of(self.crs_text())
        except VbasError as error:
            self.said.setText(f"{error.message} {error.hint}")
            return
        rows = next(key for key, button in self.rows.items() if button.isChecked())
        self.chosen.emit(rows, ending, self.crs_text())
        self.accept()
