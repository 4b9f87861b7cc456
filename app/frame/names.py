"""What the workspaces are called in settings, docks and actions."""

AGGREGATE, LEVELS, UNIQUENESS, CELLS = "aggregate", "levels", "uniqueness", "cells"
RELEASE = "release"
WORKSPACES = (AGGREGATE, LEVELS, UNIQUENESS, CELLS, RELEASE)
