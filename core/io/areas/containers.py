"""Finding what to open: sidecar files, zips, layers."""

from __future__ import annotations

import warnings
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath

import pyogrio
from pyogrio.errors import DataSourceError

from core.errors import VbasError
from core.io.areas import kinds
from core.io.areas.archives import check_members, damaged, names_in, read_member, sizes_in
from core.io.file_kinds import PARQUET_SUFFIXES, POSTGIS_SUFFIXES, TEXT_SUFFIXES
from core.small_files import check_file

TEXT, PARQUET = frozenset(TEXT_SUFFIXES), frozenset(PARQUET_SUFFIXES)
_IN_ZIPS = TEXT | PARQUET | kinds.ENDINGS - {".dbf", ".xlsx"}
_SHAPEFILE_PARTS = frozenset({".shx", ".prj", ".cpg", ".sbn", ".sbx"})


@dataclass(frozen=True)
class Container:
    """A file that was found, and the way into it.

    Attributes
    ----------
    path
        The file on disk.
    kind
        "vector", "parquet", "text" or "postgis".
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

    @property
    def opened(self) -> str | bytes:
        """What GDAL is given: of XML only bytes, so that nothing beside it is read or written."""
        if _suffix(self) in kinds.XML:
            return kinds.closed_xml(self.path.name, self.data())
        return self.target

    def data(self) -> bytes:
        """The bytes of the file or of the member of the zip."""
        return read_member(self.path, self.member) if self.member else self.path.read_bytes()


def _suffix(container: Container) -> str:
    return PurePosixPath(container.member or container.path.name).suffix.lower()


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
    if not path.exists():
        raise VbasError(
            "There is no file {file}.", "Check the name and the folder.", file=str(path)
        )
    if path.is_dir() and path.suffix.lower() != ".gdb":
        raise VbasError("{file} is a folder.", "Choose a file in it.", file=str(path))
    check_file(path)
    if path.is_file() and path.stat().st_size == 0:
        raise VbasError("{file} is empty.", "Choose another file.", file=path.name)
    suffix = path.suffix.lower()
    if suffix == ".zip":
        return _in_zip(path, layer, must_choose)
    if suffix in TEXT or suffix in PARQUET:
        return Container(path, "text" if suffix in TEXT else "parquet")
    if suffix in POSTGIS_SUFFIXES:
        return Container(path, "postgis")
    if suffix == ".shp":
        _check_shapefile(path.name, [item.name for item in path.parent.iterdir()], path.name)
    elif suffix in _SHAPEFILE_PARTS:
        raise VbasError(
            "{file} is only a part of a Shapefile.",
            "Open {shp} instead; it has to lie in the same folder.",
            file=path.name,
            shp=path.stem + ".shp",
        )
    _check_beside(path)
    return _gdal_layer(Container(path, "vector", target=str(path.absolute())), layer, must_choose)


def _check_beside(path: Path) -> None:
    """What is called like the file is opened with it (.prj, -wal): a pipe would wait forever."""
    for item in path.parent.iterdir():
        if item.name.lower().startswith(path.stem.lower()):
            check_file(item)


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
    names = names_in(path)
    geodatabases = sorted(
        {n[: n.lower().index(".gdb/") + 4] for n in names if ".gdb/" in n.lower()}
    )
    files = [n for n in names if ".gdb/" not in n.lower()]
    found = [n for n in files if PurePosixPath(n).suffix.lower() in _IN_ZIPS]
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


def _member(
    path: Path, member: str, names: list[str], layer: str | None, must_choose: bool
) -> Container:
    suffix = PurePosixPath(member).suffix.lower()
    if suffix in TEXT or suffix in PARQUET:
        return Container(path, "text" if suffix in TEXT else "parquet", member=member)
    if suffix == ".shp":
        _check_shapefile(member, names, path.name)
    stem = member[: len(member) - len(suffix)] + "."
    check_members(path, [n for n in names if n.startswith((stem, member)) and n[-1] != "/"])
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
    _check_closed(container)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # said when the layer is read
            found = pyogrio.list_layers(container.opened)
    except (DataSourceError, RuntimeError, UnicodeError) as error:
        raise kinds.not_spatial(container.path.name) from error
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


def _check_closed(container: Container) -> None:
    """Looks into the file itself before GDAL does: its kind, its size, what it would call."""
    name, suffix = container.path.name, _suffix(container)
    if suffix == ".gdb":
        return
    head, size = part_of(container, suffix, kinds.HEAD_BYTES)
    kinds.check_kind(name, suffix, head)
    if suffix in kinds.DATABASES:
        kinds.check_pages(name, head, size)
        kinds.check_database(name, container.data() if container.member else container.path)
    elif suffix == ".dbf":
        kinds.check_dbf(name, head, size)
    elif suffix == ".xlsx":
        names_in(container.path)
    elif suffix == ".shp":
        first = {".shp": kinds.HEAD_BYTES, ".dbf": kinds.HEAD_BYTES}
        kinds.check_shapefile_parts(
            name, lambda ending: part_of(container, ending, first.get(ending))
        )


def part_of(container: Container, ending: str, most: int | None = None) -> tuple[bytes, int]:
    """The bytes of the file with another ending (or the first of them), and its size.

    Capital and small letters are alike in the ending, as they are for GDAL.
    """
    if container.member:
        wanted = PurePosixPath(container.member).with_suffix(ending).as_posix().lower()
        sizes = sizes_in(container.path)
        found = next((name for name in sizes if name.lower() == wanted), None)
        return (read_member(container.path, found, most), sizes[found]) if found else (b"", 0)
    wanted = (container.path.stem + ending).lower()
    try:
        for path in container.path.parent.iterdir():
            if path.name.lower() == wanted and path.is_file():
                with path.open("rb") as file:
                    return file.read(-1 if most is None else most), path.stat().st_size
    except OSError as error:
        raise damaged(container.path, error) from error
    return b"", 0
