"""The dialog that lays a page out, shows it, and lets it be saved or printed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, QSizeF, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.features.page.content import PageContent
from app.features.page.layout import (
    A4,
    LETTER,
    UNITS_PER_INCH,
    PageLayout,
    PageOptions,
    lay_out,
)
from app.features.page.output import map_picture, paint_page
from app.kit.background import Background
from app.kit.derived import Missing, unseen
from app.kit.widgets import push_button, words
from app.map.canvas.two_stills import Maps

PREVIEW = "page preview"
"""What the picture of the map is called among the work in the background."""

_WAIT_MS = 120
_EDGE = 14.0
_LEAST_DPI = 20.0
"""Dots per inch below which a preview would show nothing."""


class PagePreview(QWidget):
    """Shows a page as large as there is room; the map comes when it is painted."""

    def __init__(self, background: Background, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Preview of the page"))
        self.setToolTip(
            self.tr("The page as it will be printed; the map shows what the window shows")
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._page: PageLayout | None = None
        self._still: Maps | None = None
        self._picture = unseen(
            self,
            background,
            PREVIEW,
            self._inputs,
            lambda key: map_picture(*key),
            self._on_picture,
            keep=True,  # the old picture stays until there is a new one
        )

    def _on_picture(self, picture: QImage) -> None:
        del picture
        self.update()

    @property
    def picture(self) -> QImage | None:
        """The map as it is shown."""
        return self._picture.result

    def sizeHint(self) -> QSize:
        """A size that shows something."""
        return QSize(620, 480)

    def minimumSizeHint(self) -> QSize:
        """The smallest useful size."""
        return QSize(320, 280)

    def show_page(self, page: PageLayout, still: Maps | None) -> None:
        """Shows another page."""
        self._page, self._still = page, still
        self._picture.look_again()
        self.update()

    def _scale(self, page: PageLayout) -> float:
        width, height = self.width() - 2 * _EDGE, self.height() - 2 * _EDGE
        return max(0.05, min(width / page.width, height / page.height))

    def _inputs(self) -> tuple[Maps, QSizeF, float] | Missing:
        if self._page is None or self._still is None or not self.isVisible():
            return Missing("no page")
        dpi = self._scale(self._page) * UNITS_PER_INCH * float(self.devicePixelRatioF())
        return self._still, self._page.map.size(), max(_LEAST_DPI, round(dpi, 2))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size of the map is wanted."""
        super().resizeEvent(event)
        self._picture.look_again()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The page with a thin shadow."""
        del event
        if self._page is None:
            return
        painter = QPainter(self)
        scale = self._scale(self._page)
        size = QPointF(self._page.width * scale, self._page.height * scale)
        corner = QPointF((self.width() - size.x()) / 2.0, (self.height() - size.y()) / 2.0)
        shadow = QRectF(corner, corner + size)
        for spread, strength in ((3.0, 18), (2.0, 26), (1.0, 40)):
            painter.fillRect(
                shadow.adjusted(-spread, -spread + 1, spread, spread + 1), QColor(0, 0, 0, strength)
            )
        painter.translate(corner)
        paint_page(painter, self._page, self._still, self.picture, scale * UNITS_PER_INCH)
        painter.end()


class PageDialog(QDialog):
    """Titles and choices to the left, the page to the right.

    Signals
    -------
    options_changed(PageOptions)
        Other choices.
    pdf_requested(), png_requested(), print_requested()
        What shall become of the page.
    """

    options_changed = Signal(object)
    pdf_requested = Signal()
    png_requested = Signal()
    print_requested = Signal()

    def __init__(
        self, options: PageOptions, background: Background, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Print or save a page"))
        self.setModal(True)
        self._content = PageContent("")
        self.still: Maps | None = None
        self.page: PageLayout | None = None
        self._wait = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._wait.timeout.connect(self.lay_out)
        side = QWidget(self)
        side.setFixedWidth(290)
        left = QVBoxLayout(side)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(8)
        left.addLayout(self._build_titles())
        left.addLayout(self._build_paper(options))
        self._build_boxes(left, options)
        self.note = words("", "muted")
        left.addWidget(self.note)
        left.addStretch(1)
        self._build_buttons(left)
        self.preview = PagePreview(background, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 14, 14, 14)
        row.setSpacing(14)
        row.addWidget(side)
        row.addWidget(self.preview, 1)
        self.resize(1040, 660)

    def _build_titles(self) -> QFormLayout:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        self.title, self.subtitle = QPlainTextEdit(self), QLineEdit(self)
        self.title.setFixedHeight(58)
        self.title.setTabChangesFocus(True)
        self.title.setToolTip(self.tr("Above the map; a long title takes several lines"))
        self.title.setAccessibleName(self.tr("Title of the page"))
        self.subtitle.setToolTip(self.tr("Below the title, smaller"))
        self.subtitle.setAccessibleName(self.tr("Subtitle of the page"))
        for edit in (self.title, self.subtitle):
            edit.textChanged.connect(self._wait.start)
        form.addRow(self.tr("&Title"), self.title)
        form.addRow(self.tr("&Subtitle"), self.subtitle)
        return form

    def _build_paper(self, options: PageOptions) -> QHBoxLayout:
        row = QHBoxLayout()
        self.paper, self.turn = QComboBox(self), QComboBox(self)
        self.paper.addItem(self.tr("A4"), A4)
        self.paper.addItem(self.tr("Letter"), LETTER)
        self.paper.setCurrentIndex(self.paper.findData(options.paper))
        self.paper.setToolTip(self.tr("A4: 210 × 297 mm; Letter: 216 × 279 mm"))
        self.paper.setAccessibleName(self.tr("Size of the paper"))
        self.turn.addItem(self.tr("Landscape"), True)
        self.turn.addItem(self.tr("Portrait"), False)
        self.turn.setCurrentIndex(0 if options.landscape else 1)
        self.turn.setToolTip(self.tr("Which side of the paper lies below: the long or the short"))
        self.turn.setAccessibleName(self.tr("Orientation of the paper"))
        for box in (self.paper, self.turn):
            box.currentIndexChanged.connect(self._on_choice)
            row.addWidget(box, 1)
        return row

    def _build_boxes(self, column: QVBoxLayout, options: PageOptions) -> None:
        self.boxes: dict[str, QCheckBox] = {}
        for name, text, tip in (
            (
                "sentence",
                self.tr("The run in one sentence"),
                self.tr("What the run costs, below the titles"),
            ),
            (
                "measures",
                self.tr("Table of the main measures"),
                self.tr("Records left out, regions, distances, bits: beside or below the map"),
            ),
            (
                "sources",
                self.tr("Sources and settings"),
                self.tr("Names of the files, k, seed, date and version, at the foot of the page"),
            ),
        ):
            box = self.boxes[name] = QCheckBox(text, self)
            box.setToolTip(tip)
            box.setChecked(getattr(options, name))
            box.toggled.connect(self._on_choice)
            column.addWidget(box)

    def _build_buttons(self, column: QVBoxLayout) -> None:
        self.busy = QProgressBar(self)
        self.busy.setRange(0, 0)
        self.busy.setTextVisible(False)
        self.busy.setAccessibleName(self.tr("The page is being written"))
        self.busy.hide()
        column.addWidget(self.busy)
        self.buttons: list[QPushButton] = []
        for text, tip, signal in (
            (
                self.tr("Save as &PDF …"),
                self.tr("Save the page as a PDF: the map at 300 dots per inch, texts as texts"),
                self.pdf_requested,
            ),
            (
                self.tr("Save as P&NG …"),
                self.tr("Save the page as a picture of 300 dots per inch"),
                self.png_requested,
            ),
            (self.tr("P&rint …"), self.tr("Choose a printer"), self.print_requested),
        ):
            button = push_button(text, tip, self, signal.emit)
            button.setAutoDefault(False)
            self.buttons.append(button)
            column.addWidget(button)
        self.buttons[0].setProperty("primary", True)
        close = push_button(self.tr("Close"), self.tr("Close (Esc)"), self, self.reject)
        close.setAutoDefault(False)
        column.addWidget(close)

    @property
    def options(self) -> PageOptions:
        """What is chosen."""
        return PageOptions(
            paper=str(self.paper.currentData()),
            landscape=bool(self.turn.currentData()),
            **{name: box.isChecked() for name, box in self.boxes.items()},
        )

    @property
    def content(self) -> PageContent:
        """The words, with the titles as they were typed."""
        return self._content.with_titles(self.title.toPlainText(), self.subtitle.text())

    def show_content(self, content: PageContent, still: Maps) -> None:
        """Shows a page of a map."""
        self._content, self.still = content, still
        with QSignalBlocker(self.title), QSignalBlocker(self.subtitle):
            self.title.setPlainText(content.title)
            self.subtitle.setText(content.subtitle)
        self.boxes["sentence"].setEnabled(bool(content.sentence))
        self.boxes["measures"].setEnabled(bool(content.measures))
        self.lay_out()

    def show_busy(self, busy: bool) -> None:
        """Whether the page is being written."""
        self.busy.setVisible(busy)
        for button in self.buttons:
            button.setEnabled(not busy)

    def say(self, text: str) -> None:
        """Says what became of the page."""
        self.note.setText(text)

    @Slot()
    def lay_out(self) -> None:
        """Places everything anew."""
        self._wait.stop()
        self.page = lay_out(self.content, self.options, self.font().family())
        self.preview.show_page(self.page, self.still)

    @Slot()
    def _on_choice(self) -> None:
        self.lay_out()
        self.options_changed.emit(self.options)
