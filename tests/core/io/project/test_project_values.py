"""Values of every kind become plain data and are the same afterwards."""

import json
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays
from numpy.typing import NDArray
from pyproj import CRS

from core.errors import Notice, Phrase
from core.io.project import packing
from core.io.project.plain import Blobs, Codec, DamagedError, moved
from core.steps import Stage
from tests.core.io.project.project_cases import differences

FOLDER = Path("/somewhere/inside")
TEXT = st.text(st.characters(blacklist_categories=("Cs",)), max_size=8)
WHOLE = st.integers(-(2**63), 2**63 - 1)  # others are refused
SCALARS = st.none() | st.booleans() | WHOLE | st.floats() | TEXT


@dataclass(frozen=True, eq=False)
class Inner:
    word: str
    share: float = 0.0
    many: tuple[int, ...] = ()


@dataclass(frozen=True, eq=False)
class Everything:
    """Every kind of field that kept values have."""

    whole: int
    number: float
    truth: bool
    text: str
    maybe: float | None
    one_of: str | int | float | None
    inner: Inner
    others: tuple[Inner, ...]
    pair: tuple[str, int]
    named: dict[str, Inner]
    path: Path
    said: Notice
    stage: str
    anything: object
    numbers: NDArray[np.float64]
    texts: NDArray[np.object_]
    table: pd.DataFrame = field(default_factory=pd.DataFrame)


INNER = st.builds(Inner, TEXT, st.floats(), st.lists(WHOLE).map(tuple))
VALUES = st.dictionaries(st.sampled_from("abc"), SCALARS, max_size=3)
NAMES = "{a} {b} {c} "


@st.composite
def notices(draw, depth=2):
    values = {name: draw(SCALARS) for name in "abc"}
    if depth:
        values["a"] = draw(notices(depth=depth - 1) | st.builds(Phrase, TEXT, TEXT))
    return Notice(NAMES, **values)


KINDS = st.sampled_from([np.bool_, np.int8, np.int32, np.uint64, np.float32, np.float64])
SHAPES = arrays.array_shapes(min_dims=0, max_dims=3, min_side=0, max_side=4)
OBJECTS = st.lists(SCALARS, max_size=6).map(lambda of: np.array([*of, None], dtype=object)[:-1])
COLUMNS = [
    pd.Series([1.5, None, float("inf")]),
    pd.Series([1, 2, 3], dtype="int16"),
    pd.Series(["a", None, "\ud7ff"], dtype="str"),
    pd.Series(["a", pd.NA, "b"], dtype="string"),
    pd.Series([True, False, True]),
    pd.Series([True, None, False], dtype="boolean"),
    pd.Series([1, None, 3], dtype="Int64"),
    pd.Series([True, None, "mixed"], dtype=object),
    pd.Series([1, 2.5, float("nan")], dtype=object),
    pd.Series(pd.to_datetime(["2020-02-29", None, "1969-01-01"])),
    pd.Series(pd.to_datetime(["2020-02-29", None, "1969-01-01"]).tz_localize("America/Toronto")),
    pd.Series(["x", "y", "x"], dtype="category"),
]
TABLES = st.lists(st.sampled_from(COLUMNS), max_size=4).map(
    lambda of: pd.DataFrame({f"c{i}": column for i, column in enumerate(of)})
)
EVERYTHING = st.builds(
    Everything,
    whole=WHOLE,
    number=st.floats(),
    truth=st.booleans(),
    text=TEXT,
    maybe=st.none() | st.floats(),
    one_of=st.none() | TEXT | WHOLE | st.floats(),
    inner=INNER,
    others=st.lists(INNER, max_size=2).map(tuple),
    pair=st.tuples(TEXT, WHOLE),
    named=st.dictionaries(TEXT, INNER, max_size=2),
    path=st.sampled_from([Path("/a/b"), FOLDER / "c", FOLDER.parent / "é"]),
    said=notices(),
    stage=TEXT | st.just(Stage("try {n} of {what}", n=3, what=Stage("x"))),
    anything=SCALARS | notices() | st.tuples(TEXT, WHOLE),
    numbers=arrays.arrays(np.float64, SHAPES),
    texts=OBJECTS,
    table=TABLES,
)


def through(value, kind, folder=FOLDER):
    """A value through JSON and bytes, as through a file."""
    blobs = Blobs(folder)
    plain = json.loads(json.dumps(Codec(blobs).plain(value, kind)))
    return Codec(Blobs(folder, dict(blobs.by_name))).value(plain, kind)


@given(EVERYTHING)
def test_everything_comes_back(value) -> None:
    assert differences(value, through(value, Everything)) == []


@given(KINDS.flatmap(lambda kind: arrays.arrays(kind, SHAPES)))
def test_arrays_come_back_to_the_last_bit(value) -> None:
    found = packing.Unpacker().unpacked(*packing.packed(value))
    assert differences(value, found) == []
    assert found.flags.writeable


@given(arrays.arrays(np.float32, (3, 4)))
def test_arrays_in_the_order_of_columns_too(value) -> None:
    turned = np.asfortranarray(value)
    found = packing.Unpacker().unpacked(*packing.packed(turned))
    np.testing.assert_array_equal(found, value)


@pytest.mark.parametrize("column", COLUMNS, ids=lambda of: str(of.dtype))
def test_columns_come_back_with_their_kind(column) -> None:
    table = pd.DataFrame({"a": column, "b": range(3)})
    assert differences(table, packing.Unpacker().unpacked(*packing.packed(table))) == []


def test_a_table_without_columns_keeps_its_rows() -> None:
    found = packing.Unpacker().unpacked(*packing.packed(pd.DataFrame(index=range(5))))
    assert found.shape == (5, 0)


def test_names_of_columns_may_be_said_twice() -> None:
    table = pd.DataFrame([[1, "a"]], columns=["x", "x"])
    assert differences(table, packing.Unpacker().unpacked(*packing.packed(table))) == []


def test_the_same_array_is_kept_once_and_moves_with_its_value() -> None:
    array = np.arange(4)
    blobs, further = Blobs(FOLDER), Blobs(FOLDER)
    plain = Codec(blobs).plain((array, array), tuple[NDArray[np.intp], ...])
    assert len(blobs.by_name) == 1
    there = moved(plain, blobs, further)
    found = Codec(further).value(there, tuple[NDArray[np.intp], ...])
    assert differences((array, array), found) == []
    assert len(further.by_name) == 1


def test_coordinate_systems_come_back() -> None:
    for crs in (CRS.from_epsg(3347), CRS.from_wkt('LOCAL_CS["plane",UNIT["metre",1]]')):
        assert through(crs, CRS) == crs


def test_numbers_of_numpy_where_pythons_were_expected(tmp_path) -> None:
    found = json.loads(json.dumps(Codec(Blobs(FOLDER)).plain(np.int64(3), int), default=int))
    assert found == 3


@pytest.mark.parametrize(
    ("plain", "kind"),
    [
        ("1", int),
        (1.5, int),
        (True, int),
        ("x", float),
        (1, bool),
        (1, str),
        (None, str),
        ([1], Inner),
        ({"word": 1}, Inner),
        ({}, Inner),
        (5, Path),
        ("a\0b", Path),
        ("\ud800", Path),
        ("nonsense", CRS),
        ("GEOGCS[", CRS),
        ({"array": "7"}, NDArray[np.float64]),
        ({"array": ["1"]}, NDArray[np.float64]),
        (None, NDArray[np.float64]),
        ({"notice": "{a.__class__}", "values": {"a": 1}}, Notice),
        ({"notice": "{a!r}", "values": {"a": 1}}, Notice),
        ({"notice": "{a:>999999999}", "values": {"a": 1}}, Notice),
        ({"notice": "{a:{b}}", "values": {"a": 1, "b": "9"}}, Notice),
        ({"notice": "{missing}", "values": {}}, Notice),
        ({"notice": "{a:,}", "values": {"a": "text"}}, Notice),
        ({"notice": "{", "values": {}}, Notice),
        ({"stage": "{missing}", "values": {}}, str),
        ({"nothing": 1}, str),
        ([], dict[str, int]),
        ([1, 2], tuple[int, str]),
    ],
)
def test_what_cannot_be_is_refused(plain, kind) -> None:
    with pytest.raises(DamagedError):
        Codec(Blobs(FOLDER)).value(plain, kind)


@pytest.mark.parametrize(
    ("stored", "kind"),
    [
        (np.array(["a"], dtype=object), NDArray[np.float64]),
        (np.array([1.5]), NDArray[np.int32]),
        (np.array([1]), NDArray[np.bool_]),
        (np.array([1]), NDArray[np.object_]),
        (np.array([1]), pd.DataFrame),
        (pd.DataFrame({"a": [1]}), NDArray[np.int64]),
    ],
)
def test_arrays_of_another_kind_are_refused(stored, kind) -> None:
    blobs = Blobs(FOLDER)
    reference = blobs.add(stored)
    with pytest.raises(DamagedError):
        Codec(blobs).value(reference, kind)
