// What the page asks of a game's pictures, and what it gives them. No rules here: what may be answered,
// where it leads and what it is called all come from the server.

import type { Component } from "svelte";
import type { EventInfo, OptionInfo, Outlook, QuestionInfo } from "../wire";
import type { Cursor } from "./cursor.svelte";

/** What may be answered: `text` is the answer in the notation, `about` what it is about, in the game's own type. */
export interface Option<About = any> extends OptionInfo {
  readonly about?: About;
}

/** Options are sent anew with each update; the same text is the same answer. */
export const isSame = (one: Option | null, other: Option | null): boolean => one?.text === other?.text;

/** What happened, with what it was about. */
export interface Effect<About = any> extends EventInfo {
  readonly about?: About;
}

/** The table as somebody sees it at one moment, and what they can do about it. */
export interface Scene<View, Own = any, About = any> {
  /** What to draw. While effects are played, the table as it stood at the effect that is being shown. */
  readonly view: View;
  /** What only the viewer knows besides; nothing for somebody who watches. */
  readonly own: Own | null;
  /** The effect that is being shown now, so that pictures can point at it. */
  readonly effect: Effect<About> | null;
  /** The events since the last answer of a player, oldest first, up to the one shown now: dice stay visible. */
  readonly recent: readonly Effect<About>[];
  /** All events of the game up to that one, as far as they are known here. */
  readonly told: readonly Effect<About>[];
  readonly question: (QuestionInfo & { readonly about?: About }) | null;
  /** What the viewer may answer now. Empty unless it is theirs to answer and nothing is being played. */
  readonly options: readonly Option<About>[];
  /** The option that the viewer points at, wherever on the page they do. */
  readonly considered: Option<About> | null;
  /** Where the considered option may lead, as the server works it out; null until it is known. */
  readonly outlook: Outlook | null;
  /** Milliseconds an effect is shown; 0 if nothing should move. Never more than 800. */
  readonly pace: number;
  /** Where the keyboard is on the board. */
  readonly cursor: Cursor;
  /** Somebody points at an option (hover or focus), or no longer does. */
  consider(option: Option<About> | null): void;
  /** Somebody clicked on something that these options are about: one is answered, of several they choose one;
   *  if there are none they are told why. */
  pick(options: readonly Option<About>[], name: string): void;
  /** Opens what the rules say of a card, tile, Thing or clause, by its id. */
  explain(id: string): void;
  /** What the box says of a card or tile, by its id, for its picture; of which kind, if it has several of that id. */
  facts(id: string, kind?: string): Readonly<Record<string, any>>;
  /** What a message of the game or of the page says, in the viewer's language. */
  say(id: string, args?: Record<string, unknown>): string;
}

export interface GameModule<View, Own = any, About = any> {
  /** The map with everything on it. Fills its box, keeps its proportions; arrows move a cursor over it, Enter picks. */
  Board: Component<{ scene: Scene<View, Own, About> }>;
  /** There is nothing on the board to point at: it is played from the list of options, which has the room. */
  listed?: boolean;
  /** The viewer's own cards, if the game has any to show. */
  Hand?: Component<{ scene: Scene<View, Own, About> }>;
  /** What lies beside the board for everybody: decks, pool, dice, open tasks; nothing, if all is on the board. */
  Side?: Component<{ scene: Scene<View, Own, About> }>;
  /** One player's panel, below the name that the page writes: pieces, counts, score. `seat` counts from 0. */
  Seat: Component<{ scene: Scene<View, Own, About>; seat: number }>;
  /** The picture of a card or tile, for the sheet that explains it; `facts` are those of the sheet. */
  Picture: Component<{ id: string; kind: string; facts?: Record<string, any> }>;
  /** The colour (a custom property of design/tokens.css) and the mark (a path in a box from -10 to 10) of a player.
   *  Before there is a view, what the table calls the seat may tell. */
  seatLook(view: View | null, seat: number, speaker?: string): { colour: string; mark: string };
  /** Which sound an effect makes, if any. */
  soundOf(effect: Effect<About>): Sound | null;
  /** How much an effect matters to somebody who does not look. */
  heard(effect: Effect<About>): Heard;
  /** How much an effect matters to a player who is told what the others did: more than all else what was done to
   *  them, or may soon decide the game. Without it, as much as to those who do not look. */
  matters?(effect: Effect<About>, seat: number, view: View): Matters;
  /** The seat whose turn begins with an effect, if one does. */
  turnOf(effect: Effect<About>): number | null;
  /** The cards, tasks and the like that an effect speaks of, by the ids of their sheets. */
  cardsOf(effect: Effect<About>): readonly string[];
  /** Whether the cards that an effect speaks of are played by it, and shown large, or it tells on what the last were. */
  shows(effect: Effect<About>): "card" | "target" | null;
  /** What is to be seen behind the names of the winners when the game is over; still, if nothing should move. */
  Celebration: Component<{ view: View; winners: readonly number[]; moving: boolean }>;
  /** How long an effect is shown, as a share of the pace: 1 for what matters, 0 for what is not worth a pause. */
  weightOf(effect: Effect<About>): number;
  /** What the board answers to those who ask it; without it there is no board to ask. */
  asking?: Asking<Scene<View, Own, About>, Option<About>>;
}

/** Which pieces somebody asks for: those to beat, their own, and what else lies about. */
export type Pieces = "foes" | "own" | "rest";

/** A board that can be asked. A spot is the key of a place; each answer is a sentence, or some. No rules here: where
 *  things lie, how far and which way. */
export interface Asking<Scene, Option> {
  /** Everything that can be spoken of: where it is, and what somebody may call it. */
  named(scene: Scene): readonly { readonly spot: string; readonly names: readonly string[] }[];
  /** Where the viewer's own pieces are, the one whose turn it is first. */
  home(scene: Scene): readonly string[];
  /** Where an option is to be seen. */
  spotOf(option: Option): string | null;
  /** Whether an option is about somebody to beat: such options are told first. */
  isForemost(scene: Scene, option: Option): boolean;
  at(scene: Scene, spot: string): string;
  around(scene: Scene, spot: string): readonly string[];
  /** The nearest first, with how far and which way. */
  pieces(scene: Scene, spot: string, which: Pieces): readonly string[];
  /** What lies in each straight line. */
  lines?(scene: Scene, spot: string): readonly string[];
  /** How far it is from one to the other, and which way. */
  far(scene: Scene, from: string, to: string): string;
}

/** 0 is never said aloud, 1 only of one's own turn, 2 if it does not take too long, 3 always. Of effects that supersede
 *  the same thing, such as where a worm stands, only the last is said. */
export interface Heard {
  readonly weight: 0 | 1 | 2 | 3;
  readonly supersedes?: string;
}

/** 2 is told first, 1 is a great deed. */
export type Matters = 0 | 1 | 2;

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

/** A picture of the printed game: in this box of coordinates, text or a component of the page's pictures, or a part of it. */
export interface Printed {
  readonly box: string;
  readonly svg?: string;
  readonly component?: Component<any>;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly only?: string;
  readonly without?: readonly string[];
}
