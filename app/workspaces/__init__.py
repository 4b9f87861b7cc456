"""The workspaces: panels that stand around the one map, and how they are wired."""
