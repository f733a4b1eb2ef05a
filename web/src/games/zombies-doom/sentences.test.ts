// The sentences of options, as the page says them: WORD must do here what it does on the server.

import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import { expect, it } from "vitest";
import source from "../../../../src/rumpus/games/zombies_doom/text/en/options.ftl?raw";
import { word } from "../../words";

const bundle = new FluentBundle("en", {
  useIsolating: false,
  functions: {
    NAME: ([id]: FluentValue[]) => String(id),
    USUAL: ([id]: FluentValue[]) => String(id), // no box calls it otherwise
    WORD: ([text]: FluentValue[], named: Record<string, FluentValue>) => word(String(text), named),
  },
});
bundle.addResource(new FluentResource(source));

const SPELLS = { printed: "none", spell: "none", "second-printed": "none", "second-spell": "none" };
const TOLD = { place: "C2", way: "north", things: "a demon", beside: "2 south castle", ...SPELLS };

it.each([
  ["go", "go", "go 3,2", "Go north to C2, two south of the castle: a demon."],
  ["use", "use", "use bow and mace with lure", "Use the bow and the mace with your lure."],
  [
    "use",
    "use",
    "use sword@bow with hardened",
    "Use the sword from the bow pile with your spell “hardened weapon”.",
  ],
  ["discard", "discard", "discard sword+berserk itself", "Discard the sword with its printed berserk."],
  [
    "lure",
    "lure",
    "lure demon 3,2 for beast",
    "Swap the beast for the demon from C2, two south of the castle.",
  ],
  ["trophies", "keep", "keep demon demon beast", "Keep these trophies: demon, demon, beast."],
])("says what “%s: %s” means: “%s”", (kind, verb, text, said) => {
  const pattern = bundle.getMessage(`option-${kind}-${verb}`)!.value!;
  const errors: Error[] = [];
  expect(bundle.formatPattern(pattern, { text, ...TOLD }, errors)).toBe(said);
  expect(errors).toEqual([]);
});
