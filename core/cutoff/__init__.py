"""How many people a region needs: GAPS models and fixed cut-offs."""
