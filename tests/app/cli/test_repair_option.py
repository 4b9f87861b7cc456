"""``--repair``: boundaries are repaired as in the window, when asked and only then."""

from __future__ import annotations

import geopandas as gpd
import shapely
from shapely.geometry import box

from core.io.areas import AreaSource, read_areas, repair
from core.steps import finish
from tests.app.cli.cli_files import area_frame


def overlapping():
    """The first area reaches 100 m into the second one."""
    frame = area_frame()
    frame.loc[0, "geometry"] = box(7e6, 1e6, 7e6 + 1100, 1e6 + 1000)
    return frame


def test_boundaries_are_repaired_when_asked_as_in_the_window(vbas):
    path = vbas.areas(overlapping())
    before = path.read_bytes()
    status, err, _ = vbas.run("--repair", areas=path)
    assert status == 0, err
    said = " ".join(err.split())
    assert "boundaries were repaired after reading: 3. They gain or lose 0." in said
    assert "1 area of the area file has this fault" not in said or "(repaired)" in said
    assert path.read_bytes() == before
    made = finish(repair(finish(read_areas(AreaSource(path))))).file.layer.geometry
    written = gpd.read_file(vbas.out / "internal" / "regions.gpkg", layer="areas").geometry
    assert shapely.equals_exact(
        shapely.normalize(written.to_numpy()), shapely.normalize(made), 1e-6
    ).all()
    # The scenario that was written says so, and does it again.
    assert "repair = true" in (vbas.out / "internal" / "scenario.toml").read_text()


def test_without_being_asked_boundaries_stay_as_they_are(vbas):
    path = vbas.areas(overlapping())
    status, err, _ = vbas.run(areas=path)
    assert (status, "repaired" in err) == (0, False)
    assert "(kept)" in err
    written = gpd.read_file(vbas.out / "internal" / "regions.gpkg", layer="areas").geometry
    assert written.area.max() == 1_100_000.0


def test_what_needs_no_repair_is_not_spoken_of(vbas):
    vbas.fine("--repair")
