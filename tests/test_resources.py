import tomllib

import pytest

from core.canada import parts_of_canada, province_of_text
from resources import path, read_text


def test_files_are_found_by_name():
    assert path("distributions").is_dir()
    assert read_text("distributions/sex.csv").startswith("#")
    with pytest.raises(FileNotFoundError, match=r"resources/none\.txt"):
        path("none.txt")


def test_provinces_agree_with_the_code():
    table = tomllib.loads(read_text("provinces.toml"))
    real = {p: about for p, about in table.items() if not about.get("fictional")}
    assert all(province_of_text(about["code"]) == p for p, about in table.items())
    assert [p for p in table if p not in real] == ["NK"]
    for province, about in table.items():
        assert parts_of_canada([province]) == {about["part"]}
    # 2021 Census: Canada 36,991,981.
    assert sum(about["population"] for about in real.values()) == 36_991_981


def test_every_table_of_distributions_names_its_source():
    for file in path("distributions").glob("*.csv"):
        head = [line for line in file.read_text(encoding="utf-8").splitlines() if line[0] == "#"]
        assert any(line.startswith("# source: ") and "not for analysis" in line for line in head)
