"""What a control is for, in words beside it, and the way to the manual."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPoint, Qt, Slot
from PySide6.QtWidgets import QAbstractItemView, QFrame, QWidget

from app.kit.glossary import with_cards
from app.kit.layouts import column
from app.kit.widgets import push_button, words

_WIDTH = 340
_GAP = 4


def words_about(widget: QWidget) -> str:
    """What a control says about itself; "" for nothing."""
    parts = [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
    if isinstance(widget, QAbstractItemView):  # the cell that the keyboard is at
        parts.append(str(widget.currentIndex().data(Qt.ItemDataRole.ToolTipRole) or ""))
    known = "\n".join(dict.fromkeys(part for part in parts if part))
    return with_cards(known, known)


def names_outwards(widget: QWidget | None) -> Iterator[str]:
    """The object names of a control and of all that it stands in."""
    while widget is not None:
        yield widget.objectName()
        widget = widget.parentWidget()


class Explanation(QFrame):
    """A card with words about a control; goes with the next click or Esc, Enter reads on."""

    def __init__(self, text: str, read_on: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "float")
        self.setAccessibleName(text)
        self._read_on = read_on
        said = words(text)
        said.setFixedWidth(_WIDTH)
        tip = self.tr("Open the page of the manual about this part of the window")
        self.more = push_button(self.tr("More in the manual"), tip, self, self._go_on)
        self.more.setDefault(True)
        column(self, said, (self.more, Qt.AlignmentFlag.AlignLeft), margins=(10, 8, 10, 8))

    @Slot()
    def _go_on(self) -> None:
        self.close()
        self._read_on()

    def show_beside(self, widget: QWidget) -> None:
        """Shows it below a control, or above where there is no room, on its screen."""
        self.adjustSize()
        screen = widget.screen().availableGeometry()
        below = widget.mapToGlobal(QPoint(0, widget.height() + _GAP))
        if below.y() + self.height() > screen.bottom():
            above = widget.mapToGlobal(QPoint(0, -_GAP)).y() - self.height()
            inside = widget.mapToGlobal(widget.rect().center()).y() - self.height() // 2
            below.setY(above if above >= screen.top() else inside)
        below.setX(max(screen.left(), min(below.x(), screen.right() - self.width())))
        self.move(below)
        self.show()
        self.more.setFocus()
