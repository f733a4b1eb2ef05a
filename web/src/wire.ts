// Written by `make types` from rumpus/table/wire.py and wire_library.py; do not edit.

export interface NewRoom {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  public?: boolean;
  clock?: string | null;
  visitor?: string | null;
  daily?: boolean;
  hints?: boolean;
}

export interface SeatLink {
  seat: number;
  token: string;
}

export interface RoomLinks {
  room: string;
  commitment: string;
  host: string;
  watch: string;
  seats: SeatLink[];
}

export interface SeatInfo {
  kind: string;
  name: string;
  taken: boolean;
  joined: boolean;
  declined: boolean;
  bot: string;
  commitment: string;
  dice: string;
  speaker: string;
}

export interface Successor {
  room: string;
  by: string;
}

export interface RoomInfo {
  room: string;
  game: string;
  options: Record<string, string>;
  stage: string;
  public: boolean;
  clock: string;
  seats: SeatInfo[];
  commitment: string;
  opening: number;
  daily: string;
  again: string;
  hints: boolean;
  watching: number;
  successor: Successor | null;
  spectators: string[];
  past?: MessageInfo | null;
}

export interface Join {
  name: string;
  commitment?: string;
  token?: string | null;
  key?: string | null;
}

export interface Joining {
  seat: number;
  token: string;
}

export interface Revealing {
  entropy: string;
}

export interface Answering {
  question: number;
  text: string;
}

export interface Chatting {
  text: string;
}

export interface Seating {
  seat: number;
  level?: string;
}

export interface Inviting {
  seat: number;
}

export interface Rematch {
  commitment?: string;
  key?: string | null;
}

export interface Following {
  room: string;
  commitment: string;
  seat: number | null;
  token: string;
  host: boolean;
}

export interface Importing {
  record: string;
  after?: number | null;
  seats?: string[] | null;
  hints?: boolean;
}

export interface Forking {
  after: number;
  seats: string[];
  hints?: boolean;
}

export interface Done {
  number: number;
}

export interface Refusal {
  id: string;
  args: Record<string, any>;
  text: string;
}

export interface Health {
  open: boolean;
  writes: boolean;
}

export interface MessageInfo {
  id: string;
  args: Record<string, any>;
}

export interface EventInfo {
  id: string;
  clause: string;
  args: Record<string, any>;
  change?: Record<string, any> | null;
}

export interface QuestionInfo {
  number: number;
  kind: string;
  speaker: string;
  options?: string[] | null;
}

export interface ChatInfo {
  number: number;
  who: string;
  text: string;
  at: number;
}

export interface NoteInfo {
  number: number;
  moment: number;
  at: number;
  message: MessageInfo;
}

export interface Update {
  type: "update";
  number: number;
  seat: number | null;
  moment: number;
  fresh: boolean;
  info: RoomInfo;
  events: EventInfo[];
  view: Record<string, any> | null;
  question: QuestionInfo | null;
  clocks: number[];
  chat: ChatInfo[];
  notes: NoteInfo[];
  winners: string[] | null;
  may_undo: boolean;
}

export interface Ack {
  type: "ack";
  ref: number;
  number: number;
}

export interface Nack {
  type: "nack";
  ref: number;
  why: Refusal;
}

export interface Notice {
  type: "notice";
  text: string;
}

export interface Hello {
  type: "hello";
  room: string;
  token?: string | null;
  since?: number | null;
  frames?: boolean;
  name?: string | null;
}

export interface Answer {
  type: "answer";
  ref: number;
  question: number;
  text: string;
}

export interface Chat {
  type: "chat";
  ref: number;
  text: string;
}

export interface Reveal {
  type: "reveal";
  ref: number;
  entropy: string;
}

export interface Undo {
  type: "undo";
  ref: number;
}

export interface Consider {
  type: "consider";
  ref: number;
  question: number;
  text: string;
}

export interface Prospect {
  spot: string;
  message: MessageInfo;
}

export interface Outlook {
  type: "outlook";
  ref: number;
  question: number;
  text: string;
  final: boolean;
  grave: MessageInfo[];
  prospects: Prospect[];
}

export interface OddsWanted {
  type: "odds";
  ref: number;
  question: number;
  text: string;
}

export interface OddsTold {
  type: "odds-told";
  ref: number;
  question: number;
  text: string;
  lines: MessageInfo[];
  exact: boolean;
}

export interface HintWanted {
  type: "hint";
  ref: number;
  question: number;
}

export interface HintTold {
  type: "hint-told";
  ref: number;
  question: number;
  text: string;
  reasons: MessageInfo[];
}

export interface Moment {
  moment: number;
  speaker: string;
  events: EventInfo[];
  after: number | null;
}

export interface MomentShown {
  moment: number;
  moments: number;
  before: Record<string, any> | null;
  events: EventInfo[];
  view: Record<string, any>;
  question: QuestionInfo | null;
}

export interface PlayerSeen {
  name: string;
  speaker: string;
  luck: number;
  skill: number;
  choices: number;
}

export interface SharesThen {
  moment: number;
  shares: number[];
}

export interface CostlyAnswer {
  moment: number;
  speaker: string;
  kind: string;
  said: string;
  better: string;
  cost: number;
}

export interface LookBack {
  ready: boolean;
  players: PlayerSeen[];
  moments: SharesThen[];
  costliest: CostlyAnswer[];
}

export interface ChoiceInfo {
  key: string;
  values: string[];
  called: Record<string, string>;
  default: string;
  by_language: Record<string, string>;
  several: boolean;
  turn_clocks: Record<string, number>;
}

export interface GameInfo {
  id: string;
  seats: number[];
  choices: ChoiceInfo[];
  at_once: Record<string, string>;
  lessons: string[];
}

export interface GamesInfo {
  games: GameInfo[];
  bots: string[];
  languages: string[];
}

export interface Sheet {
  id: string;
  kind: string;
  lines: MessageInfo[];
  facts: Record<string, any>;
}

export interface Box {
  names: Record<string, string>;
  renamed: string[];
  numbers: Record<string, number>;
  sheets: Sheet[];
}

export interface LessonStep {
  say: MessageInfo;
  view: Record<string, any>;
  question: QuestionInfo | null;
  answer: string;
  events: EventInfo[];
}

export interface Lesson {
  game: string;
  id: string;
  learner: string;
  seats: number;
  options: Record<string, string>;
  steps: LessonStep[];
  farewell: MessageInfo;
  view: Record<string, any>;
}

export interface Draw {
  weights: number[];
  picked: number;
}

export interface Dice {
  scheme: number;
  commitment: string;
  opening: string;
  committed: string[];
  secret: string;
  entropy: string[];
  draws: Draw[];
}

export type FromClient = Answer | Chat | Undo | Reveal | Consider | OddsWanted | HintWanted;

export type FromServer = Update | Ack | Nack | Notice | Outlook | OddsTold | HintTold;
