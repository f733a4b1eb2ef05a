"""A table within a page: the same rooms, with the engine in a worker of the browser and the store in its database."""
