"""Values that panels share."""

import numpy as np
import pytest

from app.kit.state import State, Value


class Ours(State):
    design = Value("first")
    passing = Value(0, kept=False)


def test_a_value_announces_that_it_was_replaced(qtbot):
    state, heard = Ours(), []
    state.when("design", heard.append)
    with qtbot.waitSignal(state.changed) as told:
        state.design = "second"
    assert told.args == ["design"]
    state.design = "second"
    assert heard == ["second"]
    assert Ours().design == "first"
    with pytest.raises(AttributeError):
        state.when("desing", print)


def test_arrays_are_replaced_by_others_that_look_alike(qapp):
    state, heard = Ours(), []
    state.when("design", heard.append)
    state.design = np.zeros(2)
    state.design = np.zeros(2)
    assert len(heard) == 2


def test_another_window_takes_over_what_is_kept(qapp):
    one, other = Ours(), Ours()
    one.design, one.passing = "asked", 7
    other.adopt(one)
    assert (other.design, other.passing) == ("asked", 0)
