// How long each thing that happens is looked at: what bots do at a pace that a person can follow.

/** What somebody likes: how much longer than their own acts those of bots are shown. */
export const PACES = { quick: 1, normal: 1.4, slow: 2.4, wait: 1.4 } as const;
export type Pace = keyof typeof PACES;

const LONGEST = 800;
const CARD = 1000; // about what it takes to read who played what
/** So many answers may wait to be shown before it goes faster, so that nobody is left far behind the game. */
const PATIENCE = 20;

export interface Shown {
  /** How long an effect of weight 1 is shown, in milliseconds. */
  readonly step: number;
  readonly weight: number;
  /** Whether a card is shown large, for those who have not played it. */
  readonly card: boolean;
  readonly bot: boolean;
  readonly pace: Pace;
  /** How many answers wait to be shown after this one. */
  readonly waiting: number;
}

export function timeFor({ step, weight, card, bot, pace, waiting }: Shown): number {
  if (!step || !weight) return 0;
  const factor = bot ? PACES[pace] : 1;
  const longest = LONGEST * Math.max(1, factor / PACES.normal);
  const time =
    card && pace !== "quick"
      ? (CARD * step * factor) / 500 / PACES.normal
      : Math.min(longest, step * weight * factor);
  return time / hurry(pace, waiting);
}

/** The more is waiting, the faster it goes; whoever wants to be waited for is never hurried. */
function hurry(pace: Pace, waiting: number): number {
  if (pace === "wait") return 1;
  return pace === "quick" ? 1 + waiting : Math.max(1, waiting / PATIENCE);
}
