"""What attacks would find: formulas, measured attacks, samples."""
