"""The commands of ``vbas``: each is declared with its options in a file of its name here.

Nothing here takes long to import: ``vbas --help`` needs no more. What a command does stands in the
file of its name one folder up; what several take, in `shared` and `of_scenarios`.
"""

from __future__ import annotations

from app.cli.commands.aggregate import AGGREGATE
from app.cli.commands.attacks import ATTACKS
from app.cli.commands.calibrate import CALIBRATE
from app.cli.commands.compare import COMPARE
from app.cli.commands.cutoff import CUTOFF
from app.cli.commands.decide import DECIDE
from app.cli.commands.desktop import DESKTOP
from app.cli.commands.ledger import LEDGER
from app.cli.commands.levels import LEVELS
from app.cli.commands.project import PROJECT
from app.cli.commands.qgis import QGIS
from app.cli.commands.release import RELEASE
from app.cli.commands.reproduce import REPRODUCE
from app.cli.commands.run import RUN
from app.cli.commands.suppress import SUPPRESS
from app.cli.commands.sweep import SWEEP
from app.cli.commands.synthesize import SYNTHESIZE
from app.cli.commands.thresholds import THRESHOLDS
from app.cli.commands.uniqueness import UNIQUENESS
from app.cli.commands.verify import VERIFY

COMMANDS = (
    DECIDE,
    AGGREGATE,
    RUN,
    PROJECT,
    COMPARE,
    SWEEP,
    CUTOFF,
    LEVELS,
    THRESHOLDS,
    CALIBRATE,
    UNIQUENESS,
    SUPPRESS,
    ATTACKS,
    RELEASE,
    VERIFY,
    LEDGER,
    SYNTHESIZE,
    REPRODUCE,
    DESKTOP,
    QGIS,
)
