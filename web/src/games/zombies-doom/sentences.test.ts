// The sentences of options, as the page says them: WORD must do here what it does on the server.

import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import { expect, it } from "vitest";
import source from "../../../../src/rumpus/games/zombies_doom/text/en/options.ftl?raw";
import { word } from "../../words";

const bundle = new FluentBundle("en", {
  useIsolating: false,
  functions: {
    NAME: ([id]: FluentValue[]) => String(id),
    WORD: ([text]: FluentValue[], named: Record<string, FluentValue>) => word(String(text), named),
  },
});
bundle.addResource(new FluentResource(source));

it.each([
  ["go", "go 3,2", "Go to 3,2."],
  ["use", "use bow and mace with lure", "Use the bow and the mace with your lure."],
  ["use", "use sword@bow with hardened", "Use the sword from the bow pile with your hardening spell."],
  ["discard", "discard sword+berserk itself", "Discard the sword with its printed berserk."],
  ["lure", "lure demon 3,2 for beast", "Lure the demon from 3,2 in the place of the beast."],
  ["trophies", "keep demon demon beast", "Keep these trophies: demon, demon, beast."],
])("says what “%s: %s” means", (kind, text, said) => {
  const pattern = bundle.getMessage(`option-${kind}-${text.split(" ")[0]}`)!.value!;
  const errors: Error[] = [];
  expect(bundle.formatPattern(pattern, { text }, errors)).toBe(said);
  expect(errors).toEqual([]);
});
