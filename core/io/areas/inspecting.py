"""A quick look into an area file, without its geometry."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq

from core.errors import VbasError
from core.io.areas import projection
from core.io.areas.archives import damaged
from core.io.areas.containers import Container, find_layer
from core.io.areas.delimited import read_text_table
from core.io.areas.loading import parquet_source, read_about, read_head
from core.io.areas.postgis import look_at_table
from core.io.areas.roles import guess_roles, product_of
from core.io.areas.types import AreaPreview
from core.io.areas.values import as_numbers, kind_of

HEAD_ROWS = 20


def inspect_areas(path: Path, layer: str | None = None) -> AreaPreview:
    """Says what is in an area file.

    Parameters
    ----------
    layer
        Layer to look into; with several and no choice, only their names are told.

    Raises
    ------
    VbasError
        If the file cannot be opened.
    """
    path = Path(path)
    container = find_layer(path, layer, must_choose=False)
    if container.kind == "text":
        data = container.data()
        raw = read_text_table(container.path, data, max_rows=200)
        head = raw.columns
        kinds = []
        for name in head.columns:
            numbers, bad = as_numbers(head[name], raw.decimal_comma)
            kinds.append("number" if not bad.any() and np.isfinite(numbers).any() else "text")
        lines = data.count(b"\n") + (not data.endswith(b"\n")) - raw.first_line + 1
        n_rows = len(head) if lines <= 200 else lines
        return _preview(container, head, n_rows, kinds=kinds)
    if container.kind == "parquet":
        try:
            file = pq.ParquetFile(parquet_source(container))
            schema = file.schema_arrow
            names = [f.name for f in schema if not pa.types.is_nested(f.type)]
            names = [n for n in names if not _is_bytes(schema.field(n).type)]
            batch = next(file.iter_batches(HEAD_ROWS, columns=names), None)
            head = batch.to_pandas() if batch is not None else pd.DataFrame()
            crs, kind = _geo_of(file)
        except (pa.ArrowInvalid, OSError, ValueError, KeyError) as error:
            raise damaged(container.path, error) from error
        return _preview(container, head, file.metadata.num_rows, crs=crs, geometry_type=kind)
    if container.kind == "postgis":
        head, n_rows, found, kind = look_at_table(path, HEAD_ROWS)
        return _preview(container, head, n_rows, crs=_described(found), geometry_type=kind)
    if container.layer is None:
        return AreaPreview(path, container.layers, (), 0, None, {}, None, pd.DataFrame())
    head = read_head(container, HEAD_ROWS)
    info = read_about(container)
    return _preview(
        container,
        head,
        int(info["features"]),
        crs=_described(info["crs"]),
        geometry_type=info["geometry_type"],
    )


def _preview(container: Container, head: pd.DataFrame, n_rows: int, **more: Any) -> AreaPreview:
    if not n_rows:
        raise VbasError(
            "{file} has no rows.", "Choose another file or layer.", file=container.path.name
        )
    kinds = more.pop("kinds", None) or [kind_of(head[name].dtype) for name in head.columns]
    roles = guess_roles(head.columns, head)
    product, _ = product_of(container.path, roles, head)
    return AreaPreview(
        path=container.path,
        layers=container.layers,
        columns=tuple(zip(map(str, head.columns), kinds, strict=True)),
        n_rows=n_rows,
        crs=more.pop("crs", None),
        roles=dict(roles.columns),
        product=product,
        head=head.iloc[:HEAD_ROWS].reset_index(drop=True),
        layer=container.layer,
        **more,
    )


def _is_bytes(kind: pa.DataType) -> bool:
    return bool(pa.types.is_binary(kind) or pa.types.is_large_binary(kind))


def _geo_of(file: pq.ParquetFile) -> tuple[str | None, str | None]:
    """Coordinate system and geometry type of a GeoParquet file."""
    if b"geo" not in (file.schema_arrow.metadata or {}):
        return None, None
    about = json.loads(file.schema_arrow.metadata[b"geo"])
    column = about["columns"][about["primary_column"]]
    crs = column.get("crs", "OGC:CRS84")
    kinds = column.get("geometry_types") or ["Unknown"]
    return _described(crs), "/".join(kinds)


def _described(given: object) -> str | None:
    crs = projection.own_crs(given)
    return projection.describe(crs) if crs is not None else None
