"""Every option of every command that takes a number refuses what may be meant otherwise."""

import csv
import json

import pytest

from app.cli.commands import COMMANDS
from app.cli.main import main


def _numbers():
    """(command, option) of all options of one number."""
    for command in COMMANDS:
        for option in command.options:
            if option.kind in (int, float):
                yield command.name, option.flag or f"--{option.name.replace('_', '-')}"


def test_there_are_options_of_numbers():
    assert ("aggregate", "--k") in set(_numbers())
    assert ("suppress", "--sample-share") in set(_numbers())
    assert len(list(_numbers())) > 25


@pytest.mark.parametrize("text", ["1_000", "1.000", "1 000", "172,86", "nan", "inf", "٣", "-0"])
def test_options_refuse_what_may_be_meant_otherwise(text, capsys):
    for command, option in _numbers():
        assert main([command, f"{option}={text}"]) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"vbas: {option} {text!r} is not a "), (command, option, said)


@pytest.mark.parametrize("text", ["172,86", "17 286", "1_000", "1.000", "1e3", "٣", "nan", "-0"])
def test_a_number_of_combinations_is_one_number(text, capsys):
    assert main(["cutoff", "--max-combinations", text]) == 2
    assert "is not a number of combinations" in capsys.readouterr().err
    assert main(["cutoff", "--qi", f"age={text.split(',')[-1]}x,sex=2"]) == 2


@pytest.mark.parametrize("text", ["1_0", "nan", "3,2", "٣", "1.000", "-0"])
def test_an_entropy_is_one_number(text, capsys):
    assert main(["cutoff", f"--entropy={text}"]) == 2
    assert "is not an entropy" in capsys.readouterr().err


def test_a_list_of_numbers_of_combinations_stays_one(tmp_path):
    table = tmp_path / "areas.csv"
    table.write_text("id,people\na,90000\nb,10\n")
    given = ["levels", "--areas", table, "--area-id", "id", "--population", "people"]
    asked = ["--out", tmp_path / "out", "--region", "central", "--max-combinations", "172,86"]
    assert main([str(of) for of in (*given, *asked)]) == 0
    with open(tmp_path / "out" / "levels.csv", encoding="utf-8") as file:
        asked_for = {row["max_combinations"] for row in csv.DictReader(file)}
    assert asked_for >= {"172", "86"}
    assert "17286" not in asked_for


def test_plain_numbers_are_read(capsys):
    assert main(["cutoff", "--max-combinations", "172", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["max_combinations"] == 172


def test_an_entropy_and_numbers_beyond_the_fit_are_marked(capsys):
    assert main(["cutoff", "--max-combinations", "5000000"]) == 0
    said = capsys.readouterr().out
    assert "1,090,716*" in said
    assert "* The cut-off of 215,136 people for eastern Canada is beyond the 60,000" in said
    assert main(["cutoff", "--max-combinations", "172"]) == 0
    assert "*" not in capsys.readouterr().out
    assert main(["cutoff", "--max-combinations", "5000000", "--json"]) == 0
    rules = json.loads(capsys.readouterr().out)["rules"]
    assert "more than 60,000" in rules[0]["beyond_the_fit"]["eastern"]


def test_levels_say_what_is_beyond_the_fit(tmp_path, capsys):
    table = tmp_path / "areas.csv"
    table.write_text("id,people\na,90000\nb,10\n")
    given = ["levels", "--areas", table, "--area-id", "id", "--population", "people"]
    asked = ["--out", tmp_path / "out", "--region", "eastern", "--max-combinations", "5000000"]
    assert main([str(of) for of in (*given, *asked)]) == 0
    assert "beyond the 60,000 up to which the model was fitted" in capsys.readouterr().out
