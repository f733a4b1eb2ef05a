"""The box: reading its files, and what is printed on what it holds."""
