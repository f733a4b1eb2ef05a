// A puzzle: one answer is best. The table knows which, and tells whoever has found it or gives up.

import type { GameModule, Option } from "../games/contract";
import { toast } from "../parts/toasts.svelte";
import { sayAloud } from "../parts/voice.svelte";
import { api } from "../table/api";
import type { ProspectInfo, PuzzleInfo, QuestionInfo, SolutionInfo } from "../wire";
import { find, say, sayIn, sayOption, sayRefusal } from "../words";
import { Teaching } from "./lesson.svelte";
import { me } from "./me.svelte";

/** How a puzzle went: by its first try. */
export type Outcome = "right" | "wrong";

export class Puzzle extends Teaching {
  /** What was said of the last try. */
  verdict = $state("");
  solution = $state.raw<SolutionInfo | null>(null);
  private waiting = false;

  constructor(
    private readonly puzzle: PuzzleInfo,
    pictures: GameModule<any, any>,
    /** Called with every try; the first one counts. */
    private readonly tried: (outcome: Outcome) => void,
  ) {
    super(puzzle.game, pictures);
    this.begin();
  }

  get over(): boolean {
    return !this.playing && !!this.solution;
  }
  get question(): QuestionInfo | null {
    return this.solution ? null : this.puzzle.question;
  }
  get words(): string {
    if (this.solution) return [this.verdict, ...this.reasons].join(" ");
    const { learner, game } = this.puzzle;
    return say("puzzle-task", { seat: find("The-seat", { seat: learner }, game) ?? learner });
  }
  /** Why the best answer is the best. */
  get reasons(): string[] {
    if (!this.solution) return [];
    const { answer, obvious, cost, why } = this.solution;
    return [
      say("puzzle-solution", { answer: this.called(answer) }),
      ...why.map(({ id, args }) => sayIn(this.game)(id, args)),
      say("puzzle-cost", { answer: this.called(obvious), percent: cost }),
    ];
  }
  protected get prospects(): readonly ProspectInfo[] {
    return this.puzzle.prospects[this.weighed?.text ?? ""] ?? [];
  }

  begin(): void {
    this.solution = null;
    this.verdict = "";
    this.considered = null;
    this.picking.cancel();
    this.playing = false;
    this.stage.cut(this.puzzle);
    this.teach();
  }

  /** For somebody who would rather see the solution. */
  giveUp(): void {
    void this.send(null);
  }

  protected meant(options: readonly Option[]): readonly Option[] {
    return options;
  }

  protected answer({ text }: Option): void {
    void this.send(text);
  }

  private async send(answer: string | null): Promise<void> {
    if (this.waiting || this.solution) return;
    this.waiting = true;
    try {
      const { right, obvious, solution } = await api.tryPuzzle(
        this.game,
        this.puzzle.id,
        { answer },
        me()?.key,
      );
      this.tried(right ? "right" : "wrong");
      this.verdict = right
        ? say("puzzle-right")
        : answer === null
          ? ""
          : say(obvious ? "puzzle-obvious" : "puzzle-wrong");
      if (solution) {
        this.solution = solution;
        scrollTo({ top: 0 }); // on a phone the answers are below the board on which it is shown
        this.show(solution.events, solution, () => {});
      } else sayAloud(this.verdict);
    } catch (why) {
      toast(sayRefusal(why));
    } finally {
      this.waiting = false;
    }
  }

  private called(text: string): string {
    const { kind, options } = this.puzzle.question;
    const option = options?.find((one) => one.text === text);
    return option ? sayOption(this.game, kind, option) : text;
  }
}
