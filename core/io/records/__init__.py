"""Record files: looked at, counted inside the query engine, and written back for release."""

from core.io.records.counting import count_records
from core.io.records.released import write_released
from core.io.records.source import RecordSource

__all__ = ["RecordSource", "count_records", "write_released"]
