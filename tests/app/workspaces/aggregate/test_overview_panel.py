"""The measures of the shown run, and how they are taken away."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QPushButton
from stub_program import stub_context

from app.features.runs.measures_in_words import as_csv, as_text, measures
from app.workspaces.aggregate.export import Exporter
from app.workspaces.aggregate.overview_panel import (
    CopyButtons,
    MeasureRow,
    RunSection,
    origin_of,
)
from app.workspaces.aggregate.state import AggregateWorkspace


@pytest.fixture
def section(qtbot, theme):
    made = RunSection()
    qtbot.addWidget(made)
    made.resize(320, 700)
    made.show()
    return made


def test_all_measures_are_shown(section, qtbot, sample_entry):
    section.show_result((sample_entry, None, "Better."))
    qtbot.waitUntil(lambda: len(section.texts) > 0)
    assert len(section.texts) == len(measures(sample_entry))
    for of, text in zip(measures(sample_entry), section.texts, strict=True):
        assert text.startswith(f"{of.label}. {of.text}")
        assert of.sentence in text
    assert section.gain.text() == "Better."


def test_differences_are_shown_only_to_another_run(section, qtbot, sample_entry, other_entry):
    section.show_result((other_entry, other_entry, ""))
    qtbot.waitUntil(lambda: len(section.texts) > 0)
    assert not any("the same" in text for text in section.texts)
    section.show_result((other_entry, sample_entry, ""))
    qtbot.waitUntil(lambda: any("the same" in text for text in section.texts))
    lost = next(text for text in section.texts if text.startswith("Records lost."))
    assert "+" in lost


def test_copies_and_export(qtbot, theme, sample_entry):
    context, written = stub_context(theme, qtbot), []
    context.program.parts[Exporter] = SimpleNamespace(ask_for_table=written.append)
    row = CopyButtons(context)
    buttons = {of.text(): of for of in row.findChildren(QPushButton)}
    buttons["Export …"].click()
    assert not written  # there is no run
    context.program.session.current_run = sample_entry
    buttons["Copy"].click()
    assert QGuiApplication.clipboard().text() == as_text(sample_entry)
    buttons["Copy CSV"].click()
    assert QGuiApplication.clipboard().text() == as_csv(sample_entry)
    buttons["Export …"].click()
    assert written == [as_csv(sample_entry)]


def test_the_panel_is_there_with_a_run_and_empty_without(sample_program, settled, qtbot):
    window, session = sample_program.window, sample_program.session
    page = sample_program.part(AggregateWorkspace).overview
    window.docks("aggregate")[2].raise_()
    qtbot.waitUntil(page.empty.isVisible)
    assert page.foot.isHidden()
    page.empty.findChild(QPushButton).click()
    settled(sample_program)
    qtbot.waitUntil(lambda: bool(page.sections[0].texts) and page.foot.isVisible())
    session.show_run(None)
    qtbot.waitUntil(page.empty.isVisible)
    assert page.foot.isHidden()


def test_the_origin_names_files_seed_and_version(sample_entry):
    text = origin_of(sample_entry)
    assert "areas: areas.gpkg" in text
    assert "records: records.parquet" in text
    assert "Seed 1" in text
    assert sample_entry.run.version in text


def test_a_value_goes_under_a_word_that_is_too_long_to_stand_beside_it(qtbot, sample_entry):
    row, of = MeasureRow(), measures(sample_entry)[0]
    qtbot.addWidget(row)
    row.show()
    row.show_measure(of, None, "")
    row.resize(400, row.height())
    assert row.first.direction() == QBoxLayout.Direction.LeftToRight
    row.show_measure(replace(of, label="Enregistrementsretirés" * 2), None, "")
    row.resize(220, row.height())
    assert row.first.direction() == QBoxLayout.Direction.TopToBottom
