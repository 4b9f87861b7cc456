"""What the workspaces are called in settings, docks and actions."""

AGGREGATE, LEVELS, UNIQUENESS, CELLS = "aggregate", "levels", "uniqueness", "cells"
WORKSPACES = (AGGREGATE, LEVELS, UNIQUENESS, CELLS)
