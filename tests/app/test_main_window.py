import gc

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QToolButton

from app.frame.top_bar import WORKSPACES
from app.kit.settings import load_settings
from app.start import build, show_about


def test_without_a_study_the_window_says_what_to_do(program):
    window = program.window
    assert "Open an area file" in window.sentence.text()
    assert window.job_status.text == ""
    for action in (
        window.actions_.release,
        window.actions_.export_picture,
        window.actions_.zoom_selection,
        window.actions_.cancel,
    ):
        assert not action.isEnabled(), action.objectName()


def test_running_without_data_says_what_is_missing(program):
    program.window.actions_.run.trigger()
    (message,) = program.window.map_panel.messages.messages
    assert message.text == "No areas are open."
    assert message.hint
    assert not program.jobs.busy


def test_every_workspace_has_its_panels_and_its_key(program, qtbot):
    window = program.window
    for number, name in enumerate(WORKSPACES, start=1):
        qtbot.keyClick(window, Qt.Key(Qt.Key.Key_0 + number), Qt.KeyboardModifier.ControlModifier)
        assert window.workspace == name
        assert window.top_bar.buttons[name].isChecked()
        shown = {
            dock.objectName() for n in WORKSPACES for dock in window.docks(n) if not dock.isHidden()
        }
        assert shown
        assert all(of.startswith(f"{name}.") for of in shown), shown


def test_the_layout_of_a_workspace_is_kept_and_can_be_reset(program):
    window = program.window
    dock = window.docks("aggregate")[1]
    dock.hide()
    window.show_workspace("levels")
    window.show_workspace("aggregate")
    assert dock.isHidden()
    window.reset_layout()
    assert not dock.isHidden()
    assert window.docks("aggregate")[4].isHidden()


def test_a_closed_window_is_gone_before_its_threads_have_ended(program):
    seen = []
    program.window.show()
    program.window.closing.connect(lambda: seen.append(program.window.isVisible()))
    program.window.close()
    assert seen == [False]


def test_layout_and_theme_are_there_at_the_next_start(program, theme, put_away):
    window = program.window
    window.docks("aggregate")[1].hide()
    window.actions_.theme_dark.trigger()
    window.close()
    kept = load_settings()
    assert kept.theme == "dark"
    assert kept.geometry
    again = build(theme, kept)
    again.window.show()
    assert again.window.docks("aggregate")[1].isHidden()
    assert not again.window.docks("aggregate")[0].isHidden()
    put_away(again.window)


def test_about_names_version_and_licence(program):
    box = show_about(program.window)
    assert "VBAS" in box.text()
    assert "Apache-2.0" in box.informativeText()
    box.close()


def test_keys_move_the_map_from_anywhere(sample_program, qtbot):
    window = sample_program.window
    canvas = window.map_panel.canvas
    before = canvas.map_view()
    window.top_bar.buttons["aggregate"].setFocus()
    qtbot.keyClick(window, Qt.Key.Key_Plus)
    assert canvas.map_view().metres_per_pixel < before.metres_per_pixel
    qtbot.keyClick(window, Qt.Key.Key_0)
    assert canvas.map_view().metres_per_pixel == pytest.approx(before.metres_per_pixel)


def test_dropped_files_are_announced(program, qtbot, tmp_path):
    path = tmp_path / "a.gpkg"
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)), QUrl("https://example.org/x")])
    program.window.files_dropped.disconnect()
    event = QDropEvent(
        QPointF(QPoint(5, 5)),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    with qtbot.waitSignal(program.window.files_dropped) as got:
        program.window.dropEvent(event)
    assert got.args == [[path]]


def test_the_pointer_position_is_in_metres_and_degrees(sample_program):
    label = sample_program.window.position
    label.show_position(8961727.0, 1513201.0, 43.64321, -50.12345)
    assert label.text() == "x 8,961,727  y 1,513,201\u00a0m   43.6432° N  50.1235° W" or (
        "50.1234° W" in label.text()
    )
    label.show_position(1.0, 2.0, np.nan, np.nan)
    assert label.text() == "x 1  y 2\u00a0m"


def test_the_map_is_sharp_again_after_its_size_went_and_came_back(sample_program, settled, qtbot):
    canvas = sample_program.window.map_panel.canvas
    size = canvas.size()
    canvas.resize(size.width(), size.height() - 13)
    canvas.resize(size)
    qtbot.wait(50)
    settled(sample_program)
    assert canvas.picture.view.covers(canvas.map_view())


def test_tab_goes_along_the_tools_of_the_map_by_place(program):
    panel = program.window.map_panel
    bar = panel.subjects.parentWidget()
    buttons = [of for of in bar.findChildren(QToolButton) if of.focusPolicy() == Qt.TabFocus]
    at, met = buttons[0], []
    while at is not panel.subjects:
        if at in buttons:
            met.append(at)
        at = at.nextInFocusChain()
    bar.layout().activate()
    places = [of.mapTo(bar, QPoint(0, 0)).x() for of in met if of.isVisible()]
    assert len(met) == len(buttons)
    assert places == sorted(places)


def test_icons_in_the_status_line_follow_the_theme(program):
    window = program.window
    buttons = [b for b in window.statusBar().findChildren(QToolButton) if b.defaultAction()]
    assert len(buttons) >= 3

    def brightness(button):
        image = button.icon().pixmap(24, 24).toImage()
        seen = [image.pixelColor(x, y) for x in range(24) for y in range(24)]
        return max(of.lightnessF() for of in seen if of.alphaF() > 0.9)

    window.show_workspace("levels")
    window.show_workspace("aggregate")
    gc.collect()
    window.theme.set_mode("light")
    assert all(brightness(button) < 0.5 for button in buttons)
    window.theme.set_mode("dark")
    assert all(brightness(button) > 0.5 for button in buttons)
    window.theme.set_mode("light")
