"""Pages with tabs where all tabs fit side by side, else with a list to choose from."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QTabWidget, QVBoxLayout, QWidget

_MARGIN = 10


class PagesFrame(QWidget):
    """A tab widget whose tabs become a list when there is no room: none has to be scrolled to."""

    def __init__(self, pages: QTabWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pages = pages
        self.chooser = QComboBox(self)
        self.chooser.setToolTip(self.tr("The page that is shown"))
        self.chooser.setAccessibleName(pages.accessibleName())
        for i in range(pages.count()):
            self.chooser.addItem(pages.tabText(i))
            self.chooser.setItemData(i, pages.tabToolTip(i), Qt.ItemDataRole.ToolTipRole)
        self.chooser.setCurrentIndex(pages.currentIndex())
        self.chooser.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self._row = QVBoxLayout()
        self._row.setContentsMargins(_MARGIN, 4, _MARGIN, 0)
        self._row.addWidget(self.chooser, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(self._row)
        column.addWidget(pages, 1)
        self.chooser.activated.connect(pages.setCurrentIndex)
        pages.currentChanged.connect(self._follow)
        pages.tabBar().installEventFilter(self)
        self._arrange()

    @Slot(int)
    def _follow(self, page: int) -> None:
        self.chooser.setCurrentIndex(page)

    def _arrange(self) -> None:
        fits = self.pages.tabBar().sizeHint().width() <= self.width()
        self.pages.tabBar().setVisible(fits)
        self.chooser.setVisible(not fits)
        self._row.setContentsMargins(_MARGIN, 0 if fits else 4, _MARGIN, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tabs or list, whatever fits."""
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Other letters need other room."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._arrange()
        return super().eventFilter(watched, event)
