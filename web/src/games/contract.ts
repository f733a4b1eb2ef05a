// What the page asks of a game's pictures, and what it gives them. No rules here: what may be answered,
// where it leads and what it is called all come from the server.

import type { Component } from "svelte";
import type { EventInfo, Outlook, QuestionInfo } from "../wire";

/** The table as somebody sees it at one moment, and what they can do about it. */
export interface Scene<View> {
  /** What to draw. While effects are played, the table as it stood at the effect that is being shown. */
  readonly view: View;
  /** The effect that is being shown now, so that pictures can point at it. */
  readonly effect: EventInfo | null;
  /** The events since the last answer of a player, oldest first, up to the one shown now: dice stay visible. */
  readonly recent: readonly EventInfo[];
  readonly question: QuestionInfo | null;
  /** What the viewer may answer now, in the notation. Empty unless it is theirs to answer and nothing is being played. */
  readonly options: readonly string[];
  /** The option that the viewer points at, wherever on the page they do. */
  readonly considered: string | null;
  /** Where the considered option may lead, as the server works it out; null until it is known. */
  readonly outlook: Outlook | null;
  /** Milliseconds an effect is shown; 0 if nothing should move. Never more than 800. */
  readonly pace: number;
  /** Somebody points at an option (hover or focus), or no longer does. */
  consider(option: string | null): void;
  /** Somebody clicked on something that these options are about: one is answered, of several they choose one;
   *  if there are none they are told that `name` cannot be chosen now. */
  pick(options: readonly string[], name: string): void;
  /** Opens what the rules say of a card, tile, Thing or clause, by its id. */
  explain(id: string): void;
  /** What the box says of a card or tile, by its id, for its picture. */
  facts(id: string): Readonly<Record<string, any>>;
  /** What a message of the game or of the page says, in the viewer's language. */
  say(id: string, args?: Record<string, unknown>): string;
}

export interface GameModule<View> {
  /** The map with everything on it. Fills its box, keeps its proportions; arrows move a cursor over it, Enter picks. */
  Board: Component<{ scene: Scene<View> }>;
  /** The viewer's own cards. */
  Hand: Component<{ scene: Scene<View> }>;
  /** What lies beside the board for everybody: decks, pool, dice, open tasks. */
  Side: Component<{ scene: Scene<View> }>;
  /** One player's panel, below the name that the page writes: pieces, counts, score. `seat` counts from 0. */
  Seat: Component<{ scene: Scene<View>; seat: number }>;
  /** The picture of a card or tile, for the sheet that explains it; `facts` are those of the sheet. */
  Picture: Component<{ id: string; kind: string; facts?: Record<string, any> }>;
  /** The colour (a custom property of design/tokens.css) and the mark (a path in a box from -10 to 10) of a player. */
  seatLook(view: View | null, seat: number): { colour: string; mark: string };
  /** Which sound an effect makes, if any. */
  soundOf(effect: EventInfo): Sound | null;
  /** How much an effect matters to somebody who does not look. */
  heard(effect: EventInfo): Heard;
  /** How long an effect is shown, as a share of the pace: 1 for what matters, 0 for what is not worth a pause. */
  weightOf(effect: EventInfo): number;
}

/** 0 is never said aloud, 1 only of one's own turn, 2 if it does not take too long, 3 always. Of effects that supersede
 *  the same thing, such as where a worm stands, only the last is said. */
export interface Heard {
  readonly weight: 0 | 1 | 2 | 3;
  readonly supersedes?: string;
}

/** What our own synthesiser can do. */
export type Sound =
  | "step"
  | "jump"
  | "roll"
  | "boom"
  | "splash"
  | "hurt"
  | "card"
  | "click"
  | "wind"
  | "fight"
  | "win"
  | "lose"
  | "turn";
