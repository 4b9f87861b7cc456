"""Counting: hand-made files whose counts are known, and plain pandas on random ones."""

from __future__ import annotations

import gzip
from pathlib import Path

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.errors import VbasError
from core.io.records import POSTAL_CODE
from core.io.records.classes_found import pack
from core.io.records.kernels import places_in_rows, put, sort_rows
from core.quasi_identifiers import Band, QuasiIdentifier
from core.study import MISSING_VALUES, UNKNOWN_AREA
from tests.core.io.record_files import count, frame_tally, layer, notices, parquet, tally
from tests.vector_cases import BLOCKS, FOLDER, Block, areas

HERE = layer("01", "02", "03")


@pytest.mark.parametrize("name", ["records.parquet", "records.csv.gz"])
@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_vectors(block: Block, name: str) -> None:
    want = block.expected
    declared = want["declared"] or {}
    qis = [QuasiIdentifier(q, order=tuple(declared.get(q, ()))) for q in want["qis"]]
    study = count(
        FOLDER / block.case / name,
        areas(block.case),
        *qis,
        area="area_id",
        exclude_missing=want["exclude_missing"],
    )
    assert study.counts.n_records == want["records_used"]
    assert study.left_out[UNKNOWN_AREA] == want["records_unknown_area"]
    assert study.left_out[MISSING_VALUES] == want["records_excluded_missing"]
    assert study.counts.table().to_numpy().tolist() == want["ecs"]
    assert np.prod(list(study.counts.n_categories.values())) == want["maxcombs"]
    for column, categories in want["categories"].items():
        labels = [c for c in categories if c != "missing"]
        assert list(study.counts.categories[column]) == labels
    assert int((study.counts.records == 0).sum()) == want["areas_without_records"]


def test_hand_made_counts(tmp_path: Path) -> None:
    path = parquet(
        tmp_path / "r.parquet",
        area=["02", "01", "02", None, " ", "77", "02"],
        sex=["m", "f", "m", "m", "f", "x", " "],
        age=[3, 1, 3, 3, 1, 9, None],
    )
    study = count(path, HERE, "sex", "age")
    assert tally(study) == {
        ("02", "m", "3"): 2,
        ("01", "f", "1"): 1,
        ("02", "missing", "missing"): 1,
    }
    assert study.counts.counts.toarray().tolist() == [[1, 0, 0], [0, 2, 1], [0, 0, 0]]
    assert study.left_out == {UNKNOWN_AREA: 3, MISSING_VALUES: 0}
    # "x" and 9 are only in a record of unknown area: they are no categories.
    assert study.counts.categories == {"sex": ("f", "m"), "age": ("1", "3")}
    assert study.counts.counts.data.dtype == study.counts.counts.indices.dtype == np.int32


def test_missing_values_can_be_left_out(tmp_path: Path) -> None:
    path = parquet(
        tmp_path / "r.parquet", area=["01"] * 4, sex=["f", "9", None, "f"], lang=list("abcd")
    )
    study = count(path, HERE, QuasiIdentifier("sex", missing=("9",)), "lang", exclude_missing=True)
    assert tally(study) == {("01", "f", "a"): 1, ("01", "f", "d"): 1}
    assert study.left_out == {UNKNOWN_AREA: 0, MISSING_VALUES: 2}
    assert study.counts.categories["lang"] == ("a", "d")


def test_declared_order_comes_first_and_counts(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", area=["01"] * 4, q=["b", "z", "a", "other"])
    qi = QuasiIdentifier("q", order=("b", "c"), non_specific=("other",))
    study = count(path, HERE, qi)
    assert study.counts.categories["q"] == ("b", "c", "a", "other", "z")
    assert study.counts.n_categories["q"] == 4
    assert [row[0] for row in study.counts.codes] == [0, 2, 3, 4]
    assert "q has 3 categories that were not declared" in notices(study)


def test_values_are_ordered_as_text(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", area=["01"] * 3, q=[10, 9, 1])
    assert count(path, HERE, "q").counts.categories["q"] == ("1", "10", "9")


@pytest.mark.parametrize(
    "ages",
    [
        pa.array([0, 4, 5, 84, 85, 101, 999, None, None]),
        pa.array([0.0, 4.9, 5.0, 84.5, 85.0, 101.0, 999.0, None, float("nan")]),
        ["0", "4", " 5 ", "84", "85.0", "101", "999", "", None],
    ],
)
def test_bands(tmp_path: Path, ages: pa.Array) -> None:
    path = parquet(tmp_path / "r.parquet", area=["01"] * 9, age=ages)
    qi = QuasiIdentifier("age", missing=("999",), band=Band(5, top=85))
    study = count(path, HERE, qi)
    assert study.counts.categories["age"] == ("0-4", "5-9", "80-84", "85+")
    assert study.counts.sizes.tolist() == [2, 1, 1, 2, 3]


def test_bands_with_words_groups_and_odd_widths(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", area=["01"] * 5, x=["-1", "0.2", "0.7", "many", "12"])
    study = count(path, HERE, QuasiIdentifier("x", band=Band(0.5)))
    assert study.counts.categories["x"] == ("-1 to <-0.5", "0 to <0.5", "0.5 to <1", "12 to <12.5")
    assert "Records without a number in x: 1." in notices(study)
    groups = {"low": ("-10 to -1", "0-9")}
    study = count(path, HERE, QuasiIdentifier("x", band=Band(10), groups=groups))
    assert study.counts.categories["x"] == ("low", "10-19")
    assert study.counts.sizes.tolist() == [3, 1, 1]


def test_width_one_gives_the_numbers_in_their_order(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", area=["01"] * 3, x=[10, 9, 100])
    study = count(path, HERE, QuasiIdentifier("x", band=Band(1)))
    assert study.counts.categories["x"] == ("9", "10", "100")


def test_groups_join_categories(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", area=["01"] * 4, q=["a", "b", "c", "d"])
    study = count(path, HERE, QuasiIdentifier("q", groups={"y": ("a", "c"), "b2": ("b",)}))
    assert study.counts.categories["q"] == ("b2", "d", "y")
    assert study.counts.sizes.tolist() == [1, 1, 2]


def test_codes_are_text_whatever_their_type(tmp_path: Path) -> None:
    path = parquet(
        tmp_path / "r.parquet",
        area=["01"] * 2,
        whole=[1.0, 2.5],
        flag=[True, False],
        day=pa.array([0, 1], pa.date32()),
        choice=pa.array(["a", "b"]).dictionary_encode(),
    )
    study = count(path, HERE, "whole", "flag", "day", "choice")
    assert study.counts.categories == {
        "whole": ("1", "2.5"),
        "flag": ("false", "true"),
        "day": ("1970-01-01", "1970-01-02"),
        "choice": ("a", "b"),
    }


@pytest.mark.parametrize(
    ("ids", "says"),
    [
        (["01", "02"], ""),
        (pa.array([1, 2]), "2 area ids of area were matched after padding with zeros"),
        (pa.array([1.0, 2.0]), "padding with zeros"),
        (["01.0", "02.0"], "2 area ids of area were matched without their trailing '.0'"),
        (["1.0", "002"], "padding with zeros"),
    ],
)
def test_area_ids_are_matched_as_text(tmp_path: Path, ids: object, says: str) -> None:
    path = parquet(tmp_path / "r.parquet", area=ids, q=["a", "b"])
    study = count(path, HERE, "q")
    assert study.counts.records.tolist() == [1, 1, 0]
    assert says in notices(study)
    assert bool(study.notices) == bool(says)


def test_ambiguous_zeros_match_nothing(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", area=["1", "02"], q=["a", "b"])
    study = count(path, layer("01", "001", "02"), "q")
    assert study.counts.records.tolist() == [0, 0, 1]
    assert study.left_out[UNKNOWN_AREA] == 1


def test_postal_codes(tmp_path: Path) -> None:
    path = parquet(
        tmp_path / "r.parquet", area=["k1a 0b1", "K1A0B2", "M5V-1A1", None, "X9"], q=["a"] * 5
    )
    study = count(path, layer("K1A", "M5V"), "q", area_kind=POSTAL_CODE)
    assert study.counts.records.tolist() == [2, 1]
    assert "matched to an area: 60.0% of 5." in notices(study)


def test_conversion_tables(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", area=["k1a 0b1", "K1A0B2", "M5V1A1"], q=["a"] * 3)
    table = tmp_path / "pc.csv"
    table.write_text("postal;area\nK1A 0B1;02\nk1a0b2;03\nM5V1A1;99\n")
    study = count(path, HERE, "q", conversion_path=table)
    assert study.counts.records.tolist() == [0, 1, 1]

    def line(code: str, area: str, link: str, block: int) -> str:
        start = f"{code}{code[:3]}35".ljust(125) + area + "1" * block
        return f"{start:<{158 + block}}{link}1".ljust(214 + block) + "\n"

    fixed = tmp_path / "pccf.txt"
    for block in (2, 3):
        fixed.write_text(
            line("K1A0B1", "35010001", "0", block)
            + line("K1A0B1", "35010002", "1", block)
            + line("M5V1A1", "35010001", "1", block)
        )
        study = count(path, layer("35010001", "35010002"), "q", conversion_path=fixed)
        assert study.counts.records.tolist() == [1, 1]
        assert study.left_out[UNKNOWN_AREA] == 1


def test_persons_are_counted_once(tmp_path: Path) -> None:
    path = parquet(
        tmp_path / "r.parquet",
        area=["01", "01", "01", "02", "01", "01"],
        q=["a", "a", "b", "a", "a", "a"],
        who=["p", "p", "p", "p", None, None],
    )
    study = count(path, HERE, "q", person_column="who")
    assert tally(study) == {("01", "a"): 4, ("01", "b"): 1, ("02", "a"): 1}
    assert study.counts.class_sizes.tolist() == [2, 1, 1]
    assert study.counts.n_people == 2
    assert study.counts.people.tolist() == [1.5, 0.5, 0.0]
    assert study.counts.merged(np.zeros(3, int), 1).class_sizes.tolist() == [2, 1]
    assert "Persons (who) with records in several areas: 1" in notices(study)
    assert "Records without who: 2" in notices(study)


BLANKS = ["\u00a0", "\u2003", "\t", " ", "", "\u200b", None]


def test_blanks_of_any_kind_name_nobody(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", area=["01"] * 7, q=["a"] * 7, who=BLANKS)
    more = parquet(
        tmp_path / "s.parquet",
        area=["01"] * 8,
        q=["a"] * 8,
        who=["P1", " P1", "P1\u00a0", "\tP1", "P1\r", "P1\u200b", "P2", "\u2003"],
    )
    with pytest.raises(VbasError, match="blank in all rows"):
        count(path, HERE, "q", person_column="who")
    assert count(more, HERE, "q", person_column="who").counts.class_sizes.tolist() == [3]


def test_persons_that_look_missing_are_told(tmp_path: Path) -> None:
    who = ["NA", "null", ".", "p", "p"]
    path = parquet(tmp_path / "r.parquet", area=["01"] * 5, q=["a"] * 5, who=who)
    study = count(path, HERE, "q", person_column="who")
    assert "Values of who in 3 rows look like missing ones" in notices(study)


STAYS = st.lists(
    st.tuples(
        st.sampled_from(["01", "02", "03", "04", None]),
        st.sampled_from(["a", "b", "c", None]),
        st.sampled_from(["x", "y"]),
        st.sampled_from(["p", "q", " q ", "r", "s", "", " ", None]),
    ),
    min_size=1,
    max_size=60,
)


@settings(max_examples=60, deadline=None)
@given(STAYS, st.booleans(), st.integers(0, 7))
def test_persons_of_any_file_are_those_of_sets(
    tmp_path_factory, rows: list, exclude_missing: bool, regions: int
) -> None:
    """Whatever areas are grouped: as many distinct persons as a set holds."""
    path = tmp_path_factory.mktemp("stays") / "r.parquet"
    area, q, r, who = zip(*rows, strict=True)
    parquet(path, area=list(area), q=list(q), r=list(r), who=list(who))
    used = [row for row in rows if row[0] in HERE.ids and not (exclude_missing and row[1] is None)]
    try:
        study = count(path, HERE, "q", "r", person_column="who", exclude_missing=exclude_missing)
    except VbasError:
        named = [row for row in rows if (row[3] or "").strip()]
        assert not (named and [row for row in rows if row[0] in HERE.ids])
        return
    labels = np.array([regions & 1, regions >> 1 & 1, regions >> 2])
    merged = study.counts.merged(labels, 2)
    table, want = merged.table(), {}
    for area_id, q_value, r_value, person in used:
        key = (int(labels[int(area_id) - 1]), q_value or "missing", r_value)
        want.setdefault(key, set()).add((person or "").strip())
    found = merged.size_matrix.tocoo()
    got = {
        (int(unit), *table.iloc[c]): int(n)
        for unit, c, n in zip(found.row, found.col, found.data, strict=True)
    }
    assert got == {key: len(of) for key, of in want.items()}
    assert study.counts.n_records == len(used)
    assert study.counts.n_people == len({(person or "").strip() for *_, person in used})


def test_one_category_is_told_and_counted(tmp_path: Path) -> None:
    path = parquet(tmp_path / "r.parquet", area=["01"] * 2, q=["a", "a"], r=["x", "y"])
    study = count(path, HERE, "q", "r")
    assert study.counts.n_categories == {"q": 1, "r": 2}
    assert "q has one category" in notices(study)


def test_many_quasi_identifiers_need_several_words(tmp_path: Path) -> None:
    rng = np.random.default_rng(5)
    columns = {f"q{i}": rng.integers(0, 90, 2000).astype(str) for i in range(12)}
    frame = pd.DataFrame({"area": rng.choice(["01", "02"], 2000), **columns})
    frame.to_parquet(tmp_path / "r.parquet")
    study = count(tmp_path / "r.parquet", HERE, *columns)
    assert len(pack([91] * 12)) == 2
    assert tally(study) == frame_tally(frame)
    assert np.array_equal(study.counts.codes, np.unique(study.counts.codes, axis=0))


VALUES = st.sampled_from(["a", "B", "é", "10", "9", "", None])
ROWS = st.lists(
    st.tuples(st.sampled_from(["01", "02", "03", "04", None]), VALUES, VALUES),
    min_size=1,
    max_size=60,
)


@settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(rows=ROWS, seed=st.integers(0, 9), gz=st.booleans())
def test_same_as_plain_pandas(
    tmp_path: Path, rows: list[tuple[str | None, ...]], seed: int, gz: bool
) -> None:
    frame = pd.DataFrame([("01", "a", "B"), *rows], columns=["area", "q", "r"], dtype=object)
    known = frame[frame["area"].isin(["01", "02", "03"])].replace("", None)
    want = frame_tally(known)
    shuffled = frame.sample(frac=1, random_state=seed)
    shuffled.to_parquet(tmp_path / "r.parquet")
    path = tmp_path / ("r.csv.gz" if gz else "r.csv")
    with (
        gzip.open(path, "wt", encoding="utf-8") if gz else path.open("w", encoding="utf-8") as file
    ):
        shuffled.to_csv(file, index=False)
    for file_name in (tmp_path / "r.parquet", path):
        study = count(file_name, HERE, "q", "r")
        assert tally(study) == want
        assert study.left_out[UNKNOWN_AREA] == len(frame) - len(known)
        assert study.counts.categories["q"] == tuple(sorted(known["q"].dropna().unique()))
        assert [tuple(c) for c in study.counts.codes] == sorted(
            {tuple(c) for c in study.counts.codes}
        )


@settings(max_examples=50, deadline=None)
@given(
    st.lists(st.tuples(st.integers(0, 4), st.integers(0, 6)), unique=True, max_size=35),
    st.sets(st.integers(0, 6)),
)
def test_kernel_sorts_groups(pairs: list[tuple[int, int]], dropped: set[int]) -> None:
    area = np.array([a for a, _ in pairs], dtype=np.int32)
    rank = np.array([-1 if c in dropped else c for _, c in pairs], dtype=np.int32)
    number = np.arange(1, len(pairs) + 1, dtype=np.int32)
    places = area.copy()
    indptr = places_in_rows(places, rank, 5)
    indices, data = (put(places, of, indptr[-1]) for of in (rank, number))
    sort_rows(indptr, indices, data, 0, 2)
    sort_rows(indptr, indices, data, 2, 5)
    dense = np.zeros((5, 7), dtype=np.int32)
    dense[area[rank >= 0], rank[rank >= 0]] = number[rank >= 0]
    rows = [list(indices[indptr[a] : indptr[a + 1]]) for a in range(5)]
    assert rows == [list(np.flatnonzero(dense[a])) for a in range(5)]
    assert data.tolist() == dense[dense > 0].tolist()


def test_not_a_number_is_missing_whatever_the_statistics_of_the_file_say(tmp_path: Path) -> None:
    numbers = pa.array([0.0, float("nan"), 5.0], from_pandas=False)
    path = parquet(tmp_path / "r.parquet", area=["01", "01", "02"], age=numbers)
    study = count(path, HERE, QuasiIdentifier("age", band=Band(5, top=85)))
    assert study.counts.categories["age"] == ("0-4", "5-9")
    assert study.counts.n_records == 3
    assert study.counts.codes[:, 0].tolist() == [0, 1, 2]  # the last is missing
