// Which part of the picture an option speaks of: the table says so, nothing is worked out here.

import { type Place, placeOf } from "./hexes";
import type { Option } from "./scene";

/** What may be answered, by the hex on which it is outlined. */
export function byPlace(options: readonly Option[]): Map<Place, Option[]> {
  const found = new Map<Place, Option[]>();
  for (const option of options) {
    const place = option.about?.hex && placeOf(option.about.hex);
    if (place) found.set(place, [...(found.get(place) ?? []), option]);
  }
  return found;
}

/** The options that do this. */
export const optionsTo = (options: readonly Option[], verb: string): Option[] =>
  options.filter(({ about }) => about?.verb === verb);
