"""Records as codes: in the order of the file, and grouped they are exactly the counts."""

from __future__ import annotations

import threading
from collections import Counter
from pathlib import Path

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pyreadstat
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.areas import AreaLayer
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.io.records import POSTAL_CODE, RecordSource, count_records
from core.io.records.coded import read_coded, read_coded_source
from core.quasi_identifiers import MISSING_LABEL, Band, QuasiIdentifier
from core.steps import finish
from core.study import MISSING_VALUES, UNKNOWN_AREA
from tests.core.io.record_files import layer, parquet, source, tally
from tests.vector_cases import BLOCKS, FOLDER, Block, areas

HERE = layer("01", "02", "03")


def labels(of: CodedRecords) -> list[tuple[str, ...]]:
    """The categories of each record, in order."""
    columns = [
        np.array([*of.categories[name], MISSING_LABEL], dtype=object)[codes]
        for name, codes in zip(of.columns, of.codes, strict=True)
    ]
    return [tuple(row) for row in np.stack(columns, axis=1)]


def check_same_as_counts(asked: RecordSource, places: AreaLayer) -> CodedRecords:
    """Groups the codes and compares everything with the counts of a study."""
    study = finish(count_records(asked, places))
    coded = finish(read_coded_source(asked, places))
    assert coded.codes.dtype == np.int32
    assert coded.areas is not None
    found = Counter(
        (str(places.ids[area]), *row) for area, row in zip(coded.areas, labels(coded), strict=True)
    )
    assert found == tally(study)
    assert dict(coded.categories) == dict(study.counts.categories)
    assert list(coded.categories) == list(coded.columns) == list(study.counts.categories)
    assert dict(coded.n_categories) == dict(study.counts.n_categories)
    assert coded.left_out == study.left_out
    assert sorted(map(str, coded.notices)) == sorted(map(str, study.notices))
    classes = np.unique(coded.codes.T, axis=0)
    assert classes.tolist() == study.counts.codes.tolist()
    return coded


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_grouped_codes_are_the_counts_of_the_vectors(block: Block) -> None:
    want = block.expected
    declared = want["declared"] or {}
    qis = [QuasiIdentifier(q, order=tuple(declared.get(q, ()))) for q in want["qis"]]
    asked = source(
        FOLDER / block.case / "records.parquet",
        *qis,
        area="area_id",
        exclude_missing=want["exclude_missing"],
    )
    check_same_as_counts(asked, areas(block.case))


VALUES = st.sampled_from(["a", "b", " b ", "c", "9", "", "1", "1.0", "07", None])
NUMBERS = st.one_of(st.none(), st.integers(-3, 120), st.just(float("nan")), st.just(-0.0))
ROWS = st.lists(
    st.tuples(st.sampled_from(["01", "02", "3", "77", "", None]), VALUES, NUMBERS, VALUES),
    min_size=1,
    max_size=40,
)
RECODED = QuasiIdentifier(
    "text",
    missing=("9",),
    groups={"ab": ("a", "b")},
    order=("z", "ab"),
    non_specific=("c",),
)


@settings(
    max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)
@given(rows=ROWS, banded=st.booleans(), exclude=st.booleans(), csv=st.booleans())
def test_any_file_gives_the_codes_of_its_counts(
    tmp_path: Path,
    rows: list[tuple[object, ...]],
    banded: bool,
    exclude: bool,
    csv: bool,
) -> None:
    rows.append(("01", "a", 1, "c"))
    area, text, number, who = zip(*rows, strict=True)
    columns = {
        "area": pa.array(area, pa.string()),
        "text": pa.array(text, pa.string()),
        "number": pa.array([None if v is None else float(v) for v in number], pa.float64()),  # type: ignore[arg-type]
        "who": pa.array(who, pa.string()),
    }
    path = parquet(tmp_path / "r.parquet", **columns)
    if csv:
        path = tmp_path / "r.csv"
        pa.table(columns).to_pandas().to_csv(path, index=False)
    qi = QuasiIdentifier("number", band=Band(5, top=85)) if banded else QuasiIdentifier("number")
    asked = source(path, RECODED, qi, exclude_missing=exclude)
    check_same_as_counts(asked, HERE)


def test_the_order_is_that_of_the_file(tmp_path: Path) -> None:
    # Several row groups and stretches, more areas than records at first: nothing may be turned.
    n = 600_000
    draw = np.random.default_rng(1)
    age, area = draw.integers(0, 90, n), draw.integers(0, 3, n)
    table = pa.table({"age": age, "area": np.array(["01", "02", "03"], dtype=object)[area]})
    pq.write_table(table, tmp_path / "r.parquet", row_group_size=50_000)
    table.to_pandas().to_csv(tmp_path / "r.csv", index=False)
    for name in ("r.parquet", "r.csv"):
        coded = finish(
            read_coded(
                tmp_path / name,
                [QuasiIdentifier("age", band=Band(1))],
                area_column="area",
                areas=HERE,
            )
        )
        assert coded.categories["age"] == tuple(str(i) for i in range(90))
        assert (coded.codes[0] == age).all()
        assert coded.areas is not None
        assert (coded.areas == area).all()
        assert coded.rows is None
        assert coded.n_records == n


def test_few_records_in_many_areas_keep_their_order(tmp_path: Path) -> None:
    ids = [f"{i:04d}" for i in range(5000)]
    path = parquet(tmp_path / "r.parquet", area=["4999", "0000", "2500"], sex=["m", "f", "x"])
    coded = finish(
        read_coded(path, [QuasiIdentifier("sex")], area_column="area", areas=layer(*ids))
    )
    assert labels(coded) == [("m",), ("f",), ("x",)]
    assert coded.areas is not None
    assert coded.areas.tolist() == [4999, 0, 2500]


def test_without_areas_every_record_counts(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", sex=["m", None, "f", " "], lang=["a", "b", "a", "b"])
    coded = finish(read_coded(path, [QuasiIdentifier("sex"), QuasiIdentifier("lang")]))
    assert labels(coded) == [("m", "a"), ("missing", "b"), ("f", "a"), ("missing", "b")]
    assert coded.areas is None
    assert coded.area_ids is None
    assert coded.left_out == {UNKNOWN_AREA: 0, MISSING_VALUES: 0}
    coded = finish(read_coded(path, [QuasiIdentifier("sex")], exclude_missing=True))
    assert labels(coded) == [("m",), ("f",)]
    assert coded.rows is not None
    assert coded.rows.tolist() == [0, 2]
    assert coded.left_out[MISSING_VALUES] == 2


def test_a_column_of_areas_without_a_layer(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", area=[2.0, 1.0, None, 2.0], sex=["m", "f", "m", "f"])
    coded = finish(read_coded(path, [QuasiIdentifier("sex")], area_column="area"))
    assert coded.area_ids is not None
    assert coded.areas is not None
    assert coded.area_ids.tolist() == ["1", "2"]
    assert coded.areas.tolist() == [1, 0, 1]
    assert coded.left_out[UNKNOWN_AREA] == 1
    coded = finish(
        read_coded(path, [QuasiIdentifier("sex")], area_column="area", keep_unknown=True)
    )
    assert coded.areas is not None
    assert coded.areas.tolist() == [1, 0, -1, 1]
    path = parquet(tmp_path / "p.parquet", code=["K1A 0B1", "k1a0b9", "M5V"], sex=["m", "f", "m"])
    coded = finish(
        read_coded(path, [QuasiIdentifier("sex")], area_column="code", area_kind=POSTAL_CODE)
    )
    assert coded.area_ids is not None
    assert coded.area_ids.tolist() == ["K1A", "M5V"]
    assert "matched to an area: 100.0% of 3" in str(coded.notices[0])


def test_a_layer_without_a_column_is_refused(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", sex=["m"])
    with pytest.raises(VbasError, match="column of area ids is not chosen"):
        finish(read_coded(path, [QuasiIdentifier("sex")], areas=HERE))


@pytest.mark.parametrize("suffix", [".sav", ".dta", ".xpt"])
def test_files_of_statistics_programs_row_by_row(tmp_path: Path, suffix: str) -> None:
    # Counted by columns while they are read (a weight each row), but here row by row.
    frame = pd.DataFrame(
        {
            "area": ["01", "02", "02", "02", "", "01"],
            "sex": [1.0, 2.0, 2.0, 2.0, 1.0, np.nan],
            "other": ["x"] * 6,
        }
    )
    path = tmp_path / f"r{suffix}"
    write = {
        ".sav": pyreadstat.write_sav,
        ".dta": pyreadstat.write_dta,
        ".xpt": pyreadstat.write_xport,
    }[suffix]
    write(frame, str(path))
    coded = check_same_as_counts(source(path, "sex"), HERE)
    assert labels(coded) == [("1",), ("2",), ("2",), ("2",), ("missing",)]
    assert coded.rows is not None
    assert coded.rows.tolist() == [0, 1, 2, 3, 5]


def test_all_records_of_persons_are_kept_with_whose_they_are(tmp_path: Path) -> None:
    path = parquet(
        tmp_path / "r.parquet",
        area=["77", "01", "01", "02", "01", "01", "01", "01"],
        sex=["f", "f", "f", "f", "m", "f", "f", "f"],
        who=["o", "p", " p ", "p", "p", None, "", "q"],
    )
    coded = finish(read_coded_source(source(path, "sex", person_column="who"), HERE))
    assert coded.n_records == 7
    assert coded.persons is not None
    # Nobody is named in two records: they may be of one person, so they count as that.
    assert coded.persons.tolist() == [0, 0, 0, 0, 1, 1, 2]
    assert coded.n_persons == 3
    told = " ".join(map(str, coded.notices))
    assert "Persons (who) with records in several areas: 1" in told
    assert "Records without who: 2; they count as those of one and the same person." in told


def test_without_persons_every_record_is_one(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", sex=["f", "f", "m"])
    coded = finish(read_coded(path, [QuasiIdentifier("sex")]))
    assert coded.persons is None
    assert coded.n_persons == 3


def test_a_person_without_a_number_is_nobody(tmp_path: Path) -> None:
    who = pa.array([1.0, float("nan"), None, 1.0], pa.float64())
    path = parquet(tmp_path / "r.parquet", sex=["f"] * 4, who=who)
    coded = finish(read_coded(path, [QuasiIdentifier("sex")], person_column="who"))
    assert coded.persons is not None
    assert coded.persons.tolist() == [0, 1, 1, 0]


def test_kinds_of_columns(tmp_path: Path) -> None:
    path = parquet(
        tmp_path / "r.parquet",
        area=pa.array(["01", "01", "02"]).dictionary_encode(),
        yes=[True, None, False],
        day=pa.array([0, 1, None], pa.date32()),
        money=pa.array(["1.50", "2.00", None]).cast(pa.decimal128(5, 2)),
        when=pa.array([0, 0, None], pa.timestamp("us")),
        nothing=pa.nulls(3),
        many=pa.array([[1], [1], [2]]),
        big=pa.array([2**63 + 1, 1, None], pa.uint64()),
    )
    names = ("yes", "day", "money", "when", "nothing", "many", "big")
    coded = check_same_as_counts(source(path, *names), HERE)
    assert labels(coded)[0][:3] == ("true", "1970-01-01", "1.5")


def test_files_without_records_or_column(tmp_path: Path) -> None:
    empty = parquet(tmp_path / "empty.parquet", sex=pa.array([], pa.string()))
    with pytest.raises(VbasError, match=r"empty.parquet holds no records"):
        finish(read_coded(empty, [QuasiIdentifier("sex")]))
    with pytest.raises(VbasError, match="no column age"):
        finish(read_coded(empty, [QuasiIdentifier("age")]))
    with pytest.raises(VbasError, match="No quasi-identifier is chosen"):
        finish(read_coded(empty, []))
    with pytest.raises(VbasError, match="There is no file"):
        finish(read_coded(tmp_path / "none.csv", [QuasiIdentifier("age")]))
    path = parquet(tmp_path / "r.parquet", area=["77"], sex=["f"])
    with pytest.raises(VbasError, match=r"No record of r.parquet is in an area"):
        finish(read_coded(path, [QuasiIdentifier("sex")], area_column="area", areas=HERE))


def test_a_column_that_is_no_category(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", number=np.arange(100_000))
    with pytest.raises(VbasError, match="number has 100,000 categories or more"):
        finish(read_coded(path, [QuasiIdentifier("number")]))
    banded = finish(read_coded(path, [QuasiIdentifier("number", band=Band(50_000))]))
    assert banded.categories["number"] == ("0-49999", "50000-99999")


def test_more_records_than_the_memory_holds(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", a=["x"] * 1000, b=["y"] * 1000)
    asked = [QuasiIdentifier("a"), QuasiIdentifier("b")]
    assert finish(read_coded(path, asked, most_bytes=16_000)).n_records == 1000
    with pytest.raises(VbasError, match=r"r.parquet has 1,000 records or more; in 2 columns"):
        finish(read_coded(path, asked, most_bytes=15_999))


def test_a_broken_file_tells_no_value(tmp_path: Path) -> None:
    path = tmp_path / "r.csv"
    path.write_text("sex,age\nf,1\nsecret,2,3,4\nm,3\n")
    with pytest.raises(VbasError) as raised:
        finish(read_coded(path, [QuasiIdentifier("sex")]))
    assert "secret" not in str(raised.value)
    assert raised.value.__cause__ is None


def test_closing_ends_the_reading_and_leaves_no_thread(tmp_path: Path) -> None:
    n = 400_000
    path = parquet(tmp_path / "r.parquet", age=np.arange(n) % 90)
    steps = read_coded(path, [QuasiIdentifier("age")])
    for step in steps:
        if step.stage == "reading records":
            break
    steps.close()
    assert not [t for t in threading.enumerate() if t.name.startswith("vbas")]
