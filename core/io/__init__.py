"""Files in and out.

GDAL opens whatever it recognises in a file's content, also what reads other files, asks servers
or starts programs. What it may know is settled here, before it loads: drivers of plain files, no
plug-ins, no network. `core.io.areas.kinds` settles which file is handed to it.
"""

import os

READ_BY = frozenset(
    {"ESRI Shapefile", "GPKG", "SQLite", "OpenFileGDB", "FlatGeobuf", "XLSX", "GML", "KML"}
    | {"LIBKML", "GeoJSON", "GeoJSONSeq", "ESRIJSON", "TopoJSON", "MEM"}
)
"""The drivers of GDAL that stay: of files that hold what they tell themselves."""

_SKIPPED = (
    "ADBC,AIVector,AmigoCloud,Arrow,AVCBin,AVCE00,CAD,Carto,CSV,CSW,DGN,DWG,DXF,EDIGEO,EEDA,"
    "Elasticsearch,GDALG,GeoRSS,GMLAS,GPSBabel,GPX,GTFS,HANA,HTTP,IDB,Idrisi,INTERLIS 1,"
    "INTERLIS 2,JML,JPEG2000,JSONFG,LVBAG,MapInfo File,MapML,MBTiles,MiraMonVector,MongoDBv3,"
    "MSSQLSpatial,MVT,MySQL,NAS,netCDF,NGW,OAPIF,OCI,ODBC,ODS,OGCAPI,OGDI,OGR_GMT,OGR_PDS,OGR_VRT,"
    "OSM,Parquet,PCIDSK,PDF,PDS4,PGDUMP,PGEO,PLSCENES,PMTiles,PostgreSQL,S57,Selafin,SOSI,SXF,"
    "Tiger,TileDB,VDV,VFK,VICAR,VRT,WAsP,WFS,XODR"
)
# GDAL writes lines to stderr beside the exception, which has what a person needs, and about each
# driver below that it does not have anyway.
os.environ["CPL_LOG"] = os.devnull
os.environ["GDAL_SKIP"] = _SKIPPED
os.environ.pop("OGR_SKIP", None)
os.environ["GDAL_DRIVER_PATH"] = "disable"
os.environ["PROJ_NETWORK"] = "OFF"
for _name in ("no_proxy", "NO_PROXY"):  # curl passes the proxy below by for what they name
    os.environ.pop(_name, None)

from pyogrio import set_gdal_config_options  # noqa: E402 (the environment counts while it loads)

_NOWHERE = "http://127.0.0.1:1"
set_gdal_config_options(
    {
        # A GeoJSON file may name its coordinate system by an address; GDAL would ask there.
        "GDAL_HTTP_PROXY": _NOWHERE,
        "GDAL_HTTPS_PROXY": _NOWHERE,
        "GDAL_HTTP_MAX_RETRY": "0",
        "CPL_VSIL_CURL_ALLOWED_EXTENSIONS": "{none}",
        "OGR_SQLITE_PRAGMA": "trusted_schema=0",
        "OGR_SQLITE_LOAD_EXTENSIONS": "NO",
        "OGR_SQLITE_ALLOW_EXTERNAL_ACCESS": "NO",
    }
)
