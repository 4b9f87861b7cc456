import re
from importlib import resources

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QColor, QGuiApplication

from app.kit.theme import DARK, LIGHT, SYSTEM, Theme, colours_of, icon_of

ICONS = sorted(
    of.name.removesuffix(".svg")
    for of in (resources.files("resources") / "icons").iterdir()
    if "currentColor" in of.read_text("utf-8")
)


def luminance(colour):
    parts = [v / 255 for v in (QColor(colour).red(), QColor(colour).green(), QColor(colour).blue())]
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a, b):
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", [LIGHT, DARK])
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("text", "window"),
        ("text", "base"),
        ("muted", "window"),
        ("muted", "raised"),
        ("accent", "window"),
        ("accent_text", "accent"),
        ("good", "window"),
        ("bad", "window"),
        ("text", "error_back"),
        ("text", "warning_back"),
        ("text", "accent_soft"),
    ],
)
def test_writing_can_be_read(name, text, ground):
    """WCAG 2 asks for 4.5."""
    colours = colours_of(name)
    assert contrast(colours[text], colours[ground]) >= 4.5


def test_both_themes_have_the_same_colours_and_the_style_needs_no_other():
    assert set(colours_of(LIGHT)) == set(colours_of(DARK))
    style = (resources.files("resources") / "styles" / "window.qss").read_text("utf-8")
    assert set(re.findall(r"\$(\w+)", style)) <= {*colours_of(LIGHT), "check"}


@pytest.mark.parametrize("name", ICONS)
def test_icons_are_drawn_in_the_colour_asked_for(qapp, name):
    image = icon_of(name, "#ff0000", "#00ff00").pixmap(QSize(24, 24)).toImage()
    painted = [
        image.pixelColor(x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 200
    ]
    assert painted
    assert all(colour.red() > 200 and colour.green() < 60 for colour in painted)


def test_a_bound_icon_follows_the_theme(qapp, theme):
    action = QAction(qapp)
    theme.bind(action, "run")
    before = action.icon().cacheKey()
    theme.set_mode(DARK)
    assert action.icon().cacheKey() != before
    assert theme.dark
    assert qapp.palette().window().color() == QColor(colours_of(DARK)["window"])


def test_the_theme_says_when_it_changes(qapp, theme, qtbot):
    with qtbot.waitSignal(theme.changed):
        theme.set_mode(DARK)
    with qtbot.assertNotEmitted(theme.changed):
        theme.set_mode(DARK)


def test_the_system_theme_follows_the_system(qapp):
    theme = Theme(qapp, SYSTEM)
    system = QGuiApplication.styleHints().colorScheme()
    assert theme.dark == (system == Qt.ColorScheme.Dark)
    theme.deleteLater()


def test_an_icon_is_drawn_once_for_each_colour(theme):
    light = theme.icon("close").cacheKey()
    assert theme.icon("close").cacheKey() == light
    assert theme.icon("close", "accent").cacheKey() != light
    theme.set_mode(DARK)
    assert theme.icon("close").cacheKey() != light
    theme.set_mode(LIGHT)
    assert theme.icon("close").cacheKey() == light
