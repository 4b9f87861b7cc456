"""What is known about an area or its region, in a corner of the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.kit.theme import Theme
from app.kit.widgets import icon_button, set_role

AREA, REGION = "area", "region"
_WIDTH, _EDGE, _TEXT = 340, 12, 308
_NUMBER, _AROUND = 72, 6


@dataclass(frozen=True)
class Rare:
    """One line of the list of rare combinations.

    Attributes
    ----------
    values
        What the records have in common.
    records
        How many share it, with unit.
    below
        Whether they are too few to be released.
    """

    values: str
    records: str
    below: bool


@dataclass(frozen=True)
class Told:
    """Everything the card says.

    Attributes
    ----------
    title
        Which area or region.
    paragraphs
        Sentences.
    heading
        Over the rare combinations; "" = there are none.
    rare
        The rarest combinations of values.
    note
        Under them.
    """

    title: str
    paragraphs: tuple[str, ...]
    heading: str = ""
    rare: tuple[Rare, ...] = ()
    note: str = ""

    @property
    def text(self) -> str:
        """All of it but the title, to be read aloud or copied."""
        lines = list(self.paragraphs)
        if self.rare:
            lines.append(
                "\n".join([self.heading, *(f"{r.values}: {r.records}" for r in self.rare)])
            )
        if self.note:
            lines.append(self.note)
        return "\n\n".join(lines)


class IdentifyCard(QFrame):
    """Sentences about an area or a region, and its rarest combinations of values.

    Signals
    -------
    closed()
        It was closed by its button.
    kind_chosen(str)
        `AREA` or `REGION` shall be told about.
    """

    closed = Signal()
    kind_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "float")
        self.setFixedWidth(_WIDTH)
        self.told: Told | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 6, 10)
        column.setSpacing(6)
        column.addLayout(self._build_top(theme))
        column.addLayout(self._build_switch())
        self._build_body(column)
        parent.installEventFilter(self)
        self.hide()

    def _build_top(self, theme: Theme) -> QHBoxLayout:
        top = QHBoxLayout()
        top.setSpacing(2)
        self._title = _label("heading")
        top.addWidget(self._title, 1)
        top.addWidget(
            icon_button(theme, "copy", self.tr("Copy what this card says"), self, self.copy)
        )
        close = icon_button(theme, "close", self.tr("Close"), self, self.hide, 14)
        close.clicked.connect(self.closed)
        top.addWidget(close)
        return top

    def _build_switch(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(2)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QToolButton] = {}
        for kind, words, tip in (
            (AREA, self.tr("Area"), self.tr("Tell about the area that was clicked")),
            (REGION, self.tr("Region"), self.tr("Tell about the region that holds it")),
        ):
            button = QToolButton(self)
            button.setText(words)
            button.setToolTip(tip)
            button.setAccessibleName(tip)
            button.setCheckable(True)
            button.setProperty("quiet", True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _, kind=kind: self.kind_chosen.emit(kind))
            self._group.addButton(button)
            self.buttons[kind] = button
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _build_body(self, column: QVBoxLayout) -> None:
        self._body = QWidget(self)
        self._body.setProperty("panel", True)
        inner = QVBoxLayout(self._body)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(6)
        self._text = _label("")
        self._heading = _label("group")
        self._note = _label("muted")
        self._rows: list[tuple[QLabel, QLabel]] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(0, 1)
        inner.addWidget(self._text)
        inner.addWidget(self._heading)
        inner.addLayout(self._grid)
        inner.addWidget(self._note)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._scroll.setWidget(self._body)
        self._body.setFixedWidth(_TEXT)
        column.addWidget(self._scroll)

    @property
    def title(self) -> str:
        """Which area or region it tells about."""
        return self._title.text()

    @property
    def text(self) -> str:
        """What it says, without the title."""
        return "" if self.told is None else self.told.text

    def show_told(self, told: Told, kind: str = AREA, *, with_region: bool = False) -> None:
        """Shows what is known; ``with_region`` lets the user switch to the region."""
        self.told = told
        self._title.setText(told.title)
        self.buttons[kind].setChecked(True)
        for button in self.buttons.values():
            button.setVisible(with_region)
        _fill(self._text, "\n\n".join(told.paragraphs))
        _fill(self._heading, told.heading if told.rare else "")
        _fill(self._note, told.note)
        self._fill_rows(told.rare)
        self.setAccessibleName(f"{told.title}. {told.text}")
        self.show()
        self._fit()
        self.raise_()

    def _fill_rows(self, rare: Sequence[Rare]) -> None:
        while len(self._rows) < len(rare):
            self._rows.append(self._add_row())
        for i, (values, records) in enumerate(self._rows):
            shown = i < len(rare)
            values.setVisible(shown)
            records.setVisible(shown)
            if shown:
                values.setText(rare[i].values)
                records.setText(rare[i].records)
                set_role(records, "bad" if rare[i].below else "neutral")

    def _add_row(self) -> tuple[QLabel, QLabel]:
        row = len(self._rows)
        values, records = _label(""), _label("neutral")
        records.setWordWrap(False)
        records.setFixedWidth(_NUMBER)
        records.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(values, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(records, row, 1, Qt.AlignmentFlag.AlignTop)
        return values, records

    @Slot()
    def copy(self) -> None:
        """Puts title and text on the clipboard."""
        if self.told is not None:
            QGuiApplication.clipboard().setText(f"{self.told.title}\n\n{self.told.text}")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stays in its corner of the map, no higher than that."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._fit()
        return False

    def _height(self) -> int:
        """What the text takes at its width."""
        layout = self._body.layout()
        if layout is None:
            return 0
        for label in self._body.findChildren(QLabel):
            label.ensurePolished()
        layout.invalidate()
        layout.activate()  # what layouts within have worked out is forgotten too
        return layout.totalHeightForWidth(_TEXT)

    def _fit(self) -> None:
        map_ = self.parentWidget()
        if map_ is None:
            return
        for _, records in self._rows:  # type may have become larger
            records.ensurePolished()
            wide = records.fontMetrics().horizontalAdvance(records.text()) + _AROUND
            records.setFixedWidth(max(_NUMBER, wide))
        wanted = self._height()
        self._body.setFixedSize(_TEXT, wanted)
        above = 96 if self.buttons[AREA].isVisibleTo(self) else 62
        room = max(80, map_.height() - 2 * _EDGE - above)
        self._scroll.setFixedHeight(min(wanted, room))
        self.adjustSize()
        self.move(max(_EDGE, map_.width() - self.width() - _EDGE), _EDGE)


def _label(role: str) -> QLabel:
    label = QLabel()
    label.setProperty("role", role)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _fill(label: QLabel, text: str) -> None:
    """Shows a text, or nothing."""
    label.setText(text.replace("k = ", "k\u00a0=\u00a0"))
    label.setVisible(bool(text))
