"""Record files: query engines, recoding, counting, release."""
