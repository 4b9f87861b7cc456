"""People with several records, counted once in each class."""
