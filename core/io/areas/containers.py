"""Finding what to open: sidecar files, zips, layers."""

from __future__ import annotations

import zipfile
import zlib
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path, PurePosixPath

import pyogrio
from pyogrio.errors import DataSourceError

from core.errors import VbasError

TEXT = frozenset({".csv", ".txt", ".tsv", ".tab"})
PARQUET = frozenset({".parquet", ".geoparquet", ".pq", ".parq"})
_VECTOR = frozenset(
    {".shp", ".gpkg", ".geojson", ".json", ".topojson", ".fgb", ".gml", ".kml", ".sqlite"}
)
_SHAPEFILE_PARTS = frozenset({".dbf", ".shx", ".prj", ".cpg", ".sbn", ".sbx"})


@dataclass(frozen=True)
class Container:
    """A file that was found, and the way into it.

    Attributes
    ----------
    path
        The file on disk.
    kind
        "vector", "parquet" or "text".
    layers
        Names of the layers to choose from; empty if there is nothing to choose.
    layer
        The chosen layer, or None if the user has to choose.
    target
        What GDAL opens.
    member
        Name inside the zip, "" for a file of its own.
    gdal_layer
        Name of the layer inside ``target``, None for its only one.
    """

    path: Path
    kind: str
    layers: tuple[str, ...] = ()
    layer: str | None = None
    target: str = ""
    member: str = ""
    gdal_layer: str | None = None

    def data(self) -> bytes:
        """The bytes of the file or of the member of the zip."""
        return read_member(self.path, self.member) if self.member else self.path.read_bytes()


def damaged(path: Path, error: Exception) -> VbasError:
    """The sentence for a file that cannot be read to its end."""
    reason = str(error).strip().splitlines()[0].rstrip(".") if str(error).strip() else "unknown"
    return VbasError(
        "{file} is damaged or incomplete: {reason}.",
        "Download or export it again.",
        file=path.name,
        reason=reason,
    )


def read_member(path: Path, member: str) -> bytes:
    """The bytes of a file inside a zip.

    Raises
    ------
    VbasError
        If they are damaged.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            return archive.read(member)
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, NotImplementedError) as error:
        raise damaged(path, error) from error


def find_layer(path: Path, layer: str | None = None, must_choose: bool = True) -> Container:
    """Finds the layer to read.

    Parameters
    ----------
    path
        The file (or a ``.gdb`` folder).
    layer
        Name of the layer, if the user chose one.
    must_choose
        Whether several layers without a choice are an error.

    Raises
    ------
    VbasError
        Missing or unreadable file, broken zip, missing part of a Shapefile, not a spatial file,
        no such layer, several layers to choose from.
    """
    _check_exists(path)
    suffix = path.suffix.lower()
    if suffix == ".zip":
        return _in_zip(path, layer, must_choose)
    if suffix in TEXT or suffix in PARQUET:
        return Container(path, "text" if suffix in TEXT else "parquet")
    if suffix == ".shp":
        names = [item.name for item in path.parent.iterdir()]
        _check_shapefile(path.name, names, path.name)
    elif suffix in _SHAPEFILE_PARTS and suffix != ".dbf":
        raise VbasError(
            "{file} is only a part of a Shapefile.",
            "Open {shp} instead; it has to lie in the same folder.",
            file=path.name,
            shp=path.stem + ".shp",
        )
    return _gdal_layer(Container(path, "vector", target=str(path)), layer, must_choose)


def _check_exists(path: Path) -> None:
    if not path.exists():
        raise VbasError(
            "There is no file {file}.", "Check the name and the folder.", file=str(path)
        )
    if path.is_dir() and path.suffix.lower() != ".gdb":
        raise VbasError("{file} is a folder.", "Choose a file in it.", file=str(path))
    if path.is_file() and path.stat().st_size == 0:
        raise VbasError("{file} is empty.", "Choose another file.", file=path.name)


def _check_shapefile(shp: str, names: list[str], where: str) -> None:
    """Every needed part of a Shapefile has to lie beside it."""
    there = {name.lower() for name in names}
    stem = shp[: -len(PurePosixPath(shp).suffix)]
    missing = [
        PurePosixPath(stem).name + suffix
        for suffix in (".shp", ".dbf", ".shx")
        if stem.lower() + suffix not in there
    ]
    if missing:
        raise VbasError(
            "{missing} is missing: the Shapefile {where} is not complete.",
            "Put all its parts (.shp, .dbf, .shx, .prj) together, or download it again.",
            missing=" and ".join(missing),
            where=where,
        )


def _in_zip(path: Path, layer: str | None, must_choose: bool) -> Container:
    """The layer inside a zip, in whatever folder."""
    names = _zip_names(path)
    geodatabases = sorted(
        {n[: n.lower().index(".gdb/") + 4] for n in names if ".gdb/" in n.lower()}
    )
    files = [n for n in names if ".gdb/" not in n.lower()]
    found = [n for n in files if PurePosixPath(n).suffix.lower() in _VECTOR | PARQUET | TEXT]
    tables = [n for n in found if PurePosixPath(n).suffix.lower() in TEXT]
    members = geodatabases + [n for n in found if n not in tables] or tables
    parts = [n for n in files if PurePosixPath(n).suffix.lower() in (".dbf", ".shx")]
    for part in parts if not members else ():
        _check_shapefile(PurePosixPath(part).with_suffix(".shp").as_posix(), names, path.name)
    if not members:
        raise VbasError(
            "{file} holds no area file.",
            "It should hold a Shapefile, GeoPackage, GeoJSON, Parquet or CSV file.",
            file=path.name,
        )
    by_name = {PurePosixPath(member).stem: member for member in members}
    if len(members) == 1:
        return _member(path, members[0], names, layer, must_choose)
    everything = Container(path, "vector", tuple(by_name))
    if layer is None and not must_choose:
        return everything
    chosen = _choose(everything, layer)
    return replace(
        _member(path, by_name[chosen], names, None, must_choose),
        layers=tuple(by_name),
        layer=chosen,
    )


def _zip_names(path: Path) -> list[str]:
    broken = partial(
        VbasError,
        "{file} is not a complete zip file: {reason}.",
        "Download it again.",
        file=path.name,
    )
    try:
        with zipfile.ZipFile(path) as archive:
            if any(info.flag_bits & 1 for info in archive.infolist()):
                raise broken(reason="it is encrypted")
            return [n for n in archive.namelist() if not n.startswith("__MACOSX")]
    except (zipfile.BadZipFile, NotImplementedError, OSError) as error:
        raise broken(reason=str(error).rstrip(".").lower()) from error


def _member(
    path: Path, member: str, names: list[str], layer: str | None, must_choose: bool
) -> Container:
    suffix = PurePosixPath(member).suffix.lower()
    if suffix in TEXT or suffix in PARQUET:
        return Container(path, "text" if suffix in TEXT else "parquet", member=member)
    if suffix == ".shp":
        _check_shapefile(member, names, path.name)
    target = f"/vsizip/{{{path.resolve()}}}/{member}"
    container = Container(path, "vector", target=target, member=member)
    return _gdal_layer(container, layer, must_choose)


def _choose(container: Container, layer: str | None) -> str:
    """The layer asked for, which has to exist."""
    told = {"file": container.path.name, "layers": ", ".join(container.layers)}
    if layer is None:
        raise VbasError(
            "{file} has several layers: {layers}.", "Choose one of them (--layer).", **told
        )
    if layer not in container.layers:
        raise VbasError("{file} has no layer {layer}.", "It has: {layers}.", layer=layer, **told)
    return layer


def _gdal_layer(container: Container, layer: str | None, must_choose: bool) -> Container:
    """Asks GDAL for the layers; of several, the only one with polygons is taken unasked."""
    try:
        found = pyogrio.list_layers(container.target)
    except (DataSourceError, RuntimeError, UnicodeError) as error:
        raise VbasError(
            "{file} is not a spatial file that can be read.",
            "Use a GeoPackage, Shapefile, GeoJSON, GeoParquet or TopoJSON file, "
            "or a CSV table with coordinates.",
            file=container.path.name,
        ) from error
    if not len(found):
        raise VbasError("{file} holds no layer.", "Choose another file.", file=container.path.name)
    container = replace(container, layers=tuple(str(name) for name, _ in found))
    polygons = [str(name) for name, kind in found if "Polygon" in str(kind)]
    if layer is None and len(found) > 1 and len(polygons) == 1:
        layer = polygons[0]
    if layer is None and len(found) == 1:
        layer = container.layers[0]
    if layer is None and not must_choose:
        return container
    layer = _choose(container, layer)
    return replace(container, layer=layer, gdal_layer=layer)
