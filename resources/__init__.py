"""Data that the program ships: coefficient sets, marginals, icons, styles; each with its source."""
