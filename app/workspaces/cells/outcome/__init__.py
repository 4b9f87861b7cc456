"""What came out: cells, verification, comparison."""
