// Written by `make types` from rumpus/table/wire/*messages.py; do not edit.

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
  player: string;
  persona: number;
  link: string;
  here: boolean;
  away: number | null;
  ready: boolean;
  resigned: boolean;
  holiday: number | null;
  holidays_left: number;
}

export interface WishInfo {
  number: number;
  what: string;
  seat: number;
  awaited: number[];
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
  rated: boolean;
  watching: number;
  successor: Successor | null;
  spectators: string[];
  wish: WishInfo | null;
  halted: boolean;
  ended: string;
  muted: boolean;
  holiday: number | null;
  holidays_left: number;
  past?: MessageInfo | null;
  kept_until?: number | null;
}

export interface Done {
  number: number;
}

export interface Refusal {
  id: string;
  args: Record<string, any>;
  text: string;
}

export interface MessageInfo {
  id: string;
  args: Record<string, any>;
}

export interface EventInfo {
  id: string;
  clause: string;
  args: Record<string, any>;
  about?: any;
  change?: Record<string, any> | null;
  own?: Record<string, any> | null;
}

export interface OptionInfo {
  text: string;
  about?: any;
  args?: Record<string, any>;
}

export interface QuestionInfo {
  number: number;
  kind: string;
  speaker: string;
  options?: OptionInfo[] | null;
  about?: any;
  args?: Record<string, any>;
}

export interface ChatInfo {
  number: number;
  who: string;
  text: string;
  at: number;
  seat: number | null;
  picture: string;
  watching: boolean;
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
  seat?: number | null;
  moment: number;
  fresh: boolean;
  info: RoomInfo | null;
  events: EventInfo[];
  view: any;
  own: any;
  question: QuestionInfo | null;
  clocks: number[];
  due: number | null;
  chat: ChatInfo[];
  notes: NoteInfo[];
  winners: string[] | null;
  may_undo: boolean;
  may_take_back: boolean;
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

export interface AnnouncementInfo {
  number: number;
  text: string;
  until: number;
}

export interface Announcements {
  type: "announcements";
  lines: AnnouncementInfo[];
}

export interface Hello {
  type: "hello";
  room: string;
  token?: string | null;
  since?: number | null;
  changes?: boolean;
  name?: string | null;
}

export interface GiveAnswer {
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

export interface React {
  type: "react";
  ref: number;
  picture: "clap" | "laugh" | "wow" | "sad" | "think" | "heart";
}

export interface Act {
  type: "act";
  ref: number;
  act: "ready" | "resign" | "draw" | "pause" | "take-back" | "agree" | "oppose" | "resume";
  wish?: number;
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

export interface ProspectInfo {
  spot: string;
  name: string;
  message: MessageInfo;
  about?: any;
}

export interface Outlook {
  type: "outlook";
  ref: number;
  question: number;
  text: string;
  final: boolean;
  grave: MessageInfo[];
  risk: MessageInfo[];
  prospects: ProspectInfo[];
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

export interface NewRoom {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  public?: boolean;
  clock?: string | null;
  visitor?: string | null;
  daily?: boolean;
  hints?: boolean;
  rated?: boolean;
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
  name?: string | null;
}

export interface Reacting {
  picture: "clap" | "laugh" | "wow" | "sad" | "think" | "heart";
  name?: string | null;
}

export interface Acting {
  act: "ready" | "resign" | "draw" | "pause" | "take-back" | "agree" | "oppose" | "resume";
  wish?: number;
}

export interface Resting {
  days: number;
  everybody?: boolean;
}

export interface Moving {
  seat: number;
}

export interface Muting {
  muted: boolean;
}

export interface Seating {
  seat: number;
  level?: string;
  though_here?: boolean;
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

export interface Health {
  open: boolean;
  writes: boolean;
}

export interface MomentInfo {
  moment: number;
  speaker: string;
  events: EventInfo[];
  after: number | null;
}

export interface MomentShown {
  moment: number;
  moments: number;
  before: SeenInfo | null;
  events: EventInfo[];
  view: any;
  own: any;
  question: QuestionInfo | null;
}

export interface SeenInfo {
  view: any;
  own: any;
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
  said: OptionInfo;
  better: OptionInfo;
  cost: number;
}

export interface LookBackInfo {
  ready: boolean;
  players: PlayerSeen[];
  moments: SharesThen[];
  costliest: CostlyAnswer[];
}

export interface DeedInfo {
  message: MessageInfo;
  moment: number | null;
}

export interface SeatDeedsInfo {
  scores: MessageInfo[];
  deeds: DeedInfo[];
}

export interface FinaleInfo {
  ended: EventInfo[];
  seats: SeatDeedsInfo[];
}

export interface ChoiceInfo {
  key: string;
  values: string[];
  called: Record<string, Record<string, string>>;
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
  anew: Record<string, string>;
  lessons: string[];
  puzzles: boolean;
  emblem: boolean;
}

export interface GamesInfo {
  games: GameInfo[];
  bots: string[];
  languages: string[];
  documentation: boolean;
  studio: string;
  offline: boolean;
}

export interface SheetInfo {
  id: string;
  kind: string;
  lines: MessageInfo[];
  facts: Record<string, any>;
}

export interface BoxInfo {
  names: Record<string, string>;
  renamed: string[];
  numbers: Record<string, number | string[]>;
  translated: Record<string, Record<string, string>>;
  alike: Record<string, string>;
  sheets: SheetInfo[];
  keywords: Record<string, string>;
  practised: string[];
}

export interface LessonStepInfo {
  say: MessageInfo;
  view: any;
  own: any;
  question: QuestionInfo | null;
  answer: string;
  events: EventInfo[];
  prospects: Record<string, ProspectInfo[]>;
}

export interface LessonInfo {
  game: string;
  id: string;
  learner: string;
  seats: number;
  options: Record<string, string>;
  steps: LessonStepInfo[];
  farewell: MessageInfo;
  view: any;
  own: any;
}

export interface Practising {
  card: string;
  seed: string;
  answers: string[];
  considered?: string | null;
}

export interface PracticeInfo {
  say: MessageInfo;
  learner: string;
  seats: number;
  options: Record<string, string>;
  events: EventInfo[];
  view: any;
  own: any;
  question: QuestionInfo | null;
  prospects: ProspectInfo[];
  played: boolean;
}

export interface PuzzleSummary {
  id: string;
  theme: string;
  grade: number;
  rating: number | null;
  tries: number;
}

export interface SolverInfo {
  value: number;
  margin: number;
  tries: number;
}

export interface PuzzlesInfo {
  themes: string[];
  puzzles: PuzzleSummary[];
  day: string;
  today: string | null;
  own: SolverInfo | null;
}

export interface PuzzleInfo {
  game: string;
  id: string;
  theme: string;
  grade: number;
  learner: string;
  seats: number;
  options: Record<string, string>;
  view: any;
  own: any;
  question: QuestionInfo;
  prospects: Record<string, ProspectInfo[]>;
}

export interface Trying {
  answer: string | null;
}

export interface SolutionInfo {
  answer: string;
  obvious: string;
  cost: number;
  why: MessageInfo[];
  events: EventInfo[];
  view: any;
  own: any;
}

export interface TriedInfo {
  right: boolean;
  obvious: boolean;
  solution: SolutionInfo | null;
}

export interface DayInfo {
  day: string;
  finished: number;
}

export interface DayResult {
  result: string;
  answers: number;
  times: number;
}

export interface DayTry {
  result: string;
  answers: number;
  place: number;
}

export interface DayPlayer {
  player: string;
  name: string;
  result: string;
  answers: number;
  place: number;
}

export interface DayResultsInfo {
  day: string;
  began: number;
  finished: number;
  results: DayResult[];
  own: DayTry | null;
  players?: DayPlayer[];
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

export interface StudioBox {
  name: string;
  game: string;
  titles: Record<string, string>;
  base: string;
  changed: number;
}

export interface StudioGame {
  game: string;
  own: string[];
  files: string[];
}

export interface StudioInfo {
  games: StudioGame[];
  boxes: StudioBox[];
}

export interface BoxText {
  game: string;
  name: string;
  titles: Record<string, string>;
  files: Record<string, string>;
  pictures: string[];
  possible: string[];
  state: string;
}

export interface Checking {
  files: Record<string, string>;
}

export interface PrintOrder {
  files: Record<string, string>;
  language: string;
  paper: "A4" | "letter";
}

export interface Saving {
  files: Record<string, string>;
  seen: string;
}

export interface Beginning {
  base: string;
  title?: string;
}

export interface Unpacking {
  packed: string;
}

export interface Removing {
  seen: string;
}

export interface Restoring {
  id: string;
  seen: string;
}

export interface RemarkInfo {
  file: string;
  line: number;
  text: string;
  brief: string;
  wrong: boolean;
}

export interface CheckInfo {
  remarks: RemarkInfo[];
  box: BoxInfo | null;
  holds: string;
}

export interface StateInfo {
  id: string;
  at: number;
}

export interface StateText {
  files: Record<string, string>;
  changes: string[];
}

export interface AskedClaim {
  question: string;
  figure: string;
  claim: "above" | "below" | "between" | "more_than" | "less_than" | "as_in";
  low?: number;
  high?: number;
}

export interface Designing {
  question: string;
  game: string;
  boxes: string[];
  seats: number[];
  bots: string;
  games: number;
  options?: Record<string, string>;
  asks?: AskedClaim[];
  title?: string;
  called?: Record<string, string>;
}

export interface Composed {
  text: string;
}

export interface Experimenting {
  text: string;
}

export interface ExperimentCheck {
  remarks: RemarkInfo[];
  games: number;
  cells: string[];
}

export interface EstimateInfo {
  what: string;
  value: number;
  low: number;
  high: number;
  said: string;
}

export interface CellInfo {
  id: string;
  name: string;
  done: number;
  wanted: number;
  wins: EstimateInfo[];
  turns: EstimateInfo | null;
}

export interface AnswerInfo {
  question: string;
  verdict: string;
  said: string;
  evidence: string[];
}

export interface ExperimentInfo {
  id: string;
  title: string;
  question: string;
  game: string;
  state: "waiting" | "running" | "stopped" | "done" | "failed";
  created: number;
  done: number;
  wanted: number;
  per_minute: number;
  seconds_left: number;
  answers: AnswerInfo[];
  failed: string;
}

export interface ExperimentStatus {
  info: ExperimentInfo;
  cells: CellInfo[];
  text: string;
  games: number;
  place: string;
}

export interface LabInfo {
  experiments: ExperimentInfo[];
  figures: string[];
  bots: Record<string, string>;
  most_games: number;
}

export interface Reported {
  address: string;
}

export interface WatchingGame {
  cell: string;
  number: number;
}

export interface FoundRoom {
  room: string;
  game: string;
  stage: string;
  public: boolean;
  created: number;
  last: number;
  entries: number;
  names: string[];
}

export interface FoundRooms {
  rooms: FoundRoom[];
  more: boolean;
}

export interface PersonInfo {
  name: string;
  seat: number | null;
  key: string;
  mark: string;
}

export interface RoomPeople {
  room: string;
  game: string;
  stage: string;
  people: PersonInfo[];
  chat: ChatInfo[];
}

export interface FoundPlayer {
  id: string;
  name: string;
  created: number;
  seen: number;
  games: number;
}

export interface FoundPlayers {
  players: FoundPlayer[];
  more: boolean;
}

export interface Calling {
  name: string;
}

export interface BookedInfo {
  number: number;
  at: number;
  who: string;
  what: string;
  room: string;
  subject: string;
  text: string;
  until: number;
}

export interface OperatorInfo {
  announcements: AnnouncementInfo[];
  bars: BookedInfo[];
  deeds: BookedInfo[];
}

export interface Announcing {
  text: string;
  minutes: number;
}

export interface Withdrawing {
  number: number;
}

export interface Barring {
  who: string;
  what: "muted" | "kept-out";
  minutes: number;
}

export interface Pardoning {
  who: string;
}

export interface Retracting {
  number: number;
}

export interface Renaming {
  before: string;
  name: string;
}

export interface PlayerInfo {
  id: string;
  name: string;
  created: number;
}

export interface NewPlayer {
  key: string;
  name: string;
}

export interface OwnName {
  name: string;
}

export interface DeviceInfo {
  id: string;
  since: number;
  this: boolean;
}

export interface MeInfo {
  id: string;
  name: string;
  created: number;
  devices: DeviceInfo[];
  passkeys: number;
  may_keep: boolean;
}

export interface LinkInfo {
  link: string;
  until: number;
}

export interface ComingAlong {
  link: string;
  key: string;
}

export interface RemovingDevice {
  device: string;
}

export interface PasskeyOptions {
  options: any;
}

export interface NewPasskey {
  credential: Record<string, any>;
}

export interface ByPasskey {
  credential: Record<string, any>;
  key: string;
}

export interface GameSeat {
  kind: string;
  name: string;
  bot: string;
  persona: number;
  player: string;
}

export interface RunningGame {
  room: string;
  game: string;
  stage: string;
  seats: GameSeat[];
  seat: number | null;
  asked: number | null;
  moment: number;
  since: number;
  last: number;
}

export interface OpponentInfo {
  player: string;
  name: string;
  bot: string;
}

export interface FinishedGame {
  room: string;
  game: string;
  edition: string;
  seats: number;
  result: string;
  opponents: OpponentInfo[];
  answers: number;
  daily: string;
  rated: boolean;
  since: number;
  ended: number;
  luck: number | null;
  skill: number | null;
}

export interface MyGames {
  running: RunningGame[];
  over: FinishedGame[];
}

export interface TallyInfo {
  played: number;
  won: number;
  drawn: number;
  lost: number;
}

export interface KindFigures {
  game: string;
  seats: number;
  edition: string;
  tally: TallyInfo;
}

export interface AgainstFigures {
  opponent: OpponentInfo;
  tally: TallyInfo;
}

export interface CardFigures {
  game: string;
  card: string;
  times: number;
}

export interface LuckThen {
  room: string;
  game: string;
  ended: number;
  luck: number;
  skill: number;
}

export interface RatingInfo {
  player: string;
  name: string;
  bot: string;
  value: number;
  margin: number;
  games: number;
}

export interface BoardInfo {
  game: string;
  seats: number;
  lines: RatingInfo[];
}

export interface MyFigures {
  kinds: KindFigures[];
  against: AgainstFigures[];
  cards: CardFigures[];
  luck: LuckThen[];
  boards: BoardInfo[];
}

export interface NewChannel {
  kind: "push" | "mail" | "webhook";
  address: string;
  language: string;
  about: ("turn" | "invitation" | "over")[];
  public_key?: string;
  auth?: string;
}

export interface ChannelInfo {
  id: string;
  kind: string;
  address: string;
  confirmed: boolean;
  language: string;
  about: string[];
}

export interface SentInfo {
  channel: string;
  kind: string;
  room: string;
  state: string;
  at: number;
  tries: number;
}

export interface OwnNotices {
  kinds: string[];
  push_key: string;
  channels: ChannelInfo[];
  sent: SentInfo[];
}

export interface Confirming {
  said: string;
}

export interface Stopped {
  stopped: boolean;
}

export interface NewTournament {
  name: string;
  game: string;
  format: "round-robin" | "swiss" | "groups";
  places: number;
  minutes: number;
  seats?: number;
  rounds?: number;
  options?: Record<string, string>;
  clock?: string | null;
  begins?: number;
  bots?: string;
  enters?: boolean;
}

export interface EntrantInfo {
  id: string;
  name: string;
  level: string;
  number: number;
  left: boolean;
}

export interface ScoreInfo {
  place: number;
  entrant: string;
  points: number;
  beaten: number;
  opposition: number;
  wins: number;
  played: number;
}

export interface FixtureInfo {
  room: string;
  entrants: string[];
  shares: number[];
  why: string;
}

export interface RoundInfo {
  began: number;
  deadline: number;
  fixtures: FixtureInfo[];
  bye: string;
}

export interface TournamentLine {
  id: string;
  name: string;
  game: string;
  format: string;
  seats: number;
  stage: "open" | "running" | "over";
  places: number;
  taken: number;
  round: number;
  rounds: number;
  begins: number;
  deadline: number;
  winners: string[];
}

export interface TournamentInfo {
  line: TournamentLine;
  maker: EntrantInfo;
  minutes: number;
  clock: string | null;
  options: Record<string, string>;
  bots: string;
  entrants: EntrantInfo[];
  standings: ScoreInfo[];
  games: RoundInfo[];
  you: string;
  your_room: string;
}

export interface TournamentList {
  tournaments: TournamentLine[];
}

export type FromClient = GiveAnswer | Chat | React | Act | Undo | Reveal | Consider | OddsWanted | HintWanted;

export type FromServer = Update | Ack | Nack | Notice | Announcements | Outlook | OddsTold | HintTold;
