"""Alt with a letter of the menu bar opens its menu: nothing else in the window has that letter."""

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QLabel, QMenuBar, QWidget


def letter(text: str) -> str:
    """The letter behind the ampersand, with Alt; empty without one."""
    return QKeySequence.mnemonic(text).toString()


def said(of: QWidget) -> str:
    """The text of a widget whose letter can be pressed."""
    if isinstance(of, QLabel):
        return of.text() if of.buddy() is not None else ""
    if isinstance(of, QGroupBox):
        return of.title()
    return of.text() if isinstance(of, QAbstractButton) else ""


@pytest.mark.parametrize("code", ["en", "fr"])
def test_letters_of_menus_are_theirs(language, code, request):
    language.use(code)
    window = request.getfixturevalue("program").window
    for workspace in ("aggregate", "levels", "uniqueness", "cells", "release"):
        window.show_workspace(workspace)
    menus = {letter(of.text()) for of in window.findChild(QMenuBar).actions()}
    assert len(menus) == len(window.findChild(QMenuBar).actions())
    inside = (of for of in window.findChildren(QWidget) if of.window() is window)
    clashing = [said(of) for of in inside if letter(said(of)) in menus]
    assert not clashing
