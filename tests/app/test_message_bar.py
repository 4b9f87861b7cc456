import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QToolButton

from app.kit.messages import ERROR, MOST_SHOWN, Message, MessageBar
from core.errors import VbasError


@pytest.fixture
def bar(qtbot, theme):
    made = MessageBar(theme)
    qtbot.addWidget(made)
    return made


def press(bar, words):
    for button in [*bar.findChildren(QToolButton), *bar.findChildren(QPushButton)]:
        if words in (button.accessibleName(), button.text()):
            button.click()
            return
    raise AssertionError(f"no button {words}")


def test_the_bar_is_hidden_while_there_is_nothing_to_say(bar):
    assert not bar.isVisibleTo(None)
    bar.say("Done.")
    assert bar.isVisibleTo(None)
    press(bar, "Dismiss")
    assert not bar.isVisibleTo(None)
    assert bar.messages == ()


def test_an_error_shows_what_is_wrong_and_what_to_do_and_can_be_copied(bar):
    bar.show_error(VbasError("{file} has no column {c}.", "Choose another.", file="a.csv", c="x"))
    assert bar.messages[0].whole == "a.csv has no column x. Choose another."
    assert bar.messages[0].kind == ERROR
    press(bar, "Copy this message")
    assert QGuiApplication.clipboard().text() == "a.csv has no column x. Choose another."


def test_a_newer_message_of_a_topic_replaces_the_older_one(bar):
    bar.say("first", topic="open")
    bar.say("other", topic="run")
    bar.say("second", topic="open")
    assert [m.text for m in bar.messages] == ["second", "other"]
    bar.clear("open")
    assert [m.text for m in bar.messages] == ["other"]


def test_only_the_newest_are_shown_but_all_are_told(bar):
    told = []
    bar.said.connect(lambda message, time: told.append(message.text))
    for i in range(MOST_SHOWN + 2):
        bar.say(str(i))
    assert len(bar.messages) == MOST_SHOWN
    assert bar.messages[0].text == str(MOST_SHOWN + 1)
    assert told == [str(i) for i in range(MOST_SHOWN + 2)]


def test_an_action_is_done_and_the_message_goes(bar):
    done = []
    bar.show_message(Message("Removed.", action="Undo", on_action=lambda: done.append(1)))
    press(bar, "Undo")
    assert done == [1]
    assert bar.messages == ()


def test_information_goes_by_itself_and_errors_stay(bar, qtbot, monkeypatch):
    monkeypatch.setattr("app.kit.messages.READ_MS", 10)
    bar.say("A moment.")
    bar.say("Wrong.", kind=ERROR)
    qtbot.waitUntil(lambda: len(bar.messages) == 1)
    assert bar.messages[0].kind == ERROR


def test_an_error_nobody_expected_is_not_quoted(bar):
    bar.show_error(KeyError("age 37"))
    assert bar.messages[0].whole == "KeyError"


def test_markup_in_a_file_name_is_only_text(bar):
    bar.say("<b>x</b>.csv cannot be read.")
    assert bar.messages[0].text == "<b>x</b>.csv cannot be read."
