"""Where a database is: its address as one line, and the parts of it as fields."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from app.kit.layouts import choice_box, column, row, show_choice
from app.kit.widgets import described, push_button
from core.io.records.catalogue import CONNECTABLE, Connectable, connectable

_COLUMNS = 3


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Connect", text)


class AddressForm(QWidget):
    """The engine, the last addresses, the address and its parts, which follow each other.

    Signals
    -------
    changed()
        Another address is meant.
    forget_requested(str)
        An address shall not be offered any more.
    submitted()
        Return was pressed.
    """

    changed = Signal()
    forget_requested = Signal(str)
    submitted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        engines = [(of.scheme, of.title) for of in CONNECTABLE]
        self.engine = choice_box(tr("Engine"), tr("The program of the database"), engines, self)
        self.last = QComboBox(self, editable=True)
        self.last.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.last.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.last.setAccessibleName(tr("Address"))
        self.last.setToolTip(
            tr("The whole address, without a password; the list has the last connections")
        )
        self.forget = push_button(
            tr("Forget"), tr("Offer this address and its password no more"), self, self._forget
        )
        line = self.last.lineEdit()
        assert line is not None
        self.line = line
        self._grid = QWidget(self)
        self.fields: dict[str, QLineEdit] = {}
        address = QLabel(tr("&Address"), self)
        address.setBuddy(self.last)
        column(
            self,
            row(None, self.engine, address, (self.last, 1), self.forget),
            self._grid,
        )
        self.engine.activated.connect(self._choose_engine)
        self.last.activated.connect(self._on_line)
        self.line.textEdited.connect(self._on_line)
        self.line.returnPressed.connect(self.submitted)
        self.engine.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._show_fields(CONNECTABLE[0])

    @property
    def of(self) -> Connectable:
        """The chosen engine."""
        return next(of for of in CONNECTABLE if of.scheme == self.engine.currentData())

    @property
    def url(self) -> str:
        """The address."""
        return self.line.text().strip()

    def show_url(self, url: str) -> None:
        """Shows an address."""
        with QSignalBlocker(self.line):
            self.line.setText(url)
        self._on_line()

    def show_last(self, urls: tuple[str, ...]) -> None:
        """Offers addresses, newest first."""
        now = self.url
        with QSignalBlocker(self.last):
            self.last.clear()
            self.last.addItems(list(urls))
            self.last.setCurrentText(now)
        self.forget.setVisible(bool(urls))
        self.forget.setEnabled(now in urls)

    def _show_fields(self, of: Connectable) -> None:
        """Makes the fields that an engine declares."""
        old = self._grid
        self._grid = QWidget(self)
        grid = QGridLayout(self._grid)
        grid.setContentsMargins(0, 0, 0, 0)
        self.fields = {}
        for i, field in enumerate(of.fields):
            edit = QLineEdit(self._grid)
            name = QCoreApplication.translate("core", field.label)
            described(edit, name, QCoreApplication.translate("core", field.tip))
            edit.setPlaceholderText(field.example)
            edit.textEdited.connect(self._on_field)
            edit.returnPressed.connect(self.submitted)
            label = QLabel(name, self._grid)
            label.setBuddy(edit)
            at = i // _COLUMNS, 2 * (i % _COLUMNS)
            grid.addWidget(label, *at)
            grid.addWidget(edit, at[0], at[1] + 1)
            self.fields[field.name] = edit
        layout = self.layout()
        assert layout is not None
        layout.replaceWidget(old, self._grid)
        old.deleteLater()
        self.line.setPlaceholderText(of.example)

    @Slot()
    def _choose_engine(self) -> None:
        self._show_fields(self.of)
        self._on_field()

    @Slot()
    def _on_line(self) -> None:
        of = connectable(self.url)
        if of is not None:
            if of is not self.of:
                show_choice(self.engine, of.scheme)
                self._show_fields(of)
            for name, text in of.values(self.url).items():
                if name in self.fields:
                    self.fields[name].setText(text)
        self._tell()

    @Slot()
    def _on_field(self) -> None:
        url = self.of.url({name: edit.text() for name, edit in self.fields.items()})
        with QSignalBlocker(self.line):
            self.line.setText(url)
        self._tell()

    def _tell(self) -> None:
        self.forget.setEnabled(self.last.findText(self.url) >= 0)
        self.changed.emit()

    @Slot()
    def _forget(self) -> None:
        self.forget_requested.emit(self.url)
