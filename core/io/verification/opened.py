"""The files of a pack, opened: manifest, dictionary, records, regions, crosswalk."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import geopandas as gpd
import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
import pyogrio
from numpy.typing import NDArray

from core.errors import VbasError

MANIFEST: Final = "manifest.json"
RECORDS: Final = "records/records"
REGIONS: Final = "regions/regions"
CROSSWALK: Final = "regions/crosswalk.csv"
DICTIONARY: Final = "dictionary/dictionary"
REGION, AREA = "region_id", "area_id"
_MOST: Final = 64 << 20
_DIGEST: Final = re.compile(rb'("manifest_sha256": ")([0-9a-f]{64})(")')


class UnreadableError(Exception):
    """A file of a pack is not what its name says; the first argument says which."""


@dataclass(frozen=True)
class Pack:
    """A folder that should be a pack; its files are opened when somebody asks for them."""

    folder: Path

    def __post_init__(self) -> None:
        if not self.folder.is_dir():
            raise VbasError(
                "{path} is no folder.", "Name the folder that vbas release wrote.", path=self.folder
            )

    @cached_property
    def files(self) -> dict[str, Path]:
        """{name: where} of everything in the folder that is no folder."""
        found = sorted(self.folder.rglob("*"))
        return {
            of.relative_to(self.folder).as_posix(): of
            for of in found
            if of.is_symlink() or not of.is_dir()
        }

    def path(self, name: str) -> Path:
        """Where a file is, which must be there, and no link."""
        path = self.files.get(name)
        if path is None or path.is_symlink() or not path.is_file():
            raise UnreadableError(name)
        return path

    def json(self, name: str) -> dict[str, Any]:
        """A file of plain data."""
        path = self.path(name)
        if path.stat().st_size > _MOST:
            raise UnreadableError(name)
        try:
            found = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError) as error:
            raise UnreadableError(name) from error
        if not isinstance(found, dict):
            raise UnreadableError(name)
        return found

    @cached_property
    def manifest(self) -> dict[str, Any]:
        """What the pack says of itself."""
        return self.json(MANIFEST)

    @cached_property
    def manifest_digest(self) -> tuple[bytes, bytes]:
        """The manifest's bytes with its own digest as zeros; that digest."""
        data = self.path(MANIFEST).read_bytes()
        found = list(_DIGEST.finditer(data))
        if len(found) != 1:
            raise UnreadableError(MANIFEST)
        start, end = found[0].span(2)
        return data[:start] + b"0" * 64 + data[end:], found[0][2]

    @cached_property
    def dictionary(self) -> dict[str, dict[str, Any]]:
        """{column: what the dictionary says of it}, in its order."""
        columns = self.json(f"{DICTIONARY}.json").get("columns")
        if not isinstance(columns, list) or not all(isinstance(of, dict) for of in columns):
            raise UnreadableError(f"{DICTIONARY}.json")
        return {str(of.get("name")): of for of in columns}

    @cached_property
    def roles(self) -> dict[str, str]:
        """{column: "identifying", "free" or "outcome"}."""
        return {name: str(of.get("role")) for name, of in self.dictionary.items()}

    @cached_property
    def records(self) -> pa.Table:
        """The records, texts as codes of their values."""
        name = f"{RECORDS}.parquet"
        try:
            path = self.path(name)
            texts = [of.name for of in pq.read_schema(path) if pa.types.is_string(of.type)]
            return pq.read_table(path, memory_map=False, read_dictionary=texts).combine_chunks()
        except (pa.ArrowException, OSError, ValueError) as error:
            raise UnreadableError(name) from error

    @property
    def codes(self) -> dict[str, NDArray[np.int32]]:
        """{column: (n,) number of each record's value, from 1; 0 is a blank}."""
        return {name: codes for name, (codes, _) in self._coded.items()}

    @property
    def values(self) -> dict[str, pa.Array]:
        """{column: the values that occur, in the order of their numbers}."""
        return {name: values for name, (_, values) in self._coded.items()}

    @cached_property
    def counted(self) -> dict[tuple[str, ...], Any]:
        """{columns: their classes}, as far as they were counted."""
        return {}

    @cached_property
    def _coded(self) -> dict[str, tuple[NDArray[np.int32], pa.Array]]:
        with ThreadPoolExecutor(2) as pool:
            found = list(pool.map(_coded, self.records.columns))
        return dict(zip(self.records.column_names, found, strict=True))

    @cached_property
    def has_regions(self) -> bool:
        """Whether the pack holds shapes of regions."""
        return any(name.startswith("regions/") for name in self.files)

    @cached_property
    def regions(self) -> gpd.GeoDataFrame:
        """The regions of the GeoPackage."""
        return self.shapes("gpkg")

    def shapes(self, ending: str) -> gpd.GeoDataFrame:
        """The regions of one of the formats."""
        name = f"{REGIONS}.{ending}"
        path = self.path(name)
        try:
            found = gpd.read_parquet(path) if ending == "parquet" else pyogrio.read_dataframe(path)
            if not {REGION, "geometry"} <= set(found.columns):
                raise UnreadableError(name)
            found[REGION] = found[REGION].astype(np.int64)
        except UnreadableError:
            raise
        except Exception as error:  # whatever GDAL says of a damaged file
            raise UnreadableError(name) from error
        return found

    @cached_property
    def crosswalk(self) -> pd.DataFrame:
        """area_id as text, region_id as a number."""
        try:
            found = pd.read_csv(
                self.path(CROSSWALK), dtype=str, keep_default_na=False, encoding="utf-8"
            )
            if list(found.columns) != [AREA, REGION]:
                raise UnreadableError(CROSSWALK)
            found[REGION] = found[REGION].astype(np.int64)
        except (OSError, ValueError, pd.errors.ParserError) as error:
            raise UnreadableError(CROSSWALK) from error
        marked = found[AREA].str.match(r"'+[=+\-@\t\r\n]")
        found[AREA] = found[AREA].where(~marked, found[AREA].str[1:])
        return found


def _coded(values: pa.ChunkedArray) -> tuple[NDArray[np.int32], pa.Array]:
    """(n,) number of each value, 0 for a blank; the values that occur, the first of which is 1."""
    array = values.combine_chunks()
    if pa.types.is_floating(array.type):
        array = pc.if_else(pc.is_nan(array), None, array)
    found = array.dictionary_encode()
    codes = pc.fill_null(found.indices, -1).to_numpy(zero_copy_only=False)
    codes = np.asarray(codes, dtype=np.int32) + np.int32(1)
    there = np.bincount(codes, minlength=len(found.dictionary) + 1)[1:] > 0
    if pa.types.is_string(found.dictionary.type):
        there &= pc.not_equal(found.dictionary, "").to_numpy(zero_copy_only=False)
    if not there.all():
        place = np.concatenate(([0], np.where(there, np.cumsum(there), 0))).astype(np.int32)
        codes = place[codes]
    return codes, found.dictionary.filter(pa.array(there))
