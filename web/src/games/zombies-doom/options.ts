// What the words of an answer point at, so that it can be outlined. No rules: only reading.

import type { Card, Pile, Place, Spell, Weapon, ZombiesView } from "./view";

export interface CardFace {
  weapon: Weapon;
  spell: Spell | null;
  pile: Pile;
  spent: boolean;
}

/** `sword+lure@bow spent`: a sword of the bow pile, with a lure printed on it that was used. */
export function readCard(card: Card): CardFace {
  const [id = "", spent] = card.split(" ");
  const [face = "", pile] = id.split("@");
  const [weapon, spell] = face.split("+");
  return {
    weapon: weapon as Weapon,
    spell: (spell as Spell) ?? null,
    pile: (pile ?? weapon) as Pile,
    spent: spent === "spent",
  };
}

/** The tile that an answer is about, if it is about one. Going no further and staying are about one's own. */
export function placeOf(option: string, view: ZombiesView): Place | null {
  const [verb, first, second] = option.split(" ");
  if (verb === "go" || verb === "start" || verb === "return") return first ?? null;
  if (verb === "lure") return second ?? null;
  const who =
    verb === "teleport" ? `${first} ${second}` : verb === "stay" || verb === "stop" ? view.you : null;
  return view.seats.find((seat) => seat.name === who)?.place ?? null;
}

/** The weapon cards and the loose spells that an answer plays. */
export function cardsOf(option: string): { weapons: Card[]; spells: Spell[] } {
  const [verb, ...rest] = option.split(" ");
  const teleports = verb === "teleport";
  if (!teleports && verb !== "use" && verb !== "discard") return { weapons: [], spells: [] };
  const uses = rest
    .slice(teleports ? 2 : 0)
    .join(" ")
    .split(" and ");
  const spells = uses.map(
    (use) => use.split(" with ")[1] ?? (teleports && !use.endsWith(" itself") ? "teleport" : ""),
  );
  return {
    weapons: uses.map((use) => use.split(" with ")[0]!.replace(/ itself$/, "")),
    spells: spells.filter((spell): spell is Spell => spell !== ""),
  };
}

export const optionsAt = (options: readonly string[], view: ZombiesView, place: Place) =>
  options.filter((option) => placeOf(option, view) === place);

export const optionsWithWeapon = (options: readonly string[], card: Card) =>
  options.filter((option) => cardsOf(option).weapons.includes(card));

export const optionsWithSpell = (options: readonly string[], spell: Spell) =>
  options.filter((option) => cardsOf(option).spells.includes(spell));

/** `keep demon demon beast`; the bare `keep` of another question names nothing. */
export const trophiesOf = (option: string) => (option.startsWith("keep ") ? option.split(" ").slice(1) : []);
