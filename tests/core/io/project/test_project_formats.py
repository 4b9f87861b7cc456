"""A file of each format that was ever written opens, with what was put into it."""

import gzip
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from core.io.project import FORMAT, read_project, revived, summary_of, write_project
from core.steps import finish
from tests.core.io.project.project_cases import IDS, TRIED, Files, Tried, differences, layers

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
