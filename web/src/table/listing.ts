// In which order options are listed: what does the same stands together, and what is about somebody to beat comes first.

import type { GameModule, Option, Scene } from "../games/contract";
import type { QuestionInfo } from "../wire";

const verbOf = (option: Option): string => option.about?.verb ?? "";
const groupOf = (option: Option): string => option.about?.group ?? "";

export function inOrder(
  { scene, pictures }: { scene: Scene<any, any>; pictures: GameModule<any, any> },
  question: QuestionInfo | null,
): QuestionInfo | null {
  const { asking } = pictures;
  if (!question?.options || !asking || !scene.view) return question;
  const verbs = [...new Set(question.options.map(verbOf))];
  const rank = new Map(
    question.options.map((option) => [
      option.text,
      2 * verbs.indexOf(verbOf(option)) + (asking.isForemost(scene, option) ? 0 : 1),
    ]),
  );
  const options = [...question.options].sort((one, other) => rank.get(one.text)! - rank.get(other.text)!);
  return { ...question, options };
}

export interface Group {
  /** The verb, or nothing. */
  readonly name: string;
  /** Which of the verb's groups, if it has several. */
  readonly group: string;
  /** Each with its number, counted from 1. */
  readonly options: readonly { readonly option: Option; readonly number: number }[];
}

/** One group for each verb, or for each of its own groups, if there are several options of more than one; only such
 *  groups have a name. */
export function grouped(options: readonly Option[]): Group[] {
  const groups = new Map<string, { verb: string; group: string; options: Group["options"][number][] }>();
  options.forEach((option, i) => {
    const [verb, group] = [verbOf(option), groupOf(option)];
    const key = `${verb} ${group}`;
    if (!groups.has(key)) groups.set(key, { verb, group, options: [] });
    groups.get(key)!.options.push({ option, number: i + 1 });
  });
  const all = [...groups.values()];
  if (all.filter(({ options }) => options.length > 1).length < 2)
    return [{ name: "", group: "", options: options.map((option, i) => ({ option, number: i + 1 })) }];
  return all.map(({ verb, group, options }) => ({
    name: options.length > 1 || group ? verb : "",
    group,
    options,
  }));
}

/** Every number has as many digits as the greatest: nobody has to wait whether another digit comes. */
export const digitsOf = (number: number, count: number): string =>
  String(number).padStart(String(count).length, "0");
