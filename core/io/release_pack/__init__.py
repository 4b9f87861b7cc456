"""What a recipient is given: one folder of records, regions, dictionary and texts."""
