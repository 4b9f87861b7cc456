"""A file of each format that was ever written opens, with what was put into it."""

import gzip
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from core.errors import Notice
from core.io.project import FORMAT, Kept, read_project, revived, summary_of, write_project, writing
from core.io.project.outcomes import told
from core.io.project.totals import told_evaluation
from core.record_uniqueness.findings import Examination
from core.steps import finish
from tests.core.io.project.project_cases import (
    IDS,
    TRIED,
    Files,
    K,
    Tried,
    differences,
    layers,
    made_in,
)
from tests.core.record_uniqueness.examinations import examined, random_records

FORMATS = Path(__file__).parent / "formats"


def test_there_is_one_of_each() -> None:
    assert sorted(of.name for of in FORMATS.glob("*.vbas.gz")) == [
        f"format{n}.vbas.gz" for n in range(1, FORMAT + 1)
    ]
    assert all(of.stat().st_size < 200_000 for of in FORMATS.glob("*.vbas.gz"))


@pytest.mark.parametrize("number", range(1, FORMAT + 1))
def test_it_opens_with_what_was_in_it(tmp_path, number) -> None:
    path = tmp_path / "old.vbas"
    path.write_bytes(gzip.decompress((FORMATS / f"format{number}.vbas.gz").read_bytes()))
    assert summary_of(path).format == number
    found = finish(read_project(path))
    areas, halves = found.area_files
    assert areas.layer.ids.tolist() == list(IDS)
    assert areas.layer.population.tolist() == [500.0 + i for i in range(36)]
    assert areas.layer.geometry is not None
    assert halves.layer.ids.tolist() == ["W", "E"]
    assert [(of.name, of.kind) for of in found.runs] == [
        ("Run 1", "run"),
        ("Run 2", "run"),
        ("Run 3", "edit"),
    ]
    edited = found.runs[2].parts.aggregation
    assert edited.labels.tolist() == [0] * 18 + [1] * 18
    assert [of.parts.evaluation.n_regions for of in found.runs] == [4, 6, 2]
    assert differences(layers()[1:], _with_sources(found.layers)) == []
    assert found.columns["rate"].tolist() == np.linspace(0, 1, 36).tolist()
    assert found.formulas == {"double": "rate * 2"}
    assert found.selection.tolist() == [1, 4, 7]
    assert found.parts["uniqueness"]["tried"].value(Tried) == TRIED
    assert found.log == ("Opened areas.gpkg", "Ran, 4 régions")
    assert found.workspace == "cells"
    # Its records stood beside it.
    Files(tmp_path).write()
    back = finish(revived(found))
    assert (back.changed, back.waiting) == ((), ())
    finish(write_project(found, tmp_path / "new.vbas"))
    assert summary_of(tmp_path / "new.vbas").format == FORMAT


def _with_sources(of):
    """Layers whose files are named as they were; relative paths lead elsewhere from here."""
    return tuple(
        one
        if one.shapes is None or one.shapes.source is None
        else replace(one, shapes=replace(one.shapes, source=Path("/") / one.shapes.source.name))
        for one in of[1:]
    )


# From 1 to 2: a file that tells exact counts of records


@pytest.fixture
def exact(tmp_path, monkeypatch):
    """A project as the first format told it: with all counts, also in outcomes that it keeps."""
    made = made_in(tmp_path)
    told = Notice("Records left out, as a value is missing: {n:,}.", n=7)
    run = made.run()
    kept = made.kept(run)
    kept = replace(kept, parts=replace(kept.parts, notices=(told, Notice("Regions: {n}.", n=4))))
    outcome = examined(random_records())
    parts = {"uniqueness": {"tried": Kept((outcome,), tuple[Examination, ...])}}
    with monkeypatch.context() as before:
        before.setattr(writing, "FORMAT", 1)
        before.setattr(writing, "told_run", lambda of, scenario, step: of)
        before.setattr(writing, "told_stamp", lambda of, step: replace(of, n_rows=1081))
        before.setattr(writing, "told", lambda of, k, whole: of)
        finish(write_project(made.project(kept, parts=parts), tmp_path / "old.vbas"))
    return tmp_path / "old.vbas", run, outcome


def test_exact_counts_of_an_older_format_are_told_in_steps(exact) -> None:
    path, run, outcome = exact
    found = finish(read_project(path))
    assert found.older
    of = found.runs[0].parts
    assert of.evaluation != run.evaluation
    assert of.evaluation == told_evaluation(run.evaluation, K, found.step)
    assert [str(one) for one in of.notices] == ["Regions: 4."]
    assert found.records.n_rows % found.step == 0
    (kept,) = found.parts["uniqueness"]["tried"].value(tuple[Examination, ...])
    expected = told(outcome, found.settings.scenario.k, found.step)
    assert kept.lattice.unique.tolist() == expected.lattice.unique.tolist()
    summary = summary_of(path)
    assert summary.format == 1
    assert summary.runs[0].suppressed_records == of.evaluation.suppressed_records


def test_saved_again_it_tells_no_exact_count_of_parts_that_nobody_opened(exact, tmp_path) -> None:
    path, _, outcome = exact
    found = finish(read_project(path))
    finish(write_project(found, tmp_path / "again.vbas"))
    again = finish(read_project(tmp_path / "again.vbas"))
    assert not again.older
    (kept,) = again.parts["uniqueness"]["tried"].value(tuple[Examination, ...])
    assert kept.lattice.step >= found.settings.scenario.k
    assert not (kept.lattice.unique % kept.lattice.step).any()
    assert (outcome.lattice.unique % kept.lattice.step).any()
    assert again.runs[0].parts.evaluation == found.runs[0].parts.evaluation


def test_runs_of_an_older_format_are_exact_again_with_their_records(exact) -> None:
    path, run, _ = exact
    back = finish(revived(finish(read_project(path))))
    assert (back.changed, back.waiting) == ((), ())
    assert back.runs[0].run.evaluation == run.evaluation
