"""The dialog that lays a page out and lets it be saved or printed."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QTimer, Signal, Slot
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
    QVBoxLayout,
    QWidget,
)

from app.features.page.content import PageContent
from app.features.page.layout import PageLayout, lay_out
from app.features.page.options import A4, LETTER, PageOptions
from app.features.page.preview import PagePreview
from app.kit.widgets import push_button, words
from app.map.canvas.two_stills import Maps

_WAIT_MS = 120


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

    def __init__(self, options: PageOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Print or save a page"))
        self.setModal(True)
        self._content = PageContent("")
        self._still: Maps | None = None
        self.page: PageLayout | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 14, 14, 14)
        row.setSpacing(14)
        left = QVBoxLayout()
        left.setSpacing(8)
        self._build_form(left, options)
        self.note = words("", "muted")
        left.addWidget(self.note)
        left.addStretch(1)
        self._build_buttons(left)
        side = QWidget(self)
        side.setLayout(left)
        side.setFixedWidth(290)
        left.setContentsMargins(0, 0, 0, 0)
        self.preview = PagePreview(self)
        row.addWidget(side)
        row.addWidget(self.preview, 1)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(_WAIT_MS)
        self._wait.timeout.connect(self.lay_out)
        self.resize(1040, 660)

    def _build_form(self, column: QVBoxLayout, options: PageOptions) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        self.title = QPlainTextEdit(self)
        self.title.setFixedHeight(58)
        self.title.setTabChangesFocus(True)
        self.title.setToolTip(self.tr("Above the map; a long title takes several lines"))
        self.title.setAccessibleName(self.tr("Title of the page"))
        self.title.textChanged.connect(self._edit)
        self.subtitle = QLineEdit(self)
        self.subtitle.setToolTip(self.tr("Below the title, smaller"))
        self.subtitle.setAccessibleName(self.tr("Subtitle of the page"))
        self.subtitle.textChanged.connect(self._edit)
        form.addRow(self.tr("&Title"), self.title)
        form.addRow(self.tr("&Subtitle"), self.subtitle)
        column.addLayout(form)
        column.addLayout(self._build_paper(options))
        self.boxes = {
            "sentence": self._box(
                self.tr("The run in one sentence"),
                self.tr("What the run costs, below the titles"),
                options.sentence,
            ),
            "measures": self._box(
                self.tr("Table of the main measures"),
                self.tr("Records left out, regions, distances, bits: beside or below the map"),
                options.measures,
            ),
            "sources": self._box(
                self.tr("Sources and settings"),
                self.tr("Names of the files, k, seed, date and version, at the foot of the page"),
                options.sources,
            ),
        }
        for box in self.boxes.values():
            column.addWidget(box)

    def _build_paper(self, options: PageOptions) -> QHBoxLayout:
        row = QHBoxLayout()
        self.paper = QComboBox(self)
        self.paper.addItem(self.tr("A4"), A4)
        self.paper.addItem(self.tr("Letter"), LETTER)
        self.paper.setCurrentIndex(self.paper.findData(options.paper))
        self.paper.setToolTip(self.tr("A4: 210 × 297 mm; Letter: 216 × 279 mm"))
        self.paper.setAccessibleName(self.tr("Size of the paper"))
        self.turn = QComboBox(self)
        self.turn.addItem(self.tr("Landscape"), True)
        self.turn.addItem(self.tr("Portrait"), False)
        self.turn.setCurrentIndex(0 if options.landscape else 1)
        self.turn.setToolTip(self.tr("Which side of the paper lies below: the long or the short"))
        self.turn.setAccessibleName(self.tr("Orientation of the paper"))
        for box in (self.paper, self.turn):
            box.currentIndexChanged.connect(self._choose)
            row.addWidget(box, 1)
        return row

    def _box(self, text: str, tip: str, on: bool) -> QCheckBox:
        box = QCheckBox(text, self)
        box.setToolTip(tip)
        box.setChecked(on)
        box.toggled.connect(self._choose)
        return box

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

    @property
    def still(self) -> Maps | None:
        """The map."""
        return self._still

    def show_content(self, content: PageContent, still: Maps) -> None:
        """Shows a page of a map."""
        self._content, self._still = content, still
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
        self.preview.show_page(self.page, self._still)

    @Slot()
    def _edit(self) -> None:
        self._wait.start()

    @Slot()
    def _choose(self) -> None:
        self.lay_out()
        self.options_changed.emit(self.options)
