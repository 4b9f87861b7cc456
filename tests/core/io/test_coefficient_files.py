"""Coefficient sets written: saved, gathered part by part, renamed, removed; nothing by accident."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.cutoff.gaps import CoefficientSet, GapsModel, coefficient_set
from core.cutoff.own_sets import own_sets
from core.errors import VbasError
from core.io.coefficient_files import (
    add_to_set,
    delete_set,
    merged,
    named,
    rename_set,
    save_set,
    set_text,
    write_set,
)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch) -> Path:
    monkeypatch.setenv("VBAS_COEFFICIENTS", str(tmp_path / "sets"))
    return tmp_path / "sets"


def a_set(part: str = "central", name: str = "ours", scale: float = 1000.0, **more):
    return CoefficientSet(
        name,
        "Ours",
        f"{part}: fitted on {part}.csv",
        {"maxcombs": {part: GapsModel(scale, 0.4)}, "entropy": {}},
        {"maxcombs": "A note."},
        {
            "source": {part: f"fitted on {part}.csv"},
            "fitted": {"maxcombs": {part: {"n": 209, "pseudo_r2": 0.9}}},
            **more,
        },
    )


def test_what_is_saved_is_found_by_name(folder: Path) -> None:
    path = save_set(a_set(threshold={"central": {"b0": 1.0, "missing": None}}))
    assert path == folder / "ours.toml"
    found = coefficient_set("ours")
    assert found.models == a_set().models
    assert (found.title, found.citation) == ("Ours", "central: fitted on central.csv")
    assert found.notes == {"maxcombs": "A note."}
    assert found.more["fitted"] == a_set().more["fitted"]
    assert found.more["threshold"] == {"central": {"b0": 1.0}}
    assert own_sets().names == ("ours",)


def test_a_set_is_not_replaced_silently(folder: Path) -> None:
    save_set(a_set())
    with pytest.raises(VbasError, match="called ours already"):
        save_set(a_set("western"))
    with pytest.raises(VbasError, match="called ours already"):
        save_set(named(a_set(), "OURS"))
    assert "central" in coefficient_set("ours").models["maxcombs"]
    save_set(a_set("western"), replace_it=True)
    assert set(coefficient_set("ours").models["maxcombs"]) == {"western"}


def test_a_set_is_gathered_part_by_part() -> None:
    add_to_set(a_set("western", scale=1.5))
    now = add_to_set(a_set("central", scale=2.5))
    assert coefficient_set("ours") == now
    assert now.model("maxcombs", "western").scale == 1.5
    assert now.model("maxcombs", "central").scale == 2.5
    assert now.citation == "western: fitted on western.csv; central: fitted on central.csv"
    assert set(now.more["fitted"]["maxcombs"]) == {"western", "central"}
    with pytest.raises(VbasError, match="a model by max combinations for central Canada already"):
        add_to_set(a_set("central", scale=9.0))
    assert coefficient_set("ours").model("maxcombs", "central").scale == 2.5
    add_to_set(a_set("central", scale=9.0), replace_parts=True)
    assert coefficient_set("ours").model("maxcombs", "central").scale == 9.0
    assert coefficient_set("ours").model("maxcombs", "western").scale == 1.5


def test_what_was_known_of_a_set_as_a_whole_stays_with_its_parts() -> None:
    models = {"maxcombs": {"western": GapsModel(1.0, 1.0), "central": GapsModel(1.0, 1.0)}}
    by_hand = CoefficientSet("ours", "Ours", "From a thesis", models, {})
    new = a_set("eastern")
    told = "western, central: From a thesis; eastern: fitted on eastern.csv"
    assert merged(by_hand, new).citation == told
    again = merged(merged(by_hand, new), a_set("central"), replace_parts=True)
    assert again.citation == (
        "western: From a thesis; central: fitted on central.csv; eastern: fitted on eastern.csv"
    )


def with_thresholds(file: str, **tables: object) -> CoefficientSet:
    """A set with models that know no part of Canada."""
    text = f"fitted on {file}"
    more = {"source": {"threshold": text}, "threshold": tables}
    return CoefficientSet("ours", "Other", f"threshold: {text}", {}, {}, more)


def test_a_model_of_another_kind_joins_a_set_and_both_sources_are_told() -> None:
    joined = merged(a_set(), with_thresholds("b.csv", **{"5": {"b0": 1.0}, "20": {"b0": 2.0}}))
    assert joined.citation == "central: fitted on central.csv; threshold: fitted on b.csv"
    assert joined.model("maxcombs", "central").scale == 1000.0
    other = with_thresholds("c.csv", **{"5": {"b0": 3.0}})
    with pytest.raises(VbasError, match="has models of thresholds already"):
        merged(joined, other)
    again = merged(joined, other, replace_parts=True)
    # The model for 20 % was fitted on other records: it does not stay beside the new one for 5 %.
    assert again.more["threshold"] == {"5": {"b0": 3.0}}
    assert again.citation == "central: fitted on central.csv; threshold: fitted on c.csv"


def test_a_part_with_models_of_two_sources_tells_both() -> None:
    other = CoefficientSet(
        "ours",
        "Other",
        "central: fitted on b.csv",
        {"entropy": {"central": GapsModel(1.0, 1.0)}},
        {},
        {"source": {"central": "fitted on b.csv"}},
    )
    assert merged(a_set(), other).citation == "central: fitted on central.csv; fitted on b.csv"


@pytest.mark.parametrize("name", ["", "a/b", "nul", "croft-2015", "-x"])
def test_names_that_cannot_be(name: str) -> None:
    with pytest.raises(VbasError, match=r"cannot be called|comes with the program"):
        save_set(named(a_set(), name))
    with pytest.raises(VbasError, match=r"cannot be called|comes with the program"):
        add_to_set(named(a_set(), name))


def test_sets_are_renamed_and_removed(folder: Path) -> None:
    save_set(a_set())
    save_set(a_set(name="other"))
    with pytest.raises(VbasError, match="called other already"):
        rename_set("ours", "Other")
    assert rename_set("ours", "Ours") == folder / "Ours.toml"
    assert own_sets().names == ("Ours", "other")
    delete_set("other")
    assert own_sets().names == ("Ours",)
    with pytest.raises(VbasError, match=r"no coefficient set called other.* Yours are: Ours"):
        delete_set("other")
    with pytest.raises(VbasError, match="no coefficient set called croft-2015"):
        delete_set("croft-2015")


def test_a_set_that_could_not_be_read_again_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(VbasError, match="must be above 0"):
        write_set(a_set(scale=-1.0), tmp_path / "x.toml")
    assert not (tmp_path / "x.toml").exists()


def test_a_folder_that_cannot_be_made(tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("VBAS_COEFFICIENTS", str(tmp_path / "file" / "sets"))
    with pytest.raises(VbasError, match="cannot be written"):
        save_set(a_set())


def test_adding_to_a_broken_file_says_what_is_wrong(folder: Path) -> None:
    folder.mkdir()
    (folder / "ours.toml").write_text("[maxcombs\n")
    with pytest.raises(VbasError, match="cannot be read as TOML"):
        add_to_set(a_set())
    assert (folder / "ours.toml").read_text() == "[maxcombs\n"


def test_the_file_explains_itself() -> None:
    text = set_text(a_set())
    assert text.startswith("# A coefficient set: cut-off in people")
    assert "[maxcombs.central]\nscale = 1000.0\nexponent = 0.4\n" in text
