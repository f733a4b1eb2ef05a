"""Print and play: a box as a PDF to be printed, cut out and played with on a real table."""
