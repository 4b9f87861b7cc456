"""A pack as it is written passes; a changed one never does."""

from __future__ import annotations

import dataclasses
import json
import shutil
from dataclasses import replace
from datetime import date
from pathlib import Path

import geopandas as gpd
import pandas as pd
import pyarrow as pa
import pytest
from shapely.geometry import Polygon

from core.errors import Notice, VbasError
from core.io.release_pack.shapes import write_shapes
from core.io.release_pack.source import simple
from core.io.release_pack.tables import write_csv
from core.io.release_pack.writing import NotSafeError
from core.io.verification.checks import Check
from core.io.verification.verify import verify_pack
from core.steps import finish
from tests.core.io.packs import MUTATIONS, areas, mutate, release, reseal, source, verified, written


@pytest.fixture(scope="module")
def pack(tmp_path_factory):
    return written(tmp_path_factory.mktemp("packs") / "pack")


def _failing(found) -> set[str]:
    return {of.name for of in found.findings}


def test_pack_passes(pack, tmp_path):
    path = tmp_path / "areas.gpkg"
    areas().to_file(path, layer="areas")
    found = verified(pack, path)
    assert _failing(found) == set()
    assert {of.name for of in found.checks} >= {
        *("hashes", "combination", "joint", "dictionary", "formats", "geometry", "contiguous"),
        *("region_formats", "areas", "metadata", "formulas", "forbidden_columns"),
    }


def test_same_bytes_again_and_from_other_order(pack, tmp_path):
    records = source().records
    turned = records.take(pa.array(range(records.num_rows - 1, -1, -1)))
    again = written(tmp_path / "pack", records=turned)
    for path in pack.rglob("*"):
        if path.is_file():
            assert (again / path.relative_to(pack)).read_bytes() == path.read_bytes(), path.name


@pytest.mark.parametrize("seed", range(5 * len(MUTATIONS)))
def test_mutated_pack_never_passes(pack, tmp_path, seed):
    mutated = tmp_path / "pack"
    shutil.copytree(pack, mutated)
    what = mutate(mutated, seed)
    assert not verified(mutated).passes, what


def test_other_areas_are_found(pack, tmp_path):
    frame = areas()
    frame["DAUID"] = frame["DAUID"].to_numpy()[::-1]
    path = tmp_path / "areas.gpkg"
    frame.to_file(path, layer="areas")
    assert _failing(verified(pack, path)) == {"areas"}


def test_free_column_that_singles_out_is_refused(tmp_path):
    free = source()
    free = dataclasses.replace(free, roles={**free.roles, "dose": "free"})
    with pytest.raises(NotSafeError) as error:
        finish(release(free, tmp_path / "ledger", tmp_path / "pack"))
    assert _failing(error.value.verification) == {"joint"}
    assert [of.name for of in tmp_path.iterdir()] == ["findings.json"]
    assert (tmp_path / "findings.json").stat().st_mode & 0o777 == 0o600
    made = finish(release(free, tmp_path / "ledger", tmp_path / "pack", reason="agreed"))
    assert made.verification.passes
    assert verified(made.folder).passes
    assert not (tmp_path / "findings.json").exists()


def test_class_below_k_cannot_be_accepted(tmp_path):
    few = source(records=source().records.slice(1))
    few = dataclasses.replace(few, k=5)
    with pytest.raises(NotSafeError) as error:
        finish(release(few, tmp_path / "ledger", tmp_path / "pack", reason="whatever"))
    assert _failing(error.value.verification) == {"combination"}


def test_forced_columns_are_a_finding(tmp_path):
    with pytest.raises(NotSafeError) as error:
        written(tmp_path / "pack", forced=("dose",))
    assert _failing(error.value.verification) == {"forced"}


def test_row_numbers_and_postal_codes_are_found(tmp_path):
    of = source()
    n = of.records.num_rows
    table = of.records.append_column("number", pa.array(range(n), pa.int32()))
    codes = [f"K1A 0{'BCDEFGHIJ'[i % 9]}{i % 10}" for i in range(n)]
    table = table.append_column("where", pa.array(codes))
    roles = {**of.roles, "number": "outcome", "where": "outcome"}
    with pytest.raises(NotSafeError) as error:
        written(tmp_path / "pack", records=table, roles=roles)
    (check,) = error.value.verification.findings
    assert check.details["found"] == [
        "number: almost every record has a value of its own",
        "where: postal codes",
    ]


def test_records_from_nowhere_are_never_called_compared(tmp_path):
    with pytest.raises(NotSafeError) as refused:
        finish(release(source(), tmp_path / "ledger", tmp_path / "pack", guard=None))
    assert _failing(refused.value.verification) == {"guard"}
    assert not (tmp_path / "pack").exists()


def test_guard_keeps_a_pack_from_appearing_and_is_not_told_outside(tmp_path):
    found = Check("guard", False, Notice("A class can be worked out."), {"class": "secret"})

    def guard(ledger, pack):
        yield from ()
        return (found,)

    with pytest.raises(NotSafeError):
        finish(release(source(), tmp_path / "ledger", tmp_path / "pack", guard=guard))
    assert not (tmp_path / "pack").exists()
    made = finish(
        release(source(), tmp_path / "ledger", tmp_path / "pack", guard=guard, reason="known")
    )
    told = (made.folder / "manifest.json").read_text("utf-8")
    assert "known" in told
    assert "secret" not in told


def test_empty_reason_is_refused(tmp_path):
    with pytest.raises(VbasError, match="reason"):
        finish(release(source(), tmp_path / "ledger", tmp_path / "pack", reason=" "))


def test_odd_columns_pass_in_every_format(tmp_path):
    of = source()
    n = of.records.num_rows
    odd = {
        "Âge au début": [f'{i % 3}\n, "x" \'é' for i in range(n)],
        "sex ": ["-1+2" if i % 2 else "'@x" for i in range(n)],
        "SEX_": [None] * n,
        "=1+1": [f"{'long ' * 40}{i % 2}" for i in range(n)],
        "by": ["" if i % 3 else "a" for i in range(n)],
        "données très longues qui dépassent les limites": [str(i % 5) for i in range(n)],
        "données très longues qui dépassent les limites 2": [str(i % 4) for i in range(n)],
    }
    table = of.records
    for name, values in odd.items():
        table = table.append_column(name, pa.array(values, pa.string()))
    table = table.append_column("when", pa.array([date(2020, 1, 1 + i % 9) for i in range(n)]))
    table = table.append_column("yes", pa.array([i % 2 == 0 for i in range(n)]))
    table = table.append_column("big", pa.array([2**60 + i % 4 for i in range(n)]))
    table = table.append_column("whole", pa.array([None if i % 5 else 7 for i in range(n)]))
    table = table.append_column("infinite", pa.array([float("inf"), *(0.5 for _ in range(n - 1))]))
    made = pa.table({name: simple(table.column(name)) for name in table.column_names})
    roles = of.roles | dict.fromkeys(made.column_names[len(of.roles) :], "outcome")
    pack = written(tmp_path / "pack", records=made, roles=roles)
    assert _failing(verified(pack)) == set()


def test_nothing_released_is_a_pack_without_records(tmp_path):
    pack = written(tmp_path / "pack", records=source().records.slice(0, 0))
    assert _failing(verified(pack)) == set()


def test_an_older_pack_is_judged_and_what_it_lacks_is_said(tmp_path: Path) -> None:
    pack = written(tmp_path / "older")
    told = json.loads((pack / "manifest.json").read_text("utf-8"))
    older = {key: of for key, of in told.items() if key not in ("risk", "l")}
    for number, findings in ((1, ["older"]), (2, ["form"])):
        (pack / "manifest.json").write_text(json.dumps({**older, "format": number}), "utf-8")
        reseal(pack)
        found = verified(pack)
        assert [of.name for of in found.findings] == findings
        assert "statement" in {of.name for of in found.checks}
    (pack / "manifest.json").write_text(json.dumps({**told, "format": 1}), "utf-8")
    reseal(pack)
    assert verified(pack).passes


def test_l_and_t_may_be_asked_of_single_outcomes(tmp_path: Path) -> None:
    pack = written(tmp_path / "pack", least_values={"visits": 2.0}, most_distance={"": 1.0})
    told = json.loads((pack / "manifest.json").read_text("utf-8"))
    assert (told["l"], told["t"]) == ({"visits": 2.0}, {"": 1.0})
    aims = [of.details["l"] for of in verified(pack).checks if of.name == "attributes"]
    assert aims == [None, 2.0]
    with pytest.raises(NotSafeError):
        written(tmp_path / "few", least_values={"": 1.0, "visits": 5.0})
    found = finish(verify_pack(pack, least={"age": 2.0}))
    assert [of.name for of in found.findings] == ["attributes"]
    assert "age, which is no outcome" in str(found.findings[0].sentence)


def test_a_mark_says_that_csv_is_in_utf_8_where_it_must(tmp_path: Path) -> None:
    for name, text in (("plain", "x"), ("accents", "\u00e9")):
        table = pa.table({"region_id": [1], "value": [text]})
        write_csv(table, tmp_path / f"{name}.csv")
        data = (tmp_path / f"{name}.csv").read_bytes()
        assert data.startswith(b"\xef\xbb\xbf") == (name == "accents")
        assert pd.read_csv(tmp_path / f"{name}.csv").to_dict("list") == table.to_pydict()


def test_shapes_that_nearly_touch_stay_valid_in_degrees(tmp_path) -> None:
    """Gaps narrower than the last decimal of GeoJSON close by rounding."""
    corners = [(7e6, 1e6), (7e6, 1.001e6), (7.001e6, 1.001e6), (7.001e6, 1e6)]
    for x in range(7_000_900, 7_000_000, -100):
        corners += [(x + 0.002, 1e6), (x, 1.001e6 - 1), (x - 0.002, 1e6)]
    regions = source().regions
    shapes = regions.shapes.copy()
    shapes.loc[0, "geometry"] = Polygon(corners)
    assert shapes.is_valid.all()
    write_shapes(replace(regions, shapes=shapes), tmp_path)
    made = gpd.read_file(tmp_path / "regions.geojson")
    assert made.is_valid.all()
    assert set(made.geom_type) <= {"Polygon", "MultiPolygon"}
    back = made.to_crs(shapes.crs).area.to_numpy()
    assert back == pytest.approx(shapes.area.to_numpy(), rel=1e-3)
