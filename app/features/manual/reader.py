"""The window of the manual: pages at the left, the page that is read at the right."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, QUrl, Slot
from PySide6.QtGui import QImage, QResizeEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QWidget,
)

from app.features.manual.pages import PAGES, file_of, text_of, title_of
from app.kit.layouts import column, row
from app.kit.theme import Theme
from app.kit.widgets import described, icon_button, words

_SIZE = (960, 780)
_LIST_WIDTH = 210
_FRAME = 100
"""Pixels that are left for the frame of the window, above and below."""

_MARGIN = 18
_CALM_MS = 60


class Browser(QTextBrowser):
    """Shows the manual's own pages; no other link is followed, no other file is read."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.document().setDocumentMargin(_MARGIN)
        self.anchorClicked.connect(self._follow)
        self._fit = QTimer(self, singleShot=True, interval=_CALM_MS)
        self._fit.timeout.connect(self._fit_pictures)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """A picture no wider than the page; others as they are."""
        found = super().loadResource(kind, name)
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return found
        picture = QImage(self.source().resolved(QUrl(name)).toLocalFile())
        room = self.viewport().width() - 2 * _MARGIN
        if picture.isNull() or room <= 0:
            return found
        ratio = self.devicePixelRatioF()
        if picture.width() > room:
            smooth = Qt.TransformationMode.SmoothTransformation
            picture = picture.scaledToWidth(min(picture.width(), round(room * ratio)), smooth)
            picture.setDevicePixelRatio(picture.width() / room)
        return picture

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Pictures follow the width of the window."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit.start()

    @Slot()
    def _fit_pictures(self) -> None:
        """The pictures are loaded anew; what is read stays in sight."""
        bar, document = self.verticalScrollBar(), self.document()
        at = bar.value() / max(1, bar.maximum())
        for name in pictures_of(document):
            picture = self.loadResource(QTextDocument.ResourceType.ImageResource.value, name)
            whole = document.baseUrl().resolved(name)  # as it is looked up
            document.addResource(QTextDocument.ResourceType.ImageResource.value, whole, picture)
        document.markContentsDirty(0, document.characterCount())
        bar.setValue(round(at * bar.maximum()))

    @Slot(QUrl)
    def _follow(self, link: QUrl) -> None:
        if link.isRelative() and link.path().removesuffix(".md") in PAGES:
            self.setSource(self.source().resolved(link))


def pictures_of(document: QTextDocument) -> list[QUrl]:
    """The names of the pictures of a page."""
    names: dict[str, QUrl] = {}
    block = document.begin()
    while block.isValid():
        at = block.begin()
        while not at.atEnd():
            form = at.fragment().charFormat()
            if form.isImageFormat():
                name = form.toImageFormat().name()
                names[name] = QUrl(name)
            at += 1
        block = block.next()
    return list(names.values())


class Reader(QDialog):
    """The manual in a window of its own, which stays open beside the program's."""

    def __init__(self, language: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._language = language
        self._texts = {page: text_of(page, language).casefold() for page in PAGES}
        self.setWindowTitle(self.tr("Manual of VBAS"))
        self.list, self.browser, self.search = QListWidget(self), Browser(self), QLineEdit(self)
        self.none = words(self.tr("No page says that."), "muted")
        described(self.list, self.tr("Pages"), self.tr("The pages of the manual"))
        described(self.browser, self.tr("Page of the manual"), "")
        tip = self.tr("Pages that hold these words; Enter goes to the next place")
        described(self.search, self.tr("Find in the manual"), tip)
        self.search.setPlaceholderText(self.tr("Find in the manual"))
        self.search.setClearButtonEnabled(True)
        for page in PAGES:
            item = QListWidgetItem(title_of(page, language), self.list)
            item.setData(Qt.ItemDataRole.UserRole, page)
        back, forward = self.tr("The page before (Alt+Left)"), self.tr("The page after (Alt+Right)")
        self.back = icon_button(theme, "view_back", back, self, self.browser.backward)
        self.forward = icon_button(theme, "view_on", forward, self, self.browser.forward)
        self._lay_out()
        self.browser.backwardAvailable.connect(self.back.setEnabled)
        self.browser.forwardAvailable.connect(self.forward.setEnabled)
        self.browser.sourceChanged.connect(self._mark_page)
        self.list.currentItemChanged.connect(self._choose)
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self.find_next)
        self.browser.setFocus()

    def _lay_out(self) -> None:
        for button in (self.back, self.forward):
            button.setAutoRaise(True)
            button.setEnabled(False)
        self.none.hide()
        self.list.setSpacing(2)
        left = QWidget(self)
        left.setFixedWidth(_LIST_WIDTH)
        column(left, row(None, self.back, self.forward, 1), self.search, self.none, (self.list, 1))
        row(self, left, (self.browser, 1), margins=(8, 8, 8, 8))
        room = self.screen().availableGeometry().size()
        self.resize(min(_SIZE[0], room.width()), min(_SIZE[1], room.height() - _FRAME))

    @property
    def page(self) -> str:
        """The page that is shown; "" before the first."""
        return self.browser.source().fileName().removesuffix(".md")

    def show_page(self, page: str) -> None:
        """Shows a page from its beginning."""
        if page != self.page:
            url = QUrl.fromLocalFile(str(file_of(page, self._language)))
            self.browser.setSource(url, QTextDocument.ResourceType.MarkdownResource)

    def _items(self) -> Iterable[tuple[str, QListWidgetItem]]:
        for i in range(self.list.count()):
            item = self.list.item(i)
            yield str(item.data(Qt.ItemDataRole.UserRole)), item

    @Slot(QUrl)
    def _mark_page(self, url: QUrl) -> None:
        with QSignalBlocker(self.list):
            for page, item in self._items():
                if url.fileName() == f"{page}.md":
                    self.list.setCurrentItem(item)

    @Slot(QListWidgetItem)
    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.show_page(str(item.data(Qt.ItemDataRole.UserRole)))

    @Slot(str)
    def _filter(self, text: str) -> None:
        """Leaves the pages that hold what is typed, and marks the first place in this one."""
        wanted = text.strip().casefold()
        for page, item in self._items():
            item.setHidden(wanted not in self._texts[page])
        self.none.setVisible(all(item.isHidden() for _, item in self._items()))
        self.browser.moveCursor(QTextCursor.MoveOperation.Start)
        self.browser.find(text.strip())

    @Slot()
    def find_next(self) -> None:
        """Marks the next place that holds what is typed, in the pages that follow too."""
        text = self.search.text().strip()
        if not text or self.browser.find(text):
            return
        at = PAGES.index(self.page)
        shown = {page for page, item in self._items() if not item.isHidden()}
        for page in (*PAGES[at + 1 :], *PAGES[: at + 1]):
            if page in shown:
                self.show_page(page)
                self.browser.moveCursor(QTextCursor.MoveOperation.Start)
                if self.browser.find(text):
                    return
