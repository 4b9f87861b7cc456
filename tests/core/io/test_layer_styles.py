from __future__ import annotations

import json
from dataclasses import replace

import pytest

from core.errors import VbasError
from core.io.layer_styles import (
    FORMAT,
    colour_number,
    colour_text,
    is_style_file,
    read_styles,
    with_look,
    write_styles,
)
from core.map.layers import LayerStyle, MapLayer

STYLE = LayerStyle(
    field="income",
    scheme="natural",
    classes=4,
    reverse=True,
    fill=0xFF1F5FA8,
    line=0x80FF0000,
    width=2.5,
    label="name",
)


@pytest.fixture
def layer():
    return MapLayer("areas", "Areas", visible=False, opacity=0.25, style=STYLE)


def write(path, layers=None, **more):
    whole = {"format": FORMAT, "version": 1, "layers": layers or {}} | more
    path.write_text(json.dumps(whole))
    return path


def test_what_is_written_is_read_again(tmp_path, layer):
    path = tmp_path / "looks.json"
    write_styles(path, [layer, MapLayer("regions", "Regions")])
    assert is_style_file(path)
    looks = read_styles(path)
    assert list(looks) == ["areas", "regions"]
    plain = replace(layer, style=LayerStyle(), visible=True, opacity=1.0)
    again, notice = with_look(plain, looks["areas"])
    assert again == layer
    assert notice is None
    assert "#1f5fa8" in path.read_text()


def test_a_field_that_the_layer_has_not_is_told_and_the_rest_taken(layer):
    plain = replace(layer, style=LayerStyle(field="population"))
    again, notice = with_look(plain, {"field": "income", "classes": 3}, {"population"})
    assert again.style == LayerStyle(field="population", classes=3)
    assert "Areas has no column income" in str(notice)
    again, notice = with_look(plain, {"field": ""}, set())
    assert (again.style.field, notice) == ("", None)


def test_opacity_may_be_a_whole_number(layer):
    again, _ = with_look(layer, {"opacity": 1})
    assert again.opacity == 1.0


@pytest.mark.parametrize(
    ("look", "words"),
    [
        ({"colour": "red"}, "an entry colour that is not known"),
        ({"classes": 12}, "classes of areas has to be a whole number from 2 to 9"),
        ({"classes": True}, "a whole number from 2 to 9"),
        ({"classes": 4.0}, "a whole number from 2 to 9"),
        ({"opacity": 1.5}, "a number from 0 to 1"),
        ({"opacity": float("nan")}, "a number from 0 to 1"),
        ({"visible": 1}, "true or false"),
        ({"fill": "blue"}, "a colour such as"),
        ({"fill": "#12345"}, "a colour such as"),
        ({"scheme": "random"}, "one of quantile"),
        ({"ramp": "rainbow"}, "one of yellow-blue"),
        ({"width": -1}, "a number of pixels"),
        ({"label": 3}, "text"),
        (["field"], "is no table"),
    ],
)
def test_wrong_entries_are_named(tmp_path, look, words):
    path = write(tmp_path / "looks.json", {"areas": look})
    with pytest.raises(VbasError, match=words) as caught:
        read_styles(path)
    assert "looks.json" in str(caught.value)


def test_files_of_other_kinds_and_versions_are_refused(tmp_path):
    other = tmp_path / "a.geojson"
    other.write_text('{"type": "FeatureCollection", "features": []}')
    assert not is_style_file(other)
    with pytest.raises(VbasError, match="not a file of layer styles"):
        read_styles(other)
    with pytest.raises(VbasError, match="version 2"):
        read_styles(write(tmp_path / "b.json", version=2))
    with pytest.raises(VbasError, match="it also has: more"):
        read_styles(write(tmp_path / "c.json", more=1))
    broken = tmp_path / "d.json"
    broken.write_text('{"format":\n')
    with pytest.raises(VbasError, match=r"not valid JSON: line 2"):
        read_styles(broken)
    with pytest.raises(VbasError, match=r"gone\.json cannot be read"):
        read_styles(tmp_path / "gone.json")
    (tmp_path / "e.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(VbasError, match="UTF-8"):
        read_styles(tmp_path / "e.json")


@pytest.mark.parametrize("colour", [0xFF000000, 0xFFABCDEF, 0x00000000, 0x7F010203])
def test_colours_survive_as_text(colour):
    assert colour_number(colour_text(colour)) == colour


@pytest.mark.parametrize("number", ["9" * 400, "9" * 5000, "[" * 100_000])
def test_numbers_and_tables_beyond_measure_are_refused_with_a_sentence(tmp_path, number):
    path = tmp_path / "styles.json"
    look = '{"opacity": ' + number + "}"
    whole = '{"format": "vbas layer styles", "version": 1, "layers": {"areas": ' + look + "}}"
    path.write_text(whole, "utf-8")
    with pytest.raises(VbasError, match=r"styles\.json"):
        read_styles(path)
