"""Coefficient sets read: the shipped ones, the user's own by name, and files that are none."""

from __future__ import annotations

import math
import os
from importlib.resources import as_file, files
from pathlib import Path

import pytest
import tomli_w
from hypothesis import given, settings
from hypothesis import strategies as st

from core.calibration.suppression_model import model_of_set
from core.cutoff import own_sets as places
from core.cutoff.gaps import OUR_SETS, SHIPPED_SETS, CoefficientSet, GapsModel, coefficient_set
from core.cutoff.own_sets import is_name, own_sets, sets_folder
from core.cutoff.set_files import parse_set, read_set
from core.errors import VbasError
from core.io.coefficient_files import set_text
from core.thresholds.predicted import models_of_set

GOOD = "[maxcombs]\nwestern = {scale = 100, exponent = 0.5}\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch) -> Path:
    monkeypatch.setenv("VBAS_COEFFICIENTS", str(tmp_path / "sets"))
    (tmp_path / "sets").mkdir()
    return tmp_path / "sets"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[maxcombs\n", "cannot be read as TOML"),
        ("title = 'x'\n", "neither a"),
        ("title = 3\n" + GOOD, "title of the coefficient file bad.toml is not a text"),
        ("maxcombs = 3\n", "maxcombs is not a table"),
        ("[maxcombs]\nwestern = 3\n", "maxcombs.western is not a table"),
        ("[maxcombs]\nwestern = {scale = 1}\n", "maxcombs.western has no exponent"),
        ("[maxcombs]\nwestern = {exponent = 1}\n", "maxcombs.western has no scale"),
        ("[maxcombs]\nwestern = {scale = -1, exponent = 0.5}\n", "scale of .* is -1"),
        ("[maxcombs]\nwestern = {scale = 0, exponent = 0.5}\n", "must be above 0"),
        ("[entropy]\nwestern = {b0 = 1, exponent = -0.5}\n", "exponent of entropy.western is -0.5"),
        ("[maxcombs]\nwestern = {scale = nan, exponent = 1}\n", "not a finite number"),
        ("[maxcombs]\nwestern = {scale = 1, exponent = inf}\n", "not a finite number"),
        ("[maxcombs]\nwestern = {b0 = -inf, exponent = 1}\n", "b0 of .* is not a finite"),
        ("[maxcombs]\nwestern = {b0 = 800, exponent = 1}\n", "is 800, but at most"),
        ("[maxcombs]\nwestern = {scale = 1e300, exponent = 1}\n", "at most 1e\\+10"),
        (f"[maxcombs]\nwestern = {{scale = {'9' * 400}, exponent = 1}}\n", "not a finite"),
        (f"[maxcombs]\nwestern = {{scale = {'9' * 5000}, exponent = 1}}\n", "thousands of digits"),
        ("[maxcombs]\nwestern = {scale = 1, exponent = 21}\n", "is 21, but at most 20"),
        ("[maxcombs]\nwestern = {scale = '1', exponent = 1}\n", "scale of .* is not a number"),
        ("[maxcombs]\nwestern = {scale = true, exponent = 1}\n", "is not a number"),
        ("[maxcombs]\nnorth = {scale = 1, exponent = 1}\n", "maxcombs.north, which is no part"),
    ],
)
def test_a_file_that_is_no_set_gets_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text)
    with pytest.raises(VbasError, match=sentence) as raised:
        coefficient_set(str(file))
    assert raised.value.hint
    assert "bad.toml" in raised.value.message


def test_a_file_in_another_encoding(tmp_path: Path) -> None:
    file = tmp_path / "latin.toml"
    file.write_bytes(b"title = '\xe9'\n" + GOOD.encode())
    with pytest.raises(VbasError, match="not text in UTF-8"):
        coefficient_set(str(file))
    file.write_bytes(b"\xef\xbb\xbf" + GOOD.encode())
    assert coefficient_set(str(file)).model("maxcombs", "western").scale == 100


def test_tables_of_other_models_are_carried_along(tmp_path: Path) -> None:
    file = tmp_path / "more.toml"
    file.write_text("[threshold.central]\nb0 = 1.5\n")
    found = coefficient_set(str(file))
    assert found.more == {"threshold": {"central": {"b0": 1.5}}}
    assert not any(found.models.values())
    assert coefficient_set("croft-2015").more == {}


def test_names_that_are_no_set() -> None:
    for name in ("nobody-1999", "x" * 5000, "a\0b", "", "../croft-2015"):
        with pytest.raises(VbasError, match="There is no coefficient set called"):
            coefficient_set(name)


def test_cutoffs_beyond_all_numbers_are_infinite() -> None:
    model = GapsModel(1588.0, 0.42)
    assert model.cutoff(172) == pytest.approx(13_797, abs=1)
    assert model.cutoff(0) == 0
    assert model.cutoff(10**300) == pytest.approx(1588 * math.exp(0.42 * 300 * math.log(10)))
    assert model.cutoff(10**5000) == math.inf
    assert GapsModel(1.0, 20.0).cutoff(1e40) == math.inf


def test_own_sets_are_found_by_name_and_read_anew_when_they_change(folder: Path) -> None:
    (folder / "ours.toml").write_text(f"title = 'Ours'\n{GOOD}")
    assert coefficient_set("ours").title == "Ours"
    assert coefficient_set("ours") is coefficient_set("ours")
    (folder / "ours.toml").write_text(f"title = 'Changed'\n{GOOD}")
    assert coefficient_set("ours").title == "Changed"
    (folder / "ours.toml").unlink()
    with pytest.raises(VbasError, match="no coefficient set called ours"):
        coefficient_set("ours")


def test_own_sets_are_listed_and_broken_files_are_told(folder: Path) -> None:
    (folder / "b.toml").write_text(GOOD)
    (folder / "a.TOML").write_text(GOOD)
    (folder / "broken.toml").write_text("[maxcombs\n")
    (folder / "negative.toml").write_text("[maxcombs]\nwestern = {scale = -1, exponent = 1}\n")
    (folder / "notes.txt").write_text("nothing")
    (folder / ".hidden.toml").write_text(GOOD)
    (folder / "folder.toml").mkdir()
    found = own_sets()
    assert "b" in found.names
    assert {"broken", "negative", "notes", ".hidden", "folder"}.isdisjoint(found.names)
    told = [str(of) for of in found.broken]
    assert len(told) == 2
    assert "broken.toml" in told[0]
    assert "negative.toml" in told[1]


def test_no_folder_means_no_sets(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("VBAS_COEFFICIENTS", str(tmp_path / "nowhere"))
    assert own_sets().names == ()
    assert own_sets().broken == ()
    with pytest.raises(VbasError, match="Choose croft-2015, el-emam") as raised:
        coefficient_set("mine")
    assert "mine" in raised.value.message


def test_the_published_sets_go_before_own_files_of_their_name(folder: Path) -> None:
    (folder / "croft-2015.toml").write_text(GOOD)
    assert coefficient_set("croft-2015").title == "Croft et al. 2015"
    assert own_sets().names == ()
    assert "name of a coefficient set that comes with the program" in str(own_sets().broken[0])


@pytest.mark.parametrize(
    ("name", "fine"),
    [
        ("ours 2026", True),
        ("santé-1.2_b", True),
        ("", False),
        ("-ours", False),
        ("a/b", False),
        ("a\\b", False),
        ("CON", False),
        ("com1.x", False),
        ("ends.", False),
        ("ends ", False),
        ("x" * 64, False),
        ("..", False),
        ("a:b", False),
    ],
)
def test_what_a_set_can_be_called(name: str, fine: bool) -> None:
    assert is_name(name) is fine


def test_where_programs_keep_their_data(monkeypatch, tmp_path: Path) -> None:
    monkeypatch.delenv("VBAS_COEFFICIENTS")
    home = tmp_path / "home"
    monkeypatch.setattr(Path, "home", lambda: home)
    end = Path("vbas") / "coefficients"
    monkeypatch.setattr(places.sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert sets_folder() == tmp_path / "xdg" / end
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert sets_folder() == home / ".local" / "share" / end
    monkeypatch.setattr(places.sys, "platform", "darwin")
    assert sets_folder() == home / "Library" / "Application Support" / end
    monkeypatch.setattr(places.sys, "platform", "win32")
    monkeypatch.setenv("APPDATA", str(tmp_path / "roaming"))
    assert sets_folder() == tmp_path / "roaming" / end
    monkeypatch.setenv("VBAS_COEFFICIENTS", str(tmp_path / "said"))
    assert sets_folder() == Path(os.fspath(tmp_path)) / "said"


def test_the_example_holds_every_kind_of_model() -> None:
    shipped = files("resources").joinpath("coefficients", "example.toml")
    with as_file(shipped) as path:
        found = read_set("example", path)
        assert found.model("maxcombs", "western").scale == pytest.approx(math.exp(7.0))
        assert found.model("entropy", "central").exponent == 2.5
        assert set(models_of_set(found).models) == {0.05, 0.2}
        assert model_of_set(found, "maxcombs").ln_k == 0.8
    assert "example" not in (*SHIPPED_SETS, *OUR_SETS)


@settings(max_examples=200)
@given(
    st.dictionaries(
        st.sampled_from(["western", "central", "north", "fitted"]),
        st.dictionaries(
            st.sampled_from(["scale", "b0", "exponent", "more"]),
            st.one_of(st.floats(), st.integers(), st.booleans(), st.text(max_size=3)),
        ),
    )
)
def test_whatever_numbers_a_file_holds_it_is_a_set_or_one_sentence(models) -> None:
    text = tomli_w.dumps({"maxcombs": models, "source": {}})
    problem = None
    try:
        found = parse_set("any", "any.toml", text)
    except VbasError as error:
        problem = error
    if problem is not None:
        assert "any.toml" in problem.message
        assert problem.hint
        return
    for model in found.models["maxcombs"].values():
        assert 0 < model.scale <= 1e10
        assert model.cutoff(172) > 0
        assert model.cutoff(10**400) > 0


PARTS_ABOVE_ZERO = st.floats(min_value=1e-300, max_value=1e10)


@given(
    st.dictionaries(
        st.sampled_from(["western", "central", "eastern"]),
        st.builds(GapsModel, PARTS_ABOVE_ZERO, st.floats(min_value=1e-300, max_value=20)),
        min_size=1,
    ),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=20),
)
def test_what_is_written_is_read_exactly(models, title) -> None:
    made = CoefficientSet("ours", title, title, {"maxcombs": models, "entropy": {}}, {})
    read = parse_set("ours", "ours.toml", set_text(made))
    assert read.models == made.models
    assert read.citation == title
    assert read.title == (title or "ours")
