"""Area files do nothing but hold areas: no other file, program or server is reached through one."""

import json
import os
import socket
import sqlite3
import struct
import threading
import zipfile
import zlib
from pathlib import Path

import geopandas
import pyogrio
import pytest
import shapely
from area_files import LAMBERT, da_frame, read, write, zip_files

from core.errors import VbasError
from core.io import READ_BY
from core.io.area_tables import read_area_table
from core.io.areas import AreaSource, inspect_areas, join_population
from core.io.partitions import read_regions
from core.io.shapes import read_shapes
from core.io.table_join import read_table
from core.steps import finish

CANARY = "CANARY7"


@pytest.fixture
def canary(tmp_path):
    """A table of areas that nobody asked for."""
    path = tmp_path / "elsewhere" / "canary.csv"
    path.parent.mkdir()
    path.write_text(f"area_id,x,y,population\n{CANARY},1,2,3\n{CANARY}b,4,5,6\n")
    return path


def _vrt(canary):
    return (
        '<OGRVRTDataSource><OGRVRTLayer name="canary"><SrcDataSource>'
        f"{canary}</SrcDataSource></OGRVRTLayer></OGRVRTDataSource>"
    )


def _pipeline(canary):
    return json.dumps(
        {"type": "gdal_streamed_alg", "command_line": f"gdal vector pipeline ! read {canary}"}
    )


READERS = {
    "areas": read,
    "preview": inspect_areas,
    "table": lambda path: finish(read_area_table(AreaSource(path))),
    "layer": lambda path: finish(read_shapes(AreaSource(path), geopandas.GeoSeries(crs=3347).crs)),
    "regions": read_regions,
    "join": read_table,
}


def _refused(reader, path, canary):
    with pytest.raises(VbasError) as caught:
        READERS[reader](path)
    assert CANARY not in str(caught.value)
    assert str(canary) not in str(caught.value)


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("make", [_vrt, _pipeline])
@pytest.mark.parametrize(
    "name", ["a.gpkg", "a.json", "a.gdalg.json", "a.vrt", "a.kml", "a.gml", "a.dbf", "a.xlsx"]
)
def test_a_file_that_names_another_is_not_followed(tmp_path, canary, reader, make, name):
    path = tmp_path / name
    path.write_text(make(canary))
    _refused(reader, path, canary)


@pytest.mark.parametrize("make", [_vrt, _pipeline])
def test_nor_is_one_inside_a_zip(tmp_path, canary, make):
    inner = tmp_path / "a.gpkg"
    inner.write_text(make(canary))
    _refused("areas", zip_files(tmp_path / "a.zip", [inner]), canary)


def test_only_drivers_of_plain_files_are_known():
    assert set(pyogrio.list_drivers()) <= READ_BY


def test_no_program_is_started(tmp_path, monkeypatch):
    touched = tmp_path / "touched"
    folder = tmp_path / "bin"
    folder.mkdir()
    program = folder / "gpsbabel"
    program.write_text(f"#!/bin/sh\ntouch {touched}\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    path = tmp_path / "a.gpkg"
    path.write_text(_vrt(f"GPSBabel:gpx:{tmp_path / 'x.gpx'}"))
    with pytest.raises(VbasError):
        read(path)
    with pytest.raises(pyogrio.errors.DataSourceError):  # GDAL itself would not, either
        pyogrio.read_dataframe(path)
    assert not touched.exists()


@pytest.fixture
def server():
    """A server that notes who asks; (address, requests)."""
    asked = []
    listening = socket.create_server(("127.0.0.1", 0))

    def serve():
        while True:
            try:
                connection, _ = listening.accept()
            except OSError:
                return
            asked.append(connection)
            connection.close()

    threading.Thread(target=serve, daemon=True).start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}/crs", asked
    listening.close()


@pytest.mark.parametrize("kind", ["link", "url"])
def test_no_server_is_asked_for_a_coordinate_system(tmp_path, server, kind):
    address, asked = server
    areas = json.loads(da_frame().to_crs(4326).to_json())
    areas["crs"] = {"type": kind, "properties": {"href": address, "url": address}}
    path = tmp_path / "a.geojson"
    path.write_text(json.dumps(areas))
    assert len(read(path).layer) == 6
    assert not asked


def _gml(schema="", before="", value="350100"):
    return (
        f'<?xml version="1.0" encoding="utf-8"?>{before}<ogr:FeatureCollection '
        'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" '
        f'xsi:schemaLocation="http://ogr.maptools.org/ {schema}" '
        'xmlns:ogr="http://ogr.maptools.org/" xmlns:gml="http://www.opengis.net/gml">'
        + "".join(
            f'<gml:featureMember><ogr:a fid="a.{i}"><ogr:geometryProperty>'
            f'<gml:Point srsName="EPSG:4326"><gml:coordinates>-79.{i},45.{i}</gml:coordinates>'
            f"</gml:Point></ogr:geometryProperty><ogr:DAUID>{value}0{i}</ogr:DAUID></ogr:a>"
            "</gml:featureMember>"
            for i in (1, 2)
        )
        + "</ogr:FeatureCollection>"
    )


@pytest.mark.parametrize("schema", ["server", "pipe"])
def test_gml_fetches_no_schema_and_writes_nothing(tmp_path, server, schema):
    address, asked = server
    if schema == "pipe":
        address = str(tmp_path / "pipe.xsd")
        os.mkfifo(address)
    path = tmp_path / "b" / "a.gml"
    path.parent.mkdir()
    path.write_text(_gml(address))
    assert read(path).layer.ids.tolist() == ["35010001", "35010002"]
    assert not asked
    assert [item.name for item in path.parent.iterdir()] == ["a.gml"]


def test_gml_with_entities_is_not_read(tmp_path, canary):
    path = tmp_path / "a.gml"
    path.write_text(
        _gml(before=f'<!DOCTYPE a [<!ENTITY e SYSTEM "{canary}">]>', value="&e;"), "utf-8"
    )
    _refused("areas", path, canary)


def _database(tmp_path, sql, kind="table"):
    path = write(da_frame(), tmp_path / "a.gpkg")
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA writable_schema = 1")
        database.execute(
            "INSERT INTO sqlite_master VALUES (?, 'more', 'more', 0, ?)",
            (kind, sql),
        )
        database.execute(
            "INSERT INTO gpkg_contents (table_name, data_type, identifier) "
            "VALUES ('more', 'attributes', 'more')"
        )
    database.close()
    return path


@pytest.mark.parametrize(
    ("kind", "sql"),
    [
        ("table", "CREATE VIRTUAL TABLE more USING VirtualOGR('{canary}')"),
        ("table", "CREATE VIRTUAL TABLE more USING \"VirtualText\"('{canary}', 'UTF-8')"),
        (
            "view",
            "CREATE VIEW more AS WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM r) "
            "SELECT count(*) AS n FROM r",
        ),
    ],
)
def test_a_database_that_does_things_is_not_opened(tmp_path, canary, kind, sql):
    path = _database(tmp_path, sql.format(canary=canary), kind)
    with pytest.raises(VbasError, match="called more"):
        read(path)
    with pytest.raises(VbasError, match="called more"):
        read(zip_files(tmp_path / "z.zip", [path]))


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("name", ["a.gpkg", "a.csv", "a.parquet", "a.zip", "a.shp", "a.geojson"])
def test_pipes_loops_and_devices_are_no_files(tmp_path, reader, name):
    path = tmp_path / name
    os.mkfifo(path)
    with pytest.raises(VbasError, match="pipe"):
        READERS[reader](path)
    path.unlink()
    path.symlink_to("/dev/zero")
    with pytest.raises(VbasError, match="device"):
        READERS[reader](path)
    path.unlink()
    path.symlink_to(path)
    with pytest.raises(VbasError):
        READERS[reader](path)


def test_a_pipe_beside_a_shapefile_is_not_waited_for(tmp_path):
    path = write(da_frame(), tmp_path / "a.shp")
    path.with_suffix(".prj").unlink()
    os.mkfifo(path.with_suffix(".prj"))
    with pytest.raises(VbasError, match=r"a\.prj is no file"):
        read(path)


# Damage


def _cut(path, n):
    path.write_bytes(path.read_bytes()[:-n])


@pytest.mark.parametrize("zipped", [False, True])
@pytest.mark.parametrize("ending", [".shp", ".shx", ".dbf"])
def test_a_part_of_a_shapefile_that_is_cut_short_is_seen(tmp_path, ending, zipped):
    path = write(da_frame(), tmp_path / "a.shp")
    _cut(path.with_suffix(ending), 40)
    if zipped:
        path = zip_files(tmp_path / "z.zip", [p for p in tmp_path.iterdir() if p.stem == "a"])
    with pytest.raises(VbasError, match="cut short"):
        read(path)


def test_parts_of_two_shapefiles_are_not_read_as_one(tmp_path):
    path = write(da_frame(), tmp_path / "a.shp")
    fewer = write(da_frame().iloc[:5], tmp_path / "b.shp")
    fewer.with_suffix(".dbf").replace(path.with_suffix(".dbf"))
    with pytest.raises(VbasError, match="6 shapes, but 5 rows"):
        read(path)


def test_a_table_of_its_own_that_is_cut_short_is_seen(tmp_path):
    path = write(da_frame(), tmp_path / "a.shp").with_suffix(".dbf")
    layer = read(write(da_frame(), tmp_path / "b.gpkg")).layer
    assert join_population(layer, path)[1].matched == 6
    _cut(path, 40)
    with pytest.raises(VbasError, match="cut short"):
        join_population(layer, path)


@pytest.mark.parametrize("share", [0.3, 0.6, 0.9, 0.99])
@pytest.mark.parametrize("name", ["a.gpkg", "a.fgb", "a.geojson", "a.kml", "a.parquet", "a.zip"])
def test_no_file_that_is_cut_short_is_read_as_fewer_areas(tmp_path, name, share):
    side = da_frame(
        200, shapes=[shapely.box(7e6 + i, 1e6, 7e6 + i + 1, 1e6 + 1) for i in range(200)]
    )
    path = tmp_path / name
    if name.endswith(".parquet"):
        side.to_parquet(path)
    elif name.endswith(".zip"):
        zip_files(path, [write(side, tmp_path / "b.gpkg")])
    else:
        driver = {"driver": "KML"} if name.endswith("kml") else {}
        write(side if name.endswith(("gpkg", "fgb")) else side.to_crs(4326), path, **driver)
    whole = path.stat().st_size
    _cut(path, int(whole * (1 - share)))
    with pytest.raises(VbasError):
        read(path)


# Zips


def test_a_zip_that_unpacks_to_gigabytes_is_not_opened(tmp_path):
    path = tmp_path / "a.zip"
    archive = zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED)
    with archive, archive.open("a.csv", "w") as file:
        for _ in range(80):
            file.write(b"\n" * (1 << 20))
    assert path.stat().st_size < 1 << 20
    with pytest.raises(VbasError, match="would unpack to"):
        read(path)


def test_a_zip_that_unpacks_to_more_than_it_tells_is_seen(tmp_path):
    path = zip_files(tmp_path / "a.zip", [write(da_frame().to_crs(4326), tmp_path / "a.geojson")])
    data = bytearray(path.read_bytes())
    told = (tmp_path / "a.geojson").read_bytes()[:120]
    for place in (data.rfind(b"PK\1\2") + 16, 14):  # check sum and size in both headers
        data[place : place + 4] = struct.pack("<I", zlib.crc32(told))
        data[place + 8 : place + 12] = struct.pack("<I", 120)
    path.write_bytes(data)
    with pytest.raises(VbasError, match="damaged"):
        read(path)


@pytest.mark.parametrize("name", ["../a.csv", "/a.csv", "b/../../a.csv", "..\\a.csv"])
def test_names_that_lead_out_of_a_zip_are_refused(tmp_path, name):
    path = tmp_path / "a.zip"
    info = zipfile.ZipInfo("x" * len(name))
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(info, "id,x,y\na,1,2\n")
    path.write_bytes(path.read_bytes().replace(b"x" * len(name), name.encode()))
    with pytest.raises(VbasError, match="outside itself"):
        read(path)


def test_a_link_inside_a_zip_is_not_followed(tmp_path, canary):
    path = tmp_path / "a.zip"
    info = zipfile.ZipInfo("a.gpkg")
    info.external_attr = 0o120777 << 16
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(info, str(write(da_frame(crs=LAMBERT), canary.parent / "b.gpkg")))
    _refused("areas", path, canary)


def test_damage_inside_a_zip_is_seen_by_its_check_sum(tmp_path):
    inner = write(da_frame(), tmp_path / "a.gpkg")
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as archive:  # stored: a changed id would be read as another
        archive.write(inner, "a.gpkg")
    data = path.read_bytes()
    assert data.count(b"35010003") == 1
    path.write_bytes(data.replace(b"35010003", b"35010009"))
    with pytest.raises(VbasError, match="damaged"):
        read(path)


def test_relative_names_are_files_not_addresses(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    write(da_frame(), tmp_path / "a.gpkg")
    Path("GPKG:a.gpkg").symlink_to("a.gpkg")
    assert len(read("GPKG:a.gpkg").layer) == 6


# What the fuzz found


def test_columns_called_alike_are_told_apart(tmp_path):
    path = write(da_frame(other=1.5), tmp_path / "a.shp")
    dbf = path.with_suffix(".dbf")
    dbf.write_bytes(dbf.read_bytes().replace(b"other\0", b"PRUID\0"))
    file = read(path)
    assert file.layer.attributes.columns.tolist().count("PRUID") == 1
    assert "PRUID (2)" in file.layer.attributes.columns
    told = "a.shp has several columns called PRUID: all but the first got a number."
    assert told in [str(notice) for notice in file.notices]
    assert "PRUID (2)" in dict(inspect_areas(path).columns)
    table = read_table(dbf)
    assert "PRUID (2)" in table.columns


def test_a_table_with_an_endless_line_gets_a_sentence(tmp_path):
    path = tmp_path / "a.csv"
    path.write_bytes(b"id,x,y\na,1,2\n" + b"a" * 200_000 + b"\xe9\n")
    with pytest.raises(VbasError, match="lines are too long"):
        read(path)
