"""The fuzz of all readers, a few inputs each, and that it sees what it looks for."""

import os
import time

import pytest

from benchmarks import fuzz
from benchmarks.fuzzing.cases import READERS, Reader
from benchmarks.fuzzing.worker import BUG, HANG, MEMORY, SAME, SENTENCE, SILENT, TOLD, input_of
from core.errors import VbasError

INPUTS = 25
"""What each reader is given: no time, so that any machine reads the same."""
FILES = {"a.csv": b"id,x\na,1\nb,2\n"}


def _cases():
    return {"csv": FILES}


def _planted(path):
    """Each size of file has another fault."""
    data = path.read_bytes()
    if data == FILES["a.csv"]:
        return "whole", ()
    what = len(data) % 7
    if what == 0:
        raise KeyError("planted")
    if what == 1:
        raise VbasError("A sentence.")
    if what == 5:
        (path.parent / "beside").touch()
    if what == 2:
        return bytearray(16 << 30), ()
    if what == 3:
        return "whole", ()
    if what == 4:
        return "other", ("said",)
    return "other", ()


def _endless(path):
    while path.read_bytes() != FILES["a.csv"]:
        time.sleep(0.01)
    return "whole", ()


def _crashing(path):
    if path.read_bytes() != FILES["a.csv"]:
        os._exit(3)
    return "whole", ()


def test_it_tells_all_outcomes_apart():
    found = fuzz.run(["planted"], 60, 60, reader=Reader(_cases, _planted))["planted"]
    assert set(found.counts) == {BUG, SENTENCE, MEMORY, SAME, TOLD, SILENT}
    assert len(found.faults) == found.counts[BUG] + found.counts[MEMORY]
    bugs = [text for *_, outcome, text in found.faults if outcome == BUG]
    assert any("planted" in text for text in bugs)
    assert any("writes beside its input" in text for text in bugs)


@pytest.mark.parametrize(("read", "outcome"), [(_endless, HANG), (_crashing, BUG)])
def test_it_survives_what_it_reads(read, outcome):
    found = fuzz.run(["planted"], 1, 60, reader=Reader(_cases, read), each=1)["planted"]
    assert found.counts == {outcome: 1}


def test_an_input_is_the_same_wherever_it_is_made():
    cases = READERS["styles"].cases()
    for number in range(50):
        assert input_of(cases, "styles", 1, number) == input_of(cases, "styles", 1, number)
    assert len({str(input_of(cases, "styles", 1, number)) for number in range(50)}) > 45


def test_no_reader_has_a_fault():
    """Readers share one process, which starts once; ``python -m benchmarks.fuzz`` goes on."""
    found = fuzz.run(list(READERS), INPUTS, seconds=600, seed=1)
    assert {name: of.counts.total() for name, of in found.items()} == dict.fromkeys(READERS, INPUTS)
    assert not [(name, *fault) for name, of in found.items() for fault in of.faults]
