import csv
import io
from dataclasses import replace

import pytest

from app.features.runs.measure import Measure
from app.features.runs.measures_in_words import (
    as_csv,
    as_text,
    difference,
    headline,
    measures,
    median_region_size,
    status_sentence,
)

NB = "\u00a0"


@pytest.fixture
def by_key(sample_entry):
    return {of.key: of for of in measures(sample_entry)}


def test_every_measure_of_the_evaluation_is_there_with_its_value(sample_entry, by_key):
    evaluation = sample_entry.run.evaluation
    for name in evaluation.__dataclass_fields__:
        assert by_key[name].value == getattr(evaluation, name), name
    number = sample_entry.run.site_number
    assert by_key["cutoff"].value == number.cutoff
    assert by_key["max_combinations"].value == number.max_combinations
    assert by_key["entropy"].value == number.entropy
    assert by_key["n_records"].value == sample_entry.study.counts.n_records
    for stage, seconds in sample_entry.run.seconds.items():
        if seconds:
            assert by_key[f"running_time_s.{stage}"].value == seconds


def test_every_number_has_a_unit_and_every_measure_says_what_it_means(sample_entry):
    for of in measures(sample_entry):
        if of.value is not None:
            assert NB in of.text, of.key
        if not of.key.startswith("running_time"):
            assert of.sentence, of.key
            assert "{" not in of.sentence, of.key


def test_the_headline_says_how_many_records_go_and_why(sample_entry):
    e = sample_entry.run.evaluation
    text = headline(sample_entry)
    assert text.startswith(f"{e.suppressed_records:,}{NB}records (")
    assert "fewer than 5 people share their values" in text


def test_the_headline_of_a_run_without_loss(sample_entry):
    run = sample_entry.run
    free = replace(run.evaluation, suppressed_records=0, suppression_rate=0.0)
    entry = replace(sample_entry, run=replace(run, evaluation=free))
    assert headline(entry).startswith("No record has to be left out")


def test_the_status_line(sample_entry):
    e = sample_entry.run.evaluation
    median, unit = median_region_size(sample_entry)
    assert unit == "people"
    parts = status_sentence(sample_entry).split(" · ")
    assert parts[0] == "k = 5 holds"
    assert parts[1].endswith("of records kept")
    assert parts[2] == f"{e.n_regions}{NB}regions"
    assert parts[3] == f"median {round(median):,}{NB}people"


def test_a_broken_k_is_not_said_to_hold(sample_entry):
    run = sample_entry.run
    bad = replace(run.evaluation, global_anonymity_released=2)
    entry = replace(sample_entry, run=replace(run, evaluation=bad))
    assert status_sentence(entry).startswith("k = 5 does not hold")


def test_differences_have_sign_size_and_verdict(sample_entry, other_entry):
    mine = {of.key: of for of in measures(other_entry)}
    before = {of.key: of for of in measures(sample_entry)}
    # k = 11 loses more records than k = 5: bad.
    lost = difference(mine["suppressed_records"], before["suppressed_records"])
    by = other_entry.run.evaluation.suppressed_records - (
        sample_entry.run.evaluation.suppressed_records
    )
    assert lost.text == f"+{by:,}{NB}records"
    assert lost.verdict == "bad"
    released = difference(mine["global_anonymity_released"], before["global_anonymity_released"])
    assert released.verdict == "good"
    assert difference(mine["n_sites"], before["n_sites"]).text == "the same"
    assert difference(mine["n_sites"], None) is None
    rate = difference(mine["suppression_rate"], before["suppression_rate"])
    assert rate.text.endswith("percentage points")


def test_differences_of_counts_are_exact_however_large(by_key):
    fewer = by_key["suppressed_records"]
    n = fewer.value + 3_304_782
    more = replace(fewer, value=n, text=f"{n:,}{NB}records", exact=f"{n:,}{NB}records")
    assert difference(more, fewer).text == f"+3,304,782{NB}records"
    measured = replace(fewer, text="about many", value=n)
    assert difference(measured, fewer).text != f"+3,304,782{NB}records"


def test_text_and_csv_carry_exact_values(sample_entry):
    e = sample_entry.run.evaluation
    text = as_text(sample_entry)
    assert f"{e.suppressed_records:,}{NB}records" in text
    rows = {row["measure"]: row for row in csv.DictReader(io.StringIO(as_csv(sample_entry)))}
    assert float(rows["compactness_ground_m"]["value"]) == pytest.approx(
        e.compactness_ground_m, rel=1e-14
    )
    assert rows["compactness_ground_m"]["unit"] == "m"
    assert int(rows["suppressed_records"]["value"]) == e.suppressed_records
    assert len(rows) == len(measures(sample_entry))


def test_measures_that_do_not_exist_are_dashes_not_zeros(sample_entry):
    run = sample_entry.run
    without = replace(run.evaluation, compactness_ground_m=None)
    entry = replace(sample_entry, run=replace(run, evaluation=without))
    by_key = {of.key: of for of in measures(entry)}
    assert by_key["compactness_ground_m"].text == "–"
    row = next(
        r
        for r in csv.DictReader(io.StringIO(as_csv(entry)))
        if r["measure"] == "compactness_ground_m"
    )
    assert row["value"] == ""


def test_differences_of_time_are_written_as_times():
    mine = Measure(
        "running_time_s.placement", "", "", 0.2500005, "250 ms", "0.2500005 s", "", 0, "s"
    )
    other = replace(mine, value=0.25)
    assert difference(mine, other).text == "the same"
    assert difference(replace(mine, value=2.35), other).text == "+2.1\u00a0s"


def test_a_predicted_share_stands_beside_the_one_that_was_reached(sample_entry, by_key):
    assert "predicted" not in by_key["suppression_rate"].sentence
    run = sample_entry.run
    number = replace(run.site_number, expected=0.0123)
    entry = replace(sample_entry, run=replace(run, site_number=number))
    found = {of.key: of for of in measures(entry)}["suppression_rate"]
    assert f"The site count predicted 1.2{NB}%" in found.sentence
