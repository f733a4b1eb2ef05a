"""The box of cards: files a group can edit, read into frozen cards and tiles."""
