"""``vbas reproduce``: the quick forms as they are run, and what is refused."""

from __future__ import annotations

import pandas as pd
import pytest

from app.cli import main
from core.reproduction.claims import DOES_NOT_HOLD, HOLDS, IN_PART


@pytest.mark.parametrize("paper", ["gaps2009", "guidance2010", "ru2007", "pumf2011"])
def test_the_quick_form_writes_a_page_of_verdicts(paper, tmp_path, capsys):
    out = tmp_path / paper
    assert main(["reproduce", paper, "--quick", "--out", str(out)]) == 0
    said = capsys.readouterr().out
    claims = pd.read_csv(out / "claims.csv")
    assert set(claims["verdict"]) <= {HOLDS, IN_PART, DOES_NOT_HOLD}
    assert (claims["verdict"] == HOLDS).sum() >= 2
    for verdict, statement in zip(claims["verdict"], claims["statement"], strict=True):
        assert f"{verdict:14} {statement}" in said
    assert "A quick look" in (out / "index.html").read_text(encoding="utf-8")


def test_papers_that_are_not_known_or_take_no_areas_are_refused(tmp_path, capsys):
    assert main(["reproduce", "smith1999", "--out", str(tmp_path / "a")]) == 2
    assert "croft2015, gaps2009, guidance2010, ru2007, pumf2011" in capsys.readouterr().err
    areas = tmp_path / "areas.csv"
    areas.write_text("id,population\nK1A,5\n")
    words = ["reproduce", "ru2007", "--areas", str(areas), "--out", str(tmp_path / "b")]
    assert main(words) == 2
    assert "no use for a file of areas" in capsys.readouterr().err
