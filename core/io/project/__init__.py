"""The project file: everything a person has made, in one GeoPackage, without any record.

`Project` is what it holds, `write_project` and `read_project` put it there and get it back, and
`revived` makes runs of it again, from the records where they are now.
"""

from core.io.project.lock import ProjectLock
from core.io.project.model import FORMAT, Kept, KeptRun, Project, RecordStamp, RunParts, Settings
from core.io.project.reading import Summary, read_project, summary_of
from core.io.project.reviving import Changed, Revived, RevivedRun, revived
from core.io.project.tables import saved_at
from core.io.project.writing import write_project

__all__ = [
    "FORMAT",
    "Changed",
    "Kept",
    "KeptRun",
    "Project",
    "ProjectLock",
    "RecordStamp",
    "Revived",
    "RevivedRun",
    "RunParts",
    "Settings",
    "Summary",
    "read_project",
    "revived",
    "saved_at",
    "summary_of",
    "write_project",
]
