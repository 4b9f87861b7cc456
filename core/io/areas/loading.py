"""Reading rows and geometry as they stand in the file."""

from __future__ import annotations

import codecs
import io
import json
import warnings
from dataclasses import replace
from pathlib import Path
from typing import Any

import geopandas
import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pyogrio
import shapely
from numpy.typing import NDArray
from pyogrio.errors import DataLayerError, DataSourceError, FeatureError, FieldError, GeometryError
from pyproj import CRS

from core.errors import Notice, VbasError
from core.io.areas.archives import damaged
from core.io.areas.containers import Container, part_of
from core.io.areas.delimited import read_text_table, repeated_names
from core.io.areas.postgis import load_table
from core.io.areas.types import RawTable
from core.io.delimited import told_apart

_ROWS_AT_ONCE = 4096
_READ_APART = (".gpkg", ".shp")
"""Files of which columns and shapes are read one after the other, as either costs its own bytes."""
_READ_ERRORS = (
    DataLayerError,
    DataSourceError,
    FeatureError,
    FieldError,
    GeometryError,
    RuntimeError,
    ValueError,
    KeyError,
    OSError,
    pa.ArrowException,
    shapely.errors.ShapelyError,
)


def encoding_of(container: Container) -> str | None:
    """The encoding to read with; None where the format has only one.

    UTF-8 if the bytes are, else what the ``.cpg`` names, else Windows-1252 (Statistics Canada
    writes it without ``.cpg``).

    Parameters
    ----------
    container
        What is about to be read.
    """
    if not container.target.lower().endswith((".shp", ".dbf")):
        return None
    data, _ = part_of(container, ".dbf")
    text = data[int.from_bytes(data[8:10], "little") :]
    declared = part_of(container, ".cpg")[0].decode("ascii", "ignore").strip()
    for encoding in ("UTF-8", _codec(declared), "cp1252"):
        if encoding and _decodes(text, encoding):
            return encoding
    return "ISO-8859-1"


def _codec(declared: str) -> str:
    """The name of the encoding that a ``.cpg`` means ("1252" and "ANSI 1252" are cp1252)."""
    for name in (declared, "cp" + declared.removeprefix("ANSI").strip()):
        try:
            return codecs.lookup(name).name if declared else ""
        except LookupError:
            continue
    return ""


def _decodes(text: bytes, encoding: str) -> bool:
    try:
        text.decode(encoding)
    except UnicodeError:
        return False
    return True


def load(container: Container, geometry: bool = True) -> RawTable:
    """Reads a layer.

    Parameters
    ----------
    geometry
        Whether the geometry is wanted, too.

    Raises
    ------
    VbasError
        If the file is damaged, cut short or empty.
    """
    with np.errstate(invalid="ignore"):  # coordinates that are no numbers are told later
        if container.kind == "text":
            raw = read_text_table(container.path, container.data())
        elif container.kind == "parquet":
            raw = _load_parquet(container, geometry)
        elif container.kind == "postgis":
            raw = load_table(container.path, geometry)
        else:
            # Reads through GDAL, quiet ones of its warnings kept as notices.
            with warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                frame = _read_gdal(container, geometry)
            texts = dict.fromkeys(str(warning.message).rstrip(".") for warning in caught)
            notices = tuple(
                Notice("While reading {file}: {text}.", file=container.path.name, text=text)
                for text in list(texts)[:5]
            )
            raw = _from_geopandas(container.path, frame, notices, container.layer)
    names = [str(name).strip() for name in raw.columns.columns]
    raw.columns.columns = told_apart(names)
    raw = replace(raw, notices=(*raw.notices, *repeated_names(container.path, names)))
    _check_text(container.path, raw.columns)
    if not len(raw.columns):
        raise VbasError(
            "{file} has no rows.", "Choose another file or layer.", file=container.path.name
        )
    return raw


def parquet_source(container: Container) -> Path | io.BytesIO:
    """What a Parquet reader opens."""
    return io.BytesIO(container.data()) if container.member else container.path


def _load_parquet(container: Container, geometry: bool) -> RawTable:
    path = container.path
    try:
        schema = pq.read_schema(parquet_source(container))
        spatial = geometry and b"geo" in (schema.metadata or {})
        if spatial:
            found = _in_pieces(container, schema)
            if found is not None:
                return found
            frame = geopandas.read_parquet(parquet_source(container))
            return _from_geopandas(path, frame, ())
        names = [field.name for field in schema if geometry or not _is_binary(field)]
        table = pq.read_table(parquet_source(container), columns=names).to_pandas()
    except _READ_ERRORS as error:
        raise damaged(path, error) from error
    wkb = [f.name for f in schema if _is_binary(f) and f.name in ("geometry", "geom", "wkb")]
    if not geometry or not wkb:
        return RawTable(path, table)
    try:
        shapes = shapely.from_wkb(table[wkb[0]].to_numpy(object))
    except shapely.errors.ShapelyError as error:
        raise damaged(path, error) from error
    return RawTable(path, table.drop(columns=wkb), shapes)


def _in_pieces(container: Container, schema: pa.Schema) -> RawTable | None:
    """GeoParquet read some rows at a time, so that bytes and shapes are not all there at once.

    None where the shapes are not written as bytes (WKB).
    """
    about = json.loads(schema.metadata[b"geo"])
    primary = about["primary_column"]
    of = about["columns"][primary]
    if of.get("encoding") != "WKB" or primary not in schema.names:
        return None
    others = [name for name in schema.names if name not in about["columns"]]
    with pq.ParquetFile(parquet_source(container)) as file:
        pieces = [
            shapely.from_wkb(rows.column(0).to_numpy(zero_copy_only=False))
            for rows in file.iter_batches(_ROWS_AT_ONCE, columns=[primary])
        ]
        columns = file.read(columns=others).to_pandas().reset_index(drop=True)
    shapes = np.concatenate(pieces) if pieces else np.empty(0, dtype=object)
    said = of.get("crs", "OGC:CRS84")  # what the format means where none is written
    crs = None if said is None else CRS.from_user_input(said)
    return RawTable(container.path, columns, shapes, crs)


def _is_binary(field: Any) -> bool:
    return bool(pa.types.is_binary(field.type) or pa.types.is_large_binary(field.type))


def _read_gdal(container: Container, geometry: bool, **options: Any) -> pd.DataFrame:
    apart = geometry and container.target.lower().endswith(_READ_APART)
    try:
        frame: pd.DataFrame = pyogrio.read_dataframe(
            container.opened,
            layer=container.gdal_layer,
            read_geometry=geometry and not apart,
            use_arrow=True,
            encoding=encoding_of(container),
            **options,
        )
        if apart:
            frame = _with_shapes(container, frame)
    except UnicodeError as error:
        raise _wrong_encoding(container.path) from error
    except UnboundLocalError as error:
        raise VbasError(
            "The coordinate system that {file} tells cannot be read.",
            "Replace its .prj file, or remove it and name the coordinate system (--crs).",
            file=container.path.name,
        ) from error
    except _READ_ERRORS as error:
        raise damaged(container.path, error) from error
    return frame


def _with_shapes(container: Container, frame: pd.DataFrame) -> pd.DataFrame:
    """Columns with the shapes of their rows, if there are any, read some rows at a time."""
    with pyogrio.open_arrow(
        container.opened,
        layer=container.gdal_layer,
        columns=[],
        batch_size=_ROWS_AT_ONCE,
        use_pyarrow=True,
    ) as (about, reader):
        name = about["geometry_name"] or "wkb_geometry"
        if name not in reader.schema.names:
            return frame
        pieces = [
            shapely.from_wkb(rows.column(name).to_numpy(zero_copy_only=False)) for rows in reader
        ]
    shapes = np.concatenate(pieces) if pieces else np.empty(0, dtype=object)
    frame = frame if len(frame.columns) else pd.DataFrame(index=np.arange(len(shapes)))
    found: pd.DataFrame = geopandas.GeoDataFrame(frame, geometry=shapes, crs=about["crs"])
    return found


def read_about(container: Container) -> dict[str, Any]:
    """What GDAL tells of a layer without reading it: features, crs, geometry_type ..."""
    try:
        about: dict[str, Any] = pyogrio.read_info(
            container.opened,
            layer=container.gdal_layer,
            encoding=encoding_of(container),
            force_feature_count=True,
        )
    except UnicodeError as error:
        raise _wrong_encoding(container.path) from error
    except _READ_ERRORS as error:
        raise damaged(container.path, error) from error
    return about


def _wrong_encoding(path: Path) -> VbasError:
    return VbasError(
        "{file} holds text that is not UTF-8.", "Save it again as UTF-8.", file=path.name
    )


def _check_text(path: Path, frame: pd.DataFrame) -> None:
    """Arrow takes any bytes for text and fails only when they are looked at: look at once."""
    for name in frame.columns:
        if isinstance(frame[name].dtype, pd.StringDtype):
            try:
                pa.Array.from_pandas(frame[name]).validate(full=True)
            except (pa.ArrowInvalid, UnicodeError) as error:
                raise _wrong_encoding(path) from error


def read_head(container: Container, n_rows: int) -> pd.DataFrame:
    """The first rows of a layer's attributes, through GDAL."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        head = _read_gdal(container, geometry=False, max_features=n_rows)
    head.columns = told_apart([str(name).strip() for name in head.columns])
    _check_text(container.path, head)
    return head


def _from_geopandas(
    path: Path, frame: pd.DataFrame, notices: tuple[Notice, ...], layer: str | None = None
) -> RawTable:
    if not isinstance(frame, geopandas.GeoDataFrame):
        return RawTable(path, frame, notices=notices, layer=layer)
    # By place: a damaged file may call two columns alike, or one like the geometry.
    places = [i for i, kind in enumerate(frame.dtypes) if str(kind) == "geometry"]
    named = [i for i in places if frame.columns[i] == frame.active_geometry_name]
    found = frame.iloc[:, named[0]]
    shapes: NDArray[np.object_] = np.asarray(found.array, dtype=object)
    crs = CRS.from_user_input(found.crs) if found.crs is not None else None
    others = [i for i in range(frame.shape[1]) if i not in places]
    columns = pd.DataFrame(frame.iloc[:, others]).reset_index(drop=True)
    return RawTable(path, columns, shapes, crs, notices=notices, layer=layer)
