"""The layers of the map: their list, their looks, their files."""
