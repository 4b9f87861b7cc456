"""Shares in sentences of core: never told as nothing or all unless they are."""

import pytest

from app.kit.language import sentence
from app.kit.numbers import percent
from core.errors import Notice

SHARES = {0.0: "0.00%", 0.00004: "<0.01%", 0.0001: "0.01%", 0.0099: "0.99%", 0.25: "25.00%",
          0.99998: ">99.99%", 1.0: "100.00%"}  # fmt: skip


@pytest.mark.parametrize(("share", "told"), SHARES.items())
def test_a_share_is_told_as_what_it_is(share, told):
    assert str(Notice("{rate:.2%} suppressed", rate=share)) == f"{told} suppressed"


@pytest.mark.parametrize("share", [0.00004, 0.0099, 0.99998])
def test_the_window_says_the_same_in_its_sentences_and_its_figures(share):
    assert sentence("{rate:.2%}", {"rate": share}) == percent(share)


def test_other_numbers_are_as_they_were():
    text = str(Notice("{n:,} of {m:.3g}, {a:.4%}, {s}", n=1204, m=0.00012, a=0.00004, s="x"))
    assert text == "1,204 of 0.00012, 0.0040%, x"
