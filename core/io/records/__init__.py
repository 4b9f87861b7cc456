"""Record files: looked at, counted inside the query engine, and written back for release."""

from core.io.records.coded import read_coded, read_coded_source
from core.io.records.counting import count_by_area, count_records
from core.io.records.preview import (
    CategoryCounts,
    ColumnPreview,
    RecordPreview,
    category_counts,
    inspect_records,
    suggest_area_column,
    what_is_left,
)
from core.io.records.released import write_released
from core.io.records.source import AREA, MOST_CATEGORIES, POSTAL_CODE, RecordSource
from core.io.records.unmatched import UnmatchedIds, unmatched_ids

__all__ = [
    "AREA",
    "MOST_CATEGORIES",
    "POSTAL_CODE",
    "CategoryCounts",
    "ColumnPreview",
    "RecordPreview",
    "RecordSource",
    "UnmatchedIds",
    "category_counts",
    "count_by_area",
    "count_records",
    "inspect_records",
    "read_coded",
    "read_coded_source",
    "suggest_area_column",
    "unmatched_ids",
    "what_is_left",
    "write_released",
]
