"""Areas in PostGIS, against a server of the tests' own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import geopandas
import pytest
import shapely

from core.errors import VbasError
from core.io.areas import AreaSource, inspect_areas, read_areas
from core.steps import finish
from tests.postgres_server import MARKED, READER, Server

_ROWS = (
    ("24010002", "Quebec's É", 7.0, "POLYGON((1 0,2 0,2 1,1 1,1 0))"),
    ("24010001", None, 5.0, "MULTIPOLYGON Z(((0 0 9,1 0 9,1 1 9,0 1 9,0 0 9)))"),
    ("24010003", "b", 0.0, "POLYGON((2 0,3 0,3 1,2 1,2 0))"),
)


def shown(area: str, name: str | None, population: float, shape: str) -> str:
    """One row as it stands in a statement."""
    written = "NULL" if name is None else f"$${name}$$"
    made = f"ST_Scale(ST_GeomFromText('{shape}', 3347), 1000, 1000)"
    return f"'{area}', {written}, {population}, {made}"


@pytest.fixture
def told(postgres: Server, tmp_path: Path) -> Callable[..., Path]:
    """Makes the table of areas, and a file that says where it is."""
    if not postgres.ask("SELECT 1 FROM pg_available_extensions WHERE name = 'postgis'"):
        pytest.skip("PostGIS is not installed (Debian's package postgresql-15-postgis-3)")
    values = ", ".join(f"({shown(*row)})" for row in _ROWS)
    postgres.run(
        "CREATE EXTENSION IF NOT EXISTS postgis",
        "DROP TABLE IF EXISTS areas",
        "CREATE TABLE areas (dauid text, name text, population numeric, geom geometry)",
        f"INSERT INTO areas VALUES {values}",
        f"GRANT SELECT ON areas TO {READER}",
        f"GRANT SELECT ON spatial_ref_sys TO {READER}",
    )

    def write(table: str = "areas", more: str = "", url: str | None = None) -> Path:
        path = tmp_path / "areas.postgis"
        path.write_text(f'url = "{url or postgres.url(READER)}"\ntable = "{table}"\n{more}')
        return path

    return write


def test_areas_are_those_of_a_file(told: Callable[..., Path], tmp_path: Path) -> None:
    frame = geopandas.GeoDataFrame(
        {"dauid": [r[0] for r in _ROWS], "population": [r[2] for r in _ROWS]},
        geometry=[
            shapely.transform(shapely.force_2d(shapely.from_wkt(r[3])), lambda xy: xy * 1000)
            for r in _ROWS
        ],
        crs="EPSG:3347",
    ).sort_values("dauid")
    frame.to_file(tmp_path / "areas.gpkg")
    of_file = finish(read_areas(AreaSource(tmp_path / "areas.gpkg"))).layer
    of_table = finish(read_areas(AreaSource(told()))).layer

    assert of_table.ids.tolist() == ["24010001", "24010002", "24010003"] == of_file.ids.tolist()
    assert of_table.population.tolist() == [5.0, 7.0, 0.0]
    assert of_table.points.tolist() == of_file.points.tolist()
    assert of_table.geometry is not None
    assert of_file.geometry is not None
    assert shapely.equals(of_table.geometry, of_file.geometry).all()
    assert of_table.crs == of_file.crs


def test_the_fingerprint_is_of_the_rows(told: Callable[..., Path], postgres: Server) -> None:
    first = finish(read_areas(AreaSource(told()))).sha256
    postgres.run("UPDATE areas SET name = name")  # moves rows within the table
    assert finish(read_areas(AreaSource(told()))).sha256 == first
    postgres.run("UPDATE areas SET population = 8 WHERE dauid = '24010002'")
    assert finish(read_areas(AreaSource(told()))).sha256 != first


def test_a_look_tells_columns_and_coordinates(told: Callable[..., Path]) -> None:
    seen = inspect_areas(told())
    assert list(seen.head.columns) == ["dauid", "name", "population"]
    assert seen.n_rows == 3
    assert "3347" in str(seen.crs)


def test_what_is_wrong_is_said(told: Callable[..., Path], postgres: Server, tmp_path: Path) -> None:
    postgres.run("ALTER TABLE areas ADD COLUMN middle geometry")
    with pytest.raises(VbasError, match=r"several columns of geometry: geom, middle"):
        finish(read_areas(AreaSource(told())))
    assert len(finish(read_areas(AreaSource(told(more='geometry = "geom"')))).layer.ids) == 3
    with pytest.raises(VbasError, match="has no column of geometry centre"):
        finish(read_areas(AreaSource(told(more='geometry = "centre"'))))
    with pytest.raises(VbasError, match="has no table nowhere"):
        finish(read_areas(AreaSource(told(table="nowhere"))))
    postgres.run(
        "ALTER TABLE areas DROP COLUMN middle",
        "UPDATE areas SET geom = ST_SetSRID(geom, 4326) WHERE dauid LIKE '%1'",
    )
    with pytest.raises(VbasError, match=r"several coordinate systems \(SRID 3347, 4326\)"):
        finish(read_areas(AreaSource(told())))
    postgres.run("REVOKE SELECT ON areas FROM reader")
    with pytest.raises(VbasError, match="may not read"):
        finish(read_areas(AreaSource(told())))


@pytest.mark.parametrize("text", ["", "url = 1", "url='postgresql://h/d'", "\x00", "a" * 99])
def test_a_file_that_says_nothing(tmp_path: Path, text: str) -> None:
    path = tmp_path / "areas.postgis"
    path.write_text(text or " ")
    with pytest.raises(VbasError, match="does not say where areas are"):
        finish(read_areas(AreaSource(path)))


def test_a_password_is_refused_and_not_repeated(tmp_path: Path) -> None:
    path = tmp_path / "areas.postgis"
    path.write_text(f'url = "postgresql://me:{MARKED}@h/d"\ntable = "t"')
    with pytest.raises(VbasError) as refused:
        finish(read_areas(AreaSource(path)))
    assert MARKED not in str(refused.value)
