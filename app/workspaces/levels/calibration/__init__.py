"""Models fitted on the own records."""
