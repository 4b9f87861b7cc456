"""For an audience: large type, animations, the mark of synthetic data."""
