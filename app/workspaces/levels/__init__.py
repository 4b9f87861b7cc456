"""The Levels workspace: which level of geography is enough."""
