"""Every control can be reached by keyboard, has a name, and says what it does."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QDockWidget,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QScrollBar,
    QSizeGrip,
    QSplitterHandle,
    QTabBar,
    QWidget,
)

CONTROLS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
)


def is_part(widget):
    """Whether a widget is a part of another control, such as the list of a combo box."""
    if widget.objectName().startswith("qt_"):
        return True
    if isinstance(widget, QScrollBar | QMenu | QSizeGrip | QSplitterHandle):
        return True
    parent = widget.parentWidget()
    if isinstance(parent, QDockWidget):
        return isinstance(widget, QAbstractButton)
    for _ in range(3):
        if isinstance(
            parent, QComboBox | QAbstractSpinBox | QLineEdit | QTabBar | QAbstractItemView
        ):
            return True
        parent = parent.parentWidget() if parent is not None else None
    return False


def controls(root):
    """The controls that are the program's own, not parts of Qt's widgets."""
    return [
        widget
        for widget in root.findChildren(QWidget)
        if isinstance(widget, CONTROLS) and not is_part(widget)
    ]


def label_of(widget, root):
    """The words of the label that belongs to a control."""
    for label in root.findChildren(QLabel):
        if label.buddy() is widget:
            return label.text()
    return ""


def path_of(widget):
    names = []
    while widget is not None and len(names) < 4:
        names.append(widget.objectName() or type(widget).__name__)
        widget = widget.parentWidget()
    return " < ".join(names)


def nameless(root):
    """Controls that a reader of the screen cannot name."""
    found = []
    for widget in controls(root):
        words = widget.accessibleName() or label_of(widget, root)
        if isinstance(widget, QAbstractButton):
            words = words or widget.text()
        if not words.strip():
            found.append(path_of(widget))
    return found


def wordless(root):
    """Controls that do not say what they do when the pointer rests on them."""
    return [
        path_of(widget)
        for widget in controls(root)
        if not widget.toolTip() and not isinstance(widget, QAbstractItemView | QPlainTextEdit)
    ]


def is_reached_otherwise(widget):
    """Whether the arrows of a neighbour reach a control that Tab passes over."""
    if isinstance(widget, QLineEdit) and widget.isReadOnly():
        return True
    if isinstance(widget, QAbstractButton) and widget.group() is not None:
        return widget.group().exclusive()
    # Up and Down in the field above the hits go through them.
    return isinstance(widget, QAbstractItemView) and widget.parentWidget().inherits("FindBox")


def unreachable(root):
    """Controls that the keyboard cannot reach."""
    return [
        path_of(widget)
        for widget in controls(root)
        if not widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not is_reached_otherwise(widget)
    ]


@pytest.fixture(params=["empty", "run"])
def shown(request, program, settled):
    if request.param == "run":
        program.opener.open_sample()
        settled(program)
        program.window.actions_.run.trigger()
        settled(program)
    for dock in program.window.docks("aggregate"):
        dock.show()
    return program


def test_all_is_named_said_and_reached(shown):
    """One window for all, which takes long to come about."""
    window = shown.window
    for left in (nameless(window), wordless(window), unreachable(window)):
        assert not left, "\n".join(left)
    for action in window.actions():
        if not action.text() or action.objectName() in ("undo", "redo"):
            continue
        assert action.toolTip(), action.text()
        assert action.toolTip() != action.text().replace("&", ""), action.text()
    for dock in window.docks("aggregate"):
        assert dock.widget().accessibleName(), dock.objectName()
    assert window.map_panel.canvas.accessibleName()
