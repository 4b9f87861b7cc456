"""F1 and the manual: the page of what has the focus, it in words, links and searching."""

import subprocess
import sys
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget, QLineEdit, QWidget

from app.features.manual.manual import Manual
from app.features.manual.pages import PAGE_OF, PAGES, file_of
from app.features.manual.reader import Reader, pictures_of
from app.frame.names import WORKSPACES


@pytest.fixture
def manual(program):
    program.window.activateWindow()
    return program.part(Manual)


@pytest.fixture
def owner(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def reader(owner, theme):
    made = Reader("en", theme, owner)
    made.show_page("start")
    made.show()
    return made


def shown_pages(reader):
    return [
        reader.list.item(i).data(Qt.ItemDataRole.UserRole)
        for i in range(reader.list.count())
        if not reader.list.item(i).isHidden()
    ]


def test_ctrl_f1_explains_what_has_the_focus_and_leads_to_its_page(program, manual):
    program.window.map_panel.subjects.setFocus()
    program.window.actions_.explain.trigger()
    card = manual.explanation
    assert "Colour the map by" in card.accessibleName()
    assert "colours of the map" in card.accessibleName()
    assert card.isVisible()
    assert manual.reader is None
    QTest.keyClick(card.more, Qt.Key.Key_Return)
    assert manual.reader.page == "start"
    assert manual.reader.isVisible()


def test_esc_puts_the_explanation_away(program, manual, qtbot):
    program.window.map_panel.subjects.setFocus()
    manual.explain()
    QTest.keyClick(manual.explanation, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: manual.explanation is None)
    assert manual.reader is None


def test_what_has_no_words_opens_its_page(program, manual):
    mute = QWidget(program.window.docks("aggregate")[2])
    mute.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    mute.parentWidget().show()
    mute.parentWidget().raise_()
    mute.show()
    mute.setFocus()
    assert program.window.focusWidget() is mute
    assert manual.explain() == ""
    assert manual.reader.page == PAGE_OF[mute.parentWidget().objectName()] == "geography"


def test_names_in_the_table_are_in_the_window(program):
    window = program.window
    for name in WORKSPACES:
        window.show_workspace(name)
    names = {of.objectName() for of in window.findChildren(QWidget)}
    # What lies over the map comes when it is needed; the workspace is planned.
    later = {"replayBar", "editBar", "presenterStrip", "release"}
    docks = {of for of in PAGE_OF if "." in of}
    assert docks <= names
    assert set(PAGE_OF) == docks | set(WORKSPACES) | later
    assert all(isinstance(of, QDockWidget) for of in window.docks("aggregate"))


def test_f1_opens_the_page_of_what_has_the_focus(program, manual):
    for workspace in ("levels", "cells"):
        program.window.show_workspace(workspace)
        program.window.map_panel.canvas.setFocus()
        QTest.keyClick(program.window, Qt.Key.Key_F1)
        assert manual.reader.page == workspace
        manual.reader.close()


def test_another_language_goes_on_at_the_same_page(manual):
    manual.adopt(SimpleNamespace(reader=None))
    assert manual.reader is None
    manual.adopt(SimpleNamespace(reader=SimpleNamespace(isVisible=lambda: True, page="cells")))
    assert manual.reader.page == "cells"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("page", PAGES)
def test_pages_are_shown_with_their_pictures(reader, page, language):
    url = QUrl.fromLocalFile(str(file_of(page, language)))
    reader.browser.setSource(url, QTextDocument.ResourceType.MarkdownResource)
    assert "**" not in reader.browser.toPlainText()
    document, block = reader.browser.document(), reader.browser.document().begin()
    assert block.blockFormat().headingLevel() == 1
    while block.isValid():
        for piece in block.textFormats():
            if piece.format.isImageFormat():
                name = QUrl(piece.format.toImageFormat().name())
                picture = document.resource(QTextDocument.ResourceType.ImageResource, name)
                assert not picture.isNull(), name
        block = block.next()


def test_links_back_and_forward(reader):
    reader.browser.anchorClicked.emit(QUrl("levels.md"))
    assert reader.page == "levels"
    assert reader.list.currentItem().text() == "Levels"
    assert reader.back.isEnabled()
    reader.back.click()
    assert reader.page == "start"
    reader.forward.click()
    assert reader.page == "levels"


@pytest.mark.parametrize(
    "link", ["https://example.org/levels.md", "file:///etc/passwd", "nowhere.md", "../levels.md"]
)
def test_other_links_are_not_followed(reader, link):
    reader.browser.anchorClicked.emit(QUrl(link))
    assert reader.page == "start"


def test_searching(reader):
    QTest.keyClicks(reader.search, "Shapley")
    assert shown_pages(reader) == ["glossary"]
    QTest.keyClick(reader.search, Qt.Key.Key_Return)
    assert reader.page == "glossary"
    assert reader.browser.textCursor().selectedText() == "Shapley"
    assert reader.none.isHidden()
    reader.search.setText("no such words")
    assert shown_pages(reader) == []
    assert not reader.none.isHidden()
    reader.search.clear()
    assert shown_pages(reader) == list(PAGES)


def test_the_list_leads_to_pages(reader):
    reader.list.setCurrentRow(PAGES.index("release"))
    assert reader.page == "release"


def test_starting_does_not_make_the_manual(program):
    code = "import sys, app.start; sys.exit('app.features.manual.reader' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
    assert not [of for of in QApplication.topLevelWidgets() if isinstance(of, Reader)]


def test_keys_in_a_dialog_explain_it_and_the_manual_can_be_read_before_it(program, manual, qtbot):
    dialog = QDialog(program.window)
    dialog.setObjectName("aggregate.decision")  # as if it belonged to that panel
    field = QLineEdit(dialog)
    field.setToolTip("What the column is called")
    dialog.open()
    dialog.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    QTest.keyClick(field, Qt.Key.Key_F1)
    assert manual.reader.page == "geography"
    manual.reader.close()
    QTest.keyClick(field, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    card = manual.explanation
    assert "What the column is called" in card.accessibleName()
    assert card.parentWidget() is dialog
    QTest.keyClick(card.more, Qt.Key.Key_Return)
    assert manual.reader.page == "geography"
    assert manual.reader.parentWidget() is dialog  # else the dialog would keep keys from it
    dialog.close()
    dialog.deleteLater()
    qtbot.waitUntil(lambda: manual.reader is None)
    program.window.activateWindow()
    manual.open_page("start")
    assert manual.reader.parentWidget() is program.window


def test_pictures_are_no_wider_than_the_page(reader, qtbot):
    browser = reader.browser
    kind = QTextDocument.ResourceType.ImageResource

    def widths():
        room = browser.viewport().width()
        pictures = (
            browser.document().resource(kind, name) for name in pictures_of(browser.document())
        )
        return room, [of.width() / of.devicePixelRatio() for of in pictures]

    reader.show_page("start")
    whole = widths()[1]
    assert whole
    reader.resize(620, 600)
    qtbot.waitUntil(lambda: max(widths()[1]) <= widths()[0])
    assert max(widths()[1]) < max(whole)
    qtbot.waitUntil(lambda: browser.horizontalScrollBar().maximum() == 0)
    reader.resize(1200, 600)
    qtbot.waitUntil(lambda: widths()[1] == whole or max(widths()[1]) > max(whole))


@pytest.mark.parametrize(("language", "name"), [("en", "**Demo**"), ("fr", "**Démonstration**")])
def test_the_demo_is_in_the_manual(language, name):
    assert name in file_of("start", language).read_text(encoding="utf-8")
    assert name in file_of("presenting", language).read_text(encoding="utf-8")
