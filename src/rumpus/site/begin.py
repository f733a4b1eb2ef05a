"""Where a worker of the browser begins: imported first, so that litestar's place is taken before somebody needs it."""

from rumpus.site.stand_in import stand_in

stand_in()
