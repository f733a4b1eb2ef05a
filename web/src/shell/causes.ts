// Which of the choices before a game a refusal speaks of, so that it can be said beside them.

import type { GameInfo } from "../wire";

/** What was refused, in words, and what is to blame. */
export interface Refusal {
  readonly why: string;
  readonly causes: readonly Cause[];
}

export interface Cause {
  readonly key: string;
  /** Of a choice of several, the one that is meant. */
  readonly value?: string;
}

/** A refusal names an option, or values of one. */
export function causesOf(game: GameInfo, why: unknown): Cause[] {
  const args: Record<string, unknown> = (why as { args?: Record<string, unknown> }).args ?? {};
  const { option, ...rest } = args;
  const named = new Set(Object.values(rest).filter((value) => typeof value === "string"));
  const values = game.choices
    .filter(({ several }) => several)
    .flatMap(({ key, values }) =>
      values.filter((value) => named.has(value)).map((value) => ({ key, value })),
    );
  if (values.length) return values;
  return typeof option === "string" ? [{ key: option }] : [];
}
