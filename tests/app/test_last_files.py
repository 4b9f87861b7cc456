"""Files of one's own are offered again at the next start; those of the sample are not."""

from __future__ import annotations

import shutil

from app.frame.last_files import LastFiles
from app.start import open_first
from core.io.areas import AreaSource
from core.io.sample import sample_folder


def offers(program):
    rows = program.window.map_panel.messages._rows
    return [row.message for row in rows if row.message.topic == "last files"]


def test_own_files_are_offered_and_opened_again(program, settings, settled, tmp_path, qtbot):
    for name in ("areas.gpkg", "records.parquet"):
        shutil.copy(sample_folder() / name, tmp_path / name)
    settings.kept["last/areas"] = str(tmp_path / "areas.gpkg")
    settings.kept["last/records"] = str(tmp_path / "records.parquet")
    settings.kept["last/layer"] = "areas"
    settings.started_before, settings.recent_files = True, (tmp_path / "areas.gpkg",)
    open_first(program, [])
    (offer,) = offers(program)
    assert "areas.gpkg and records.parquet" in offer.text
    opened = []
    program.opener.open_areas = lambda source: opened.append(source)
    ((_, _, again),) = offer.choices  # with a choice it stays until it is answered
    again()
    assert opened == [AreaSource(tmp_path / "areas.gpkg", layer="areas")]


def test_what_is_gone_is_not_offered(program, settings, tmp_path):
    settings.kept["last/areas"] = str(tmp_path / "gone.gpkg")
    program.part(LastFiles).offer()
    assert not offers(program)


def test_the_sample_is_not_kept_and_own_files_are(sample_program, settled, settings, tmp_path):
    program = sample_program
    assert "last/areas" not in settings.kept
    shutil.copy(sample_folder() / "records.parquet", tmp_path / "mine.parquet")
    program.opener.open_records(tmp_path / "mine.parquet")
    settled(program)
    assert settings.kept["last/records"] == str(tmp_path / "mine.parquet")
