// Which answers are about a tile, a card or a trophy, so that it can be outlined. No rules: the table says it.

import { isSamePlace } from "./grid";
import type { Option } from "./scene";
import type { About, MonsterName, Place, WeaponView } from "./types";

export const optionsAt = (options: readonly Option[], place: Place) =>
  options.filter(({ about }) => isSamePlace(about?.place, place));

/** One card is as good as another that looks the same. */
export const isSameCard = (one: WeaponView, other: WeaponView) =>
  one.id === other.id && one.spent === other.spent;

export const playsWeapon = (option: Option | null, card: WeaponView) =>
  option?.about?.uses?.some((use) => isSameCard(use.card, card)) ?? false;

/** Whether a loose spell is played: not one that is printed on a weapon. */
export const playsSpell = (option: Option | null, spell: string) =>
  option?.about?.uses?.some((use) => use.spell === spell && !use.printed) ?? false;

export const keepsTrophy = (option: Option, monster: MonsterName) =>
  option.about?.trophies?.includes(monster) ?? false;

export const drawsFrom = (option: Option | null, deck: About["deck"]) =>
  option?.about?.verb === "draw" && option.about.deck === deck;

export const throwsAway = (option: Option | null, task: string) =>
  option?.about?.verb === "throw" && option.about.task === task;
