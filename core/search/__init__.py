"""What searches have in common: what they show while they run, and the trace they leave."""
