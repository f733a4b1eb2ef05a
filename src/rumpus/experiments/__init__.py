"""The lab at a table: experiments that are designed, played and read in a browser."""
