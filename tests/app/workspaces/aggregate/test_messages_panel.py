from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication
from stub_program import stub_context

from app.kit.messages import Message
from app.workspaces.aggregate.messages_panel import MessagesPanel
from core.errors import Notice
from core.io.areas import Fault, JoinReport


@pytest.fixture
def context(qtbot, theme):
    return stub_context(theme, qtbot)


@pytest.fixture
def panel(context):
    made = MessagesPanel(context.program)
    made.show()
    return made


def test_messages_are_kept_newest_first_and_copied(panel):
    panel.add_message(Message("One."), "10:00:00")
    panel.add_message(Message("Two.", "Do it."), "10:00:01")
    assert panel.log.item(0, 1).text() == "Two. Do it."
    panel._copy()
    assert QGuiApplication.clipboard().text() == "10:00:01\tTwo. Do it.\n10:00:00\tOne."


def test_faults_are_listed_and_a_click_goes_there(panel, context, sample_loaded):
    session, ids = context.program.session, sample_loaded.area_file.layer.ids.tolist()
    faults = (
        Fault("island", ("a",), 1.0, 2.0, False, Notice("a touches nothing.")),
        Fault("overlap", (ids[7], ids[2], "c", "d", "e"), 1.0, 2.0, True, Notice("They overlap.")),
    )
    session.set_areas(replace(sample_loaded.area_file, faults=faults))
    model = panel.faults_model
    assert model.rowCount() == 2
    assert model.data(model.index(1, 1)) == f"{ids[7]}, {ids[2]}, c and 2 more"
    assert model.data(model.index(1, 2)) == "yes"
    assert model.data(model.index(0, 3)) == "a touches nothing."
    said = panel.faults_words.text()
    assert said.startswith("2\u00a0faults")
    assert "Areas that touch no other: 1\nOverlaps, or common edges that differ: 1, mended" in said
    assert model.data(model.index(0, 0)) == "Areas that touch no other"
    panel.faults.selectRow(1)
    assert session.selection.tolist() == [2, 7]
    assert context.program.window.map_panel.zoomed == 1


def test_a_clean_file_says_so(panel, sample_loaded):
    panel.show_areas(replace(sample_loaded.area_file, faults=()))
    assert panel.faults_words.text().startswith("No fault was found")


def test_the_join_report_is_a_sentence(panel, sample_loaded):
    report = JoinReport(10, ("x",), 0, {}, 2, n_areas=11, table="pop.csv")
    panel.show_areas(replace(sample_loaded.area_file, join=report))
    assert report.sentence() in panel.join.text()
    panel.show_areas(sample_loaded.area_file)
    assert "no table was joined" in panel.join.text()


def test_without_a_file_everything_says_so(panel):
    panel.show_areas(None)
    assert panel.faults_model.rowCount() == 0
    assert "No area file" in panel.join.text()
