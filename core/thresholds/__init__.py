"""Uniqueness against thresholds of 0, 5 and 20 %: measured, estimated, predicted."""
