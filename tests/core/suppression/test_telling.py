"""Which columns tell what another one hides: worked out by hand, and pair by pair."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from core.suppression.cells.telling import Column, Telling, telling, telling_notices

NONE = 9


def column(name, codes, shown=None):
    hidden = None if shown is None else np.array(shown, dtype=bool)
    return Column(name, np.array(codes, dtype=np.int32), NONE, hidden)


def test_a_code_tells_its_block():
    block, code = column("block", [0, 0, 1, 1]), column("code", [0, 1, 2, 2])
    found = telling(block, np.array([True, False, False, False]), code)
    assert found == Telling("block", "code", 1, 1)
    assert found.determined


def test_a_block_does_not_tell_its_code_where_it_has_several():
    block, code = column("block", [0, 0, 1, 1]), column("code", [0, 1, 2, 2])
    found = telling(code, np.array([True, False, True, False]), block)
    assert (found.cells, found.told) == (2, 1)
    assert found.share == 0.5
    assert not found.determined


def test_a_blank_or_missing_value_tells_nothing():
    block = column("block", [0, 0, 1, 1])
    code = column("code", [NONE, 1, 2, 2], shown=[True, False, True, True])
    found = telling(block, np.array([True, True, False, False]), code)
    assert found == Telling("block", "code", 0, 0)
    assert found.share == 0


def test_what_was_missing_is_not_hidden():
    block, code = column("block", [NONE, 0]), column("code", [1, 1])
    assert telling(block, np.array([True, False]), code).cells == 0


def test_one_sentence_for_each_column_by_the_one_that_tells_most():
    found = [Telling("a", "b", 5, 2), Telling("a", "c", 5, 4), Telling("d", "b", 1, 1)]
    said = [str(of) for of in telling_notices(found)]
    assert len(said) == 2
    assert "Of 5 blanked values of a, 4 can be told from c" in said[0]
    assert "can be told from b" in said[1]


rows = st.lists(
    st.tuples(st.sampled_from([0, 1, 2, NONE]), st.sampled_from([0, 1, 2, NONE]), st.booleans()),
    max_size=12,
)


@given(rows)
def test_as_the_definition_says(of):
    hidden, other, cells = ([row[i] for row in of] for i in range(3))
    found = telling(column("x", hidden), np.array(cells, dtype=bool), column("y", other))
    asked = [(x, y) for x, y, hide in of if hide and x != NONE and y != NONE]
    values = {y: {x for x, other_y, _ in of if other_y == y and x != NONE} for _, y in asked}
    assert found.cells == len(asked)
    assert found.told == sum(len(values[y]) == 1 for _, y in asked)
