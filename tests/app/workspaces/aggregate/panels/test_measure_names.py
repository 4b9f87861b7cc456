"""A measure is called the same wherever it stands."""

from dataclasses import replace

from app.features.runs.measures_in_words import measures
from app.workspaces.aggregate.panels.tradeoff_page import measure_axes
from core.measures import JUDGED, LESS, MEASURES, METRES, MORE
from core.tables.runs import NamedRun, run_table


def test_card_table_and_axes_say_the_same(qapp, sample_entry):
    table = {of.name: of for of in run_table([NamedRun(1, "one", sample_entry.run)]).columns}
    cards, axes = {of.key: of for of in measures(sample_entry)}, measure_axes()
    assert set(axes) == set(MEASURES)
    for name, of in MEASURES.items():
        assert table[name].title == axes[name].title == of.title
        assert table[name].better == of.better
        if name in cards:
            assert cards[name].label == of.title
            assert cards[name].better == of.better
            assert cards[name].value == of.of(sample_entry.run)
    assert len(set(cards) & set(MEASURES)) >= 13
    assert len({of.title for of in MEASURES.values()}) == len(MEASURES)
    assert {MEASURES[name].better for name in JUDGED} == {LESS, MORE}
    lengths = [name for name in JUDGED if MEASURES[name].kind == METRES]
    assert lengths
    assert all("ground" in name for name in lengths)


def test_files_are_columns_where_runs_are_of_different_ones(sample_entry):
    run = sample_entry.run
    inputs = {**run.inputs, "records": {"file": "others.csv", "sha256": "0"}}
    other = replace(run, inputs=inputs)
    names = {
        of.name for of in run_table([NamedRun(1, "one", run), NamedRun(2, "two", run)]).columns
    }
    assert not names & {"areas_file", "records_file"}
    both = run_table([NamedRun(1, "one", run), NamedRun(2, "two", other)]).columns
    (column,) = [of for of in both if of.name.endswith("_file")]
    assert column.name == "records_file"
    assert list(column.values) == ["records.parquet", "others.csv"]
