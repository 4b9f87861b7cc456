"""Fitting the models that predict cut-offs, thresholds and suppression from microdata."""
