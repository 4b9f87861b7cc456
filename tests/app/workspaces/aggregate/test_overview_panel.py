import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QPushButton

from app.features.runs.measures import as_csv, as_text, measures
from app.workspaces.aggregate.overview_panel import OverviewPanel, origin_of


@pytest.fixture
def panel(qtbot, theme):
    made = OverviewPanel()
    qtbot.addWidget(made)
    made.resize(320, 700)
    made.show()
    return made


def button(panel, text):
    return next(of for of in panel.findChildren(QPushButton) if of.text() == text)


def test_the_empty_panel_offers_to_run(panel, qtbot):
    assert button(panel, "Run").isVisible()
    assert not button(panel, "Copy").isVisible()
    with qtbot.waitSignal(panel.run_requested):
        button(panel, "Run").click()


def test_all_measures_are_shown(panel, qtbot, sample_entry):
    panel.show_run(sample_entry)
    qtbot.waitUntil(lambda: len(panel.texts) > 0 and button(panel, "Copy").isVisible())
    assert len(panel.texts) == len(measures(sample_entry))
    for of, text in zip(measures(sample_entry), panel.texts, strict=True):
        assert text.startswith(f"{of.label}. {of.text}")
        assert of.sentence in text


def test_differences_are_shown_only_to_another_run(panel, qtbot, sample_entry, other_entry):
    panel.show_run(other_entry)
    panel.show_compared(other_entry)
    qtbot.waitUntil(lambda: len(panel.texts) > 0)
    assert not any("the same" in text for text in panel.texts)
    panel.show_compared(sample_entry)
    qtbot.waitUntil(lambda: any("the same" in text for text in panel.texts))
    lost = next(text for text in panel.texts if text.startswith("Records lost."))
    assert "+" in lost


def test_copies_and_export(panel, qtbot, sample_entry):
    panel.show_run(sample_entry)
    qtbot.waitUntil(lambda: button(panel, "Copy").isVisible())
    button(panel, "Copy").click()
    assert QGuiApplication.clipboard().text() == as_text(sample_entry)
    button(panel, "Copy CSV").click()
    assert QGuiApplication.clipboard().text() == as_csv(sample_entry)
    with qtbot.waitSignal(panel.export_requested) as got:
        button(panel, "Export …").click()
    assert got.args == [as_csv(sample_entry)]


def test_the_panel_empties_again(panel, qtbot, sample_entry):
    panel.show_run(sample_entry)
    qtbot.waitUntil(lambda: button(panel, "Copy").isVisible())
    panel.show_run(None)
    qtbot.waitUntil(lambda: button(panel, "Run").isVisible())
    assert not button(panel, "Copy").isVisible()


def test_the_origin_names_files_seed_and_version(sample_entry):
    text = origin_of(sample_entry)
    assert "areas: areas.gpkg" in text
    assert "records: records.parquet" in text
    assert "Seed 1" in text
    assert sample_entry.run.version in text


def test_a_value_goes_under_a_word_that_is_too_long_to_stand_beside_it(panel, qtbot, sample_entry):
    panel.show_run(sample_entry)
    qtbot.waitUntil(lambda: len(panel.texts) > 0)
    row = panel._rows[0]
    row.resize(400, row.height())
    assert row._first.direction() == QBoxLayout.Direction.LeftToRight
    row._label.setText("Enregistrementsretirés" * 2)
    row.resize(220, row.height())
    assert row._first.direction() == QBoxLayout.Direction.TopToBottom
