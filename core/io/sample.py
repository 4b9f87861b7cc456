"""The sample study that comes with the program: a fictional province."""

from __future__ import annotations

from importlib import resources as files
from pathlib import Path

from core.io.areas import AreaSource
from core.io.categories import read_categories
from core.io.records import RecordSource
from core.io.scenario_file import SavedScenario
from core.presets import DEFAULT_K
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import Scenario
from core.site_count import MaxCombs

QUASI_IDENTIFIERS = ("age", "sex", "marital")


def sample_folder() -> Path:
    """The folder of the sample study's files."""
    return Path(str(files.files("sample_data")))


def sample_scenario(folder: Path | None = None, name: str = "New Selkirk") -> SavedScenario:
    """The scenario with which the sample study opens, or one made like it in another folder."""
    recoded = read_categories(sample_folder() / "categories.toml")
    folder = folder or sample_folder()
    chosen = tuple(recoded.get(name, QuasiIdentifier(name)) for name in QUASI_IDENTIFIERS)
    return SavedScenario(
        Scenario(chosen, k=DEFAULT_K, site_count=MaxCombs(), name="Sample study"),
        AreaSource(folder / "areas.gpkg", layer="areas", name=name),
        RecordSource(folder / "records.parquet", "area_id", chosen),
        {"fsa": AreaSource(folder / "areas.gpkg", layer="fsa", name="FSAs")},
    )
