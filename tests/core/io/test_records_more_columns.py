"""Further columns of records that are read already."""

import numpy as np
import pytest

from core.errors import VbasError
from core.io.records.coded import read_coded
from core.io.records.more_columns import read_more
from core.quasi_identifiers import Band, QuasiIdentifier
from core.steps import finish

A, B, C = (QuasiIdentifier(of) for of in "abc")


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "records.csv"
    path.write_text("a,b,c\n" + "\n".join(f"{i % 5},{i % 3 or ''},{i // 10}" for i in range(50)))
    return path


def same(one, other):
    assert one.columns == other.columns
    assert np.array_equal(one.codes, other.codes)
    assert one.categories == other.categories
    assert one.n_categories == other.n_categories


def test_what_is_read_later_is_as_if_read_at_once(path):
    known = finish(read_coded(path, (A, B)))
    same(finish(read_more(path, known, ("c", "a", "b"), (C,))), finish(read_coded(path, (C, A, B))))


def test_a_column_that_is_recoded_otherwise_is_read_again(path):
    known = finish(read_coded(path, (A, B)))
    banded = QuasiIdentifier("a", band=Band(2))
    same(
        finish(read_more(path, known, ("a", "b"), (banded,))),
        finish(read_coded(path, (banded, B))),
    )


def test_fewer_columns_need_no_file(path):
    known = finish(read_coded(path, (A, B, C)))
    path.unlink()
    found = finish(read_more(path, known, ("c",), ()))
    assert found.columns == ("c",)
    assert np.array_equal(found.codes[0], known.codes[2])


def test_a_file_with_other_records_must_be_read_again(path):
    known = finish(read_coded(path, (A,)))
    path.write_text(path.read_text() + "\n1,1,1")
    assert finish(read_more(path, known, ("a", "b"), (B,))) is None


def test_records_that_are_not_all_rows_must_be_read_again(path):
    known = finish(read_coded(path, (B,), exclude_missing=True))
    assert known.rows is not None
    assert finish(read_more(path, known, ("b", "a"), (A,))) is None


def test_a_column_that_is_not_there_is_said(path):
    known = finish(read_coded(path, (A,)))
    with pytest.raises(VbasError, match="religion"):
        finish(read_more(path, known, ("a", "religion"), (QuasiIdentifier("religion"),)))
