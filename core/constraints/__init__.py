"""What regions must or should keep to, how they are made to, and whether they did."""
