"""Places on a map: found, picked, measured, labelled."""
