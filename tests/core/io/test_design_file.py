"""Designs are written without counts, read as they were, and asked again by their commands."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.cutoff.design import BAND, Coarsening, Design, Variable
from core.errors import VbasError
from core.hierarchies.design import CellDesign, LevelledVariable
from core.io.areas import AreaSource
from core.io.design_file import (
    CellsDesign,
    LevelsDesign,
    SavedDesign,
    UniquenessDesign,
    read_design,
    words_of_design,
    write_design,
)
from core.io.records import RecordSource
from core.levels.question import Question as LevelsQuestion
from core.quasi_identifiers import Band, QuasiIdentifier
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import COLLAPSE, Recode
from core.suppression.cells.protection import Protection

MODEL = ("el-emam-2009-maxcombs", "maxcombs")
VARIABLES = (
    Variable("age", 86, 1.0, Coarsening(BAND, 5), records=(3, 1)),
    Variable("sex", 2),
)


def saved(asked, folder: Path) -> SavedDesign:
    qis = (QuasiIdentifier("age", band=Band(5, 85)), QuasiIdentifier("sex"))
    records = RecordSource(folder / "people.csv", "DA", qis, where="age < 90")
    areas = AreaSource(folder / "areas.csv", id_column="DAUID")
    return SavedDesign(asked, records, areas, sha256={"records": "ab", "areas": "cd"})


ASKED = [
    UniquenessDesign(
        Question(("age", "sex"), (Recode("sex", COLLAPSE, 2),), 3), (0.3, 0.1), {"age": 5.0}
    ),
    CellsDesign(
        Protection(
            (("age", "sex"), ("geography.fsa",)),
            k=7,
            tau=0.15,
            weights={"age": 0.5},
            follow={"sex": ("note",)},
            give_back=True,
        ),
        CellDesign((LevelledVariable("age", ("age", "age.band"), known=1),), links=(("a", "b"),)),
    ),
    LevelsDesign(LevelsQuestion(Design((VARIABLES[1],)), *MODEL, "central", enough=0.9), MODEL),
]


@pytest.mark.parametrize("asked", ASKED)
def test_what_is_written_is_read(tmp_path, asked):
    of = saved(asked, tmp_path)
    write_design(of, tmp_path / "design.toml")
    assert read_design(tmp_path / "design.toml") == of


def test_no_count_is_written(tmp_path):
    question = LevelsQuestion(Design(VARIABLES, entropy=2.5), *MODEL)
    write_design(saved(LevelsDesign(question, MODEL), tmp_path), tmp_path / "design.toml")
    text = (tmp_path / "design.toml").read_text()
    assert "2.5" not in text
    design = read_design(tmp_path / "design.toml").asked.question.design
    assert [of.records for of in design.variables] == [(), ()]
    assert design.max_combinations == 36  # 18 bands of five years x 2


def test_words_ask_the_same(tmp_path):
    path = tmp_path / "design.toml"
    words = words_of_design(saved(ASKED[1], tmp_path), path)
    assert words.pop(words.index("--give-back")) == "--give-back"
    said = dict(zip(words[::2], words[1::2], strict=True))
    assert said["--combinations"] == "age+sex; geography.fsa"
    assert (said["--threshold"], said["--weights"]) == ("0.15", "age=0.5")
    assert said["--categories"] == str(path)  # the bands stand in the design itself
    levels = words_of_design(
        saved(LevelsDesign(ASKED[2].question, MODEL, (), ("fsa",)), tmp_path), path
    )
    assert levels[levels.index("--level") + 1] == "fsa"
    assert levels[levels.index("--region") + 1] == "central"


@pytest.mark.parametrize(
    "damage",
    [
        ("k = 7", 'k = "seven"'),
        ("give_back = true", "give_back = 3"),
        ('area_column = "DA"', "area_column = 1"),
        ("[design.protection]", "[design.protection]\nlaunch = 1"),
        ('command = "suppress"', 'command = "rm"'),
        ("format = 1", "format = 2"),
        ("k = 7", "k = 0"),
    ],
)
def test_a_damaged_file_is_refused_with_a_sentence(tmp_path, damage):
    path = tmp_path / "design.toml"
    write_design(saved(ASKED[1], tmp_path), path)
    text = path.read_text()
    assert damage[0] in text
    path.write_text(text.replace(*damage))
    with pytest.raises(VbasError):
        read_design(path)
