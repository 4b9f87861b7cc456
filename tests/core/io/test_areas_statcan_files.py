"""Files as Statistics Canada publishes them need no questions."""

import numpy as np
import pandas as pd
import pytest
from area_files import ORIGIN, da_frame, read, write, write_lines, zip_files

from core.io.areas import inspect_areas

ESRI_LAMBERT = (
    'PROJCS["PCS_Lambert_Conformal_Conic",GEOGCS["GCS_North_American_1983",'
    'DATUM["D_North_American_1983",SPHEROID["GRS_1980",6378137.0,298.257222101]],'
    'PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],'
    'PROJECTION["Lambert_Conformal_Conic"],PARAMETER["False_Easting",6200000.0],'
    'PARAMETER["False_Northing",3000000.0],PARAMETER["Central_Meridian",-91.86666666666666],'
    'PARAMETER["Standard_Parallel_1",49.0],PARAMETER["Standard_Parallel_2",77.0],'
    'PARAMETER["Latitude_Of_Origin",63.390675],UNIT["Meter",1.0]]'
)
NAMED_LAMBERT = ESRI_LAMBERT.replace(
    "PCS_Lambert_Conformal_Conic", "NAD_1983_Statistics_Canada_Lambert"
)


def shapefile(tmp_path, frame, stem, prj=ESRI_LAMBERT, encoding="cp1252"):
    """A Shapefile as published: text in cp1252, no .cpg, ESRI's .prj."""
    path = write(frame, tmp_path / f"{stem}.shp", encoding=encoding)
    path.with_suffix(".cpg").unlink(missing_ok=True)
    path.with_suffix(".prj").write_text(prj)
    return path


@pytest.mark.parametrize("prj", [ESRI_LAMBERT, NAMED_LAMBERT])
def test_dissemination_areas_of_2016_in_english(tmp_path, prj):
    frame = da_frame(
        population=None,
        LANDAREA=None,
        PRNAME=["Ontario"] * 6,
        CDUID=["3501"] * 6,
        CSDUID=["3501005"] * 6,
        CTUID=[""] * 6,
        PRUID=["35"] * 6,
    )
    path = shapefile(tmp_path, frame, "lda_000b16a_e", prj)
    file = read(zip_files(tmp_path / "lda_000b16a_e.zip", sorted(tmp_path.glob("lda_000*"))))
    assert file.product == "Statistics Canada dissemination areas, 2016"
    assert file.layer.crs.to_epsg() == 3347
    assert file.layer.parents["csd"][0] == "3501005"
    assert file.layer.parents["cd"][0] == "3501"
    assert np.isnan(file.layer.population).all()
    assert "population" not in file.roles
    assert read(path).product == "Statistics Canada dissemination areas, 2016"


def test_dissemination_areas_of_2021_in_french(tmp_path):
    frame = da_frame(population=None).rename(
        columns={"DAUID": "ADIDU", "PRUID": "PRIDU", "LANDAREA": "SUPTERRE"}
    )
    frame["ADIDU"] = [f"2401{i:04d}" for i in range(6)]
    frame["IDUGD"] = "2021S0512" + frame["ADIDU"]
    frame["PRIDU"] = "24"
    file = read(shapefile(tmp_path, frame, "lad_000b21a_f"))
    assert file.product == "Statistics Canada dissemination areas, 2021"
    assert file.roles == {
        "id": "ADIDU",
        "dguid": "IDUGD",
        "province": "PRIDU",
        "land_km2": "SUPTERRE",
    }
    assert file.layer.parents["province"].tolist() == ["QC"] * 6
    assert file.layer.land_km2.tolist() == [1.0] * 6


def test_forward_sortation_areas_of_2011_with_bilingual_names(tmp_path):
    frame = da_frame(population=None, LANDAREA=None, PRUID=None).rename(
        columns={"DAUID": "CFSAUID"}
    )
    frame["CFSAUID"] = ["H2Z", "G1A", "J0A", "K1A", "X0A", "X1A"]
    frame["PRNAME"] = ["Quebec / Québec"] * 3 + ["Ontario"] + ["Northwest Territories"] * 2
    frame["PRUID"] = ["24", "24", "24", "35", "62", "61"]
    file = read(shapefile(tmp_path, frame, "gfsa000b11a_e"))
    assert file.product == "Statistics Canada forward sortation areas, 2011"
    assert file.layer.attributes["PRNAME"][0] == "Quebec / Québec"
    assert file.layer.parents["province"].tolist() == ["QC", "QC", "QC", "ON", "NU", "NT"]
    assert file.layer.parents["postal_region"].tolist() == ["H", "G", "J", "K", "X", "X"]
    assert "fsa" not in file.layer.parents


def test_text_in_utf8_without_cpg(tmp_path):
    frame = da_frame(PRNAME=["Québec"] * 6)
    file = read(shapefile(tmp_path, frame, "a", encoding="UTF-8"))
    assert file.layer.attributes["PRNAME"][0] == "Québec"


def test_wrong_cpg_is_seen_through(tmp_path):
    path = shapefile(tmp_path, da_frame(PRNAME=["Québec"] * 6), "a")
    path.with_suffix(".cpg").write_text("UTF-8")
    assert read(path).layer.attributes["PRNAME"][0] == "Québec"


@pytest.mark.parametrize("declared", ["850", "CP850", "cp850"])
def test_cpg_of_another_encoding_is_followed(tmp_path, declared):
    path = shapefile(tmp_path, da_frame(PRNAME=["Québec"] * 6), "a", encoding="cp850")
    path.with_suffix(".cpg").write_text(declared)
    assert read(path).layer.attributes["PRNAME"][0] == "Québec"


def test_census_tracts_are_text_even_from_numbers(tmp_path):
    frame = da_frame(population=None, PRUID=None).rename(columns={"DAUID": "CTUID"})
    frame["CTUID"] = [5350420.13, 5350420.1, 5350421.0, 5350422.0, 5350423.0, 5350424.0]
    ids = read(write(frame, tmp_path / "ct.gpkg")).layer.ids
    assert ids[:3].tolist() == ["5350420.13", "5350420.10", "5350421.00"]


@pytest.mark.parametrize("kind", ["int", "float", "text with .0"])
def test_ids_are_text_whatever_their_type(tmp_path, kind):
    frame = da_frame()
    numbers = frame["DAUID"].astype("int64")
    made = {"int": numbers, "float": numbers.astype(float), "text with .0": frame["DAUID"] + ".0"}
    frame["DAUID"] = made[kind]
    file = read(write(frame, tmp_path / "a.gpkg"))
    assert file.layer.ids[0] == "35010001"


def test_leading_zeros_stay(tmp_path):
    lines = ["id,x,y", "007,7000000,1000000", "07,7000001,1000000"]
    assert read(write_lines(tmp_path / "a.csv", lines)).layer.ids.tolist() == ["007", "07"]


def test_dguid_alone_gives_the_id(tmp_path):
    frame = da_frame()
    frame["DGUID"] = "2021S0512" + frame["DAUID"]
    file = read(write(frame.drop(columns="DAUID"), tmp_path / "a.gpkg"))
    assert file.layer.ids[0] == "35010001"
    assert file.level == "da"
    assert file.product == "Statistics Canada dissemination areas, 2021"


GAF_2021 = (
    "PRUID_PRIDU,PRNAME_PRNOM,CDUID_DRIDU,CSDUID_SDRIDU,CTUID_SRIDU,DAUID_ADIDU,"
    "DARPLAMX_ADLAMX,DARPLAMY_ADLAMY,DARPLAT_ADLAT,DARPLONG_ADLONG,DBUID_IDIDU,"
    "DBPOP2021_IDPOP2021,DBAREA2021_IDSUP2021"
)
GAF_2016 = (
    "PRuid/PRidu,PRname/PRnom,CDuid/DRidu,CSDuid/SDRidu,CTuid/SRidu,DAuid/ADidu,"
    "DArplamx/ADlamx,DArplamy/ADlamy,DArplat/ADlat,DArplong/ADlong,DBuid/IDidu,"
    "DBpop2016/IDpop2016,DBarea/IDsup"
)


def gaf_lines(header):
    place = "7632080.2,1269425.5,45.5,-73.5"
    other = "7632999.2,1269999.5,45.6,-73.4"
    start = "24,Québec,2466,2466023,4620001.00"
    return [
        header,
        f"{start},24660001,{place},24660001001,120,0.25",
        f"{start},24660001,{place},24660001002,0,0.5",
        f"{start},24660002,{other},24660002001,,0.125",
        f"{start},24660003,{other},24660003001,7,0.125",
        f"{start},24660001,{place},24660001003,30,0.25",
    ]


@pytest.mark.parametrize("header", [GAF_2021, GAF_2016])
@pytest.mark.parametrize("encoding", ["iso-8859-1", "utf-8", "utf-8-sig", "utf-16"])
def test_geographic_attribute_file_is_summed_to_areas(tmp_path, header, encoding):
    path = write_lines(tmp_path / "gaf.csv", gaf_lines(header), encoding, "\r\n")
    file = read(path)
    layer = file.layer
    assert layer.ids.tolist() == ["24660001", "24660002", "24660003"]
    np.testing.assert_array_equal(layer.population, [150.0, np.nan, 7.0])
    np.testing.assert_array_equal(layer.land_km2, [1.0, 0.125, 0.125])
    assert layer.points[0].tolist() == [7632080.2, 1269425.5]
    assert layer.parents["province"].tolist() == ["QC"] * 3
    assert layer.parents["ct"][0] == "4620001.00"
    assert layer.parents["cd"][0] == "2466"
    assert "5 rows were summed to 3" in " ".join(map(str, file.notices))
    assert [fault.kind for fault in file.faults] == ["duplicate point"]


def test_french_table_with_semicolons_and_decimal_commas(tmp_path):
    lines = [
        "ADIDU;x;y;Population, 2021;Superficie des terres en kilomètres carrés",
        "24660001;7632080,5;1269425,25;1 234;1,5",
        "24660002;7632081,5;1269425,25;..;0,25",
    ]
    file = read(write_lines(tmp_path / "a.csv", lines, "cp1252"))
    assert file.layer.points[0].tolist() == [7632080.5, 1269425.25]
    np.testing.assert_array_equal(file.layer.population, [1234, np.nan])
    np.testing.assert_array_equal(file.layer.land_km2, [1.5, 0.25])


def test_blank_population_is_not_zero(tmp_path):
    frame = da_frame(population=[0, None, 5, 6, 7, 8])
    population = read(write(frame, tmp_path / "a.gpkg")).layer.population
    assert population[0] == 0
    assert np.isnan(population[1])


def test_invented_ids_are_not_taken_for_census_ids(tmp_path):
    lines = ["area_id,x,y,province", *(f"1000000{i},{7e6 + i},1000000,SK" for i in range(5))]
    file = read(write_lines(tmp_path / "a.csv", lines))
    assert file.level == ""
    assert set(file.layer.parents) == {"province"}
    assert file.layer.parents["province"].tolist() == ["SK"] * 5


def test_unknown_provinces_keep_their_text(tmp_path):
    lines = ["area_id,x,y,province,fsa", f"a,{ORIGIN[0]},{ORIGIN[1]},Utopia,u1a"]
    parents = read(write_lines(tmp_path / "a.csv", lines)).layer.parents
    assert parents["province"].tolist() == ["Utopia"]
    assert parents["fsa"].tolist() == ["U1A"]
    assert parents["postal_region"].tolist() == ["U"]


def test_chosen_id_column_is_never_second_guessed(tmp_path):
    frame = da_frame(my_id=list("fedcba"))
    file = read(write(frame, tmp_path / "a.gpkg"), id_column="my_id")
    assert file.layer.ids.tolist() == list("fedcba")
    assert file.level == ""
    assert file.layer.parents["da"][0] == "35010001"


def test_preview_of_a_table_with_titles_above_its_header(tmp_path):
    lines = [
        "Population and dwelling counts",
        "",
        '"DGUID","Geographic name","Population, 2021","Symbol","Symbol"',
        '"2021S051235010001","a","5","",""',
        '"2021S051235010002","b","..","",""',
    ]
    preview = inspect_areas(write_lines(tmp_path / "9810.csv", lines))
    names = [name for name, _ in preview.columns]
    assert names == ["DGUID", "Geographic name", "Population, 2021", "Symbol", "Symbol (2)"]
    assert preview.product == "Statistics Canada dissemination areas, 2021"
    assert preview.n_rows == 2


def test_many_attribute_types_come_through(tmp_path):
    frame = da_frame(
        flag=[True, False] * 3, when=pd.to_datetime(["2021-05-11"] * 6), note=[None, "ä"] * 3
    )
    attributes = read(write(frame, tmp_path / "a.gpkg")).layer.attributes
    assert attributes["flag"].tolist() == [True, False] * 3
    assert attributes["note"].isna().tolist() == [True, False] * 3
