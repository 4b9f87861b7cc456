"""A small real study on disk, for the tests of the scenario panel."""

from pathlib import Path

import geopandas as gpd
import numpy as np
import pandas as pd
import shapely

from core.io.areas import AreaFile, AreaSource, read_areas
from core.io.records import category_counts, inspect_records
from core.quasi_identifiers import QuasiIdentifier
from core.steps import finish

SIDE = 4
RECORDS_PER_AREA = 30


def write_areas(folder: Path, *, province: str = "12") -> Path:
    """Sixteen squares of 1 km in Nova Scotia."""
    x, y = np.meshgrid(np.arange(SIDE), np.arange(SIDE))
    x, y = 8.5e6 + 1000.0 * x.ravel(), 1.5e6 + 1000.0 * y.ravel()
    frame = gpd.GeoDataFrame(
        {
            "DAUID": [f"{province}09{i:04d}" for i in range(SIDE**2)],
            "PRUID": province,
            "population": np.arange(SIDE**2) * 10.0,
        },
        geometry=shapely.box(x, y, x + 1000, y + 1000),
        crs=3347,
    )
    path = folder / "areas.gpkg"
    frame.to_file(path, layer="areas")
    return path


def write_records(folder: Path, name: str = "records.csv") -> Path:
    """Thirty people an area with ages, two sexes and a code for missing."""
    n = SIDE**2 * RECORDS_PER_AREA
    rng = np.random.default_rng(3)
    frame = pd.DataFrame(
        {
            "DAUID": np.repeat([f"1209{i:04d}" for i in range(SIDE**2)], RECORDS_PER_AREA),
            "age": np.tile(np.arange(60), n // 60),
            "sex": np.tile(["f", "m"], n // 2),
            "marital": rng.choice(["single", "married", "widowed"], n, p=[0.5, 0.4, 0.1]),
            "religion": rng.choice(["1", "2", "3", "99"], n, p=[0.4, 0.3, 0.2, 0.1]),
            "person": np.arange(n) // 2,
        }
    )
    path = folder / name
    frame.to_csv(path, index=False)
    return path


def area_file(folder: Path) -> AreaFile:
    return finish(read_areas(AreaSource(write_areas(folder))))


def counts_of(path: Path, column: str):
    return finish(category_counts(path, QuasiIdentifier(column)))


def preview_of_records(path: Path):
    return finish(inspect_records(path))
