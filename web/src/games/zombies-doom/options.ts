// Which answers are about a tile, a card or a trophy, so that it can be outlined. No rules: the table says it.

import { isSamePlace } from "./grid";
import type { Option, Scene } from "./scene";
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

/** Of an element: the option is considered while somebody points at it or has come to it by the keyboard. */
export const considers =
  (scene: Scene, option: Option | null = null) =>
  (element: Element) => {
    const gone = new AbortController();
    const on = (type: string, considered: Option | null) =>
      element.addEventListener(type, () => scene.consider(considered), { signal: gone.signal });
    for (const type of ["pointerenter", "focus"]) on(type, option);
    for (const type of ["pointerleave", "blur"]) on(type, null);
    return () => gone.abort();
  };
