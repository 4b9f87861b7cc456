"""What is open: a file's name, what is in it, what was noticed, and buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from app.kit import layouts
from app.kit.controls import SPACING, ElidedLabel, MutedLabel

_MOST_LINES = 200


class FileCard(QWidget):
    """One file (or the place where it would be)."""

    def __init__(self, title: str, empty: str) -> None:
        super().__init__()
        self._empty = empty
        self.title = QLabel(title)
        self.title.setProperty("role", "heading")
        self.name = ElidedLabel()
        self.name.setAccessibleName(title)
        self.facts = MutedLabel()
        self.notes = _Notes()
        self.extra = layouts.column(None, spacing=0)
        self.remedies = layouts.column(None, spacing=0)
        self._buttons = layouts.row(None, spacing=SPACING)
        told = (self.title, self.name, self.facts, self.extra, self.notes)
        parts = (*told, self.remedies, self._buttons)
        layouts.column(self, *parts, spacing=2)
        self.show_file("", "")

    def add_button(self, text: str, tip: str, pressed: Callable[[], object]) -> QPushButton:
        """Adds a button below."""
        button = QPushButton()
        button.setToolTip(tip)
        button.setMinimumWidth(48)
        button.clicked.connect(lambda: pressed())
        self.name_button(button, text)
        self._buttons.addWidget(button, 1)
        return button

    def add_menu(self, text: str, tip: str) -> tuple[QPushButton, QMenu]:
        """Adds a button below that opens a menu."""
        button = self.add_button(text, tip, lambda: None)
        menu = QMenu(button)
        menu.setToolTipsVisible(True)
        button.setMenu(menu)
        return button, menu

    def name_button(self, button: QPushButton, text: str) -> None:
        """Gives a button its words, which are said together with the title."""
        button.setText(text)
        button.setAccessibleName(f"{self.title.text()}: {text.replace('&', '')}")

    def show_file(self, name: str, facts: str, tooltip: str = "") -> None:
        """Shows a file; without a name says what would be here."""
        self.name.setText(name)
        self.name.set_tooltip(tooltip)
        self.name.setVisible(bool(name))
        self.facts.setText(facts if name else self._empty)

    def show_notes(self, heading: str, lines: Sequence[str]) -> None:
        """Shows what was noticed, folded to its heading."""
        self.notes.show_lines(heading, lines)


class LevelRow(QWidget):
    """One line about a coarser level, and a button that takes it away.

    Signals
    -------
    removal_requested(str)
        The level's name.
    """

    removal_requested = Signal(str)

    def __init__(self, level: str, text: str) -> None:
        super().__init__()
        self.text = ElidedLabel(text)
        self.text.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.remove = QToolButton()
        self.remove.setText("×")
        self.remove.setProperty("quiet", True)
        words = self.tr("Remove {level}").format(level=text)
        self.remove.setAccessibleName(words)
        self.remove.setToolTip(words)
        layouts.row(self, (self.text, 1), self.remove, spacing=SPACING)
        self.remove.clicked.connect(lambda: self.removal_requested.emit(level))


class _Notes(QWidget):
    """A heading that unfolds a list of sentences."""

    def __init__(self) -> None:
        super().__init__()
        self.button = QToolButton()
        self.button.setCheckable(True)
        self.button.setProperty("quiet", True)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setArrowType(Qt.ArrowType.RightArrow)
        self.button.setAccessibleName(self.tr("Remarks on the file"))
        self.button.setToolTip(self.tr("Unfolds what was noticed while reading the file"))
        # A long heading is cut rather than making the panel wider than it is.
        self.button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.lines = MutedLabel()
        self.lines.setTextFormat(Qt.TextFormat.PlainText)
        self.lines.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.lines.hide()
        layouts.column(self, self.button, self.lines, spacing=0)
        self.button.toggled.connect(self._unfold)
        self.hide()

    def show_lines(self, heading: str, lines: Sequence[str]) -> None:
        self.setVisible(bool(lines))
        self.button.setText(heading)
        self.button.setAccessibleName(heading or self.tr("Remarks on the file"))
        self.lines.setText("\n".join(f"• {line}" for line in lines[:_MOST_LINES]))

    @Slot(bool)
    def _unfold(self, unfolded: bool) -> None:
        arrow = Qt.ArrowType.DownArrow if unfolded else Qt.ArrowType.RightArrow
        self.button.setArrowType(arrow)
        self.lines.setVisible(unfolded)
