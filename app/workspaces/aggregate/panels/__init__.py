"""What a run costs, in pictures: one panel for each measure."""
