"""Risk of re-identification: formulas of attacks, measured attacks, samples for the public."""
