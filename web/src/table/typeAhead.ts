// In the list of options, letters find one: whose words begin with what is typed, after the one that has the focus.

import { optionsLike } from "./commands";

const FORGOTTEN_AFTER = 1200; // milliseconds without a key

let typed = "";
let timer = 0;

export function findOption(letter: string): boolean {
  clearTimeout(timer);
  timer = window.setTimeout(() => (typed = ""), FORGOTTEN_AFTER);
  typed += letter;
  const buttons = [...document.querySelectorAll<HTMLElement>(".options [data-option]")];
  const names = buttons.map((button) => button.querySelector(".option")?.textContent ?? "");
  const found = optionsLike(typed, names);
  const at = buttons.findIndex((button) => button === document.activeElement);
  // The same letter again leads on; more letters stay while they fit.
  const next = found.find((i) => (typed.length > 1 ? i >= at : i > at)) ?? found[0];
  if (next === undefined) typed = letter;
  else buttons[next]!.focus();
  return next !== undefined;
}
