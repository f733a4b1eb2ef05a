// Clauses and their messages: W4.8 is rule-W4-8.

import { find, idsIn } from "../words";

export const isClause = (id: string) => /^[A-Z]\d+(\.\d+)?$/.test(id);
export const clauseId = (clause: string) => `rule-${clause.replace(".", "-")}`;
export const sectionOf = (clause: string) => clause.split(".")[0]!;

/** The number of a message's clause, or nothing if it has none of its own. */
export function numberOf(id: string): string {
  const [, section, clause] = /^rule-([A-Z]\d+)-(\d+)$/.exec(id) ?? [];
  return section ? `${section}.${clause}` : "";
}

export interface Section {
  readonly number: string;
  readonly title: string;
  readonly clauses: readonly string[];
}

export function sectionsOf(game: string): Section[] {
  const ids = idsIn(game, "rule-");
  return ids
    .filter((id) => /^rule-[A-Z]\d+$/.test(id))
    .map((id) => ({
      number: id.slice("rule-".length),
      title: find(id, {}, game) ?? "",
      clauses: ids.filter((one) => one.startsWith(`${id}-`)),
    }));
}

/** Splits a text where it cites clauses, so that they can be links. */
export function citations(text: string): { text: string; clause: boolean }[] {
  return text.split(/\b([A-Z]\d+(?:\.\d+)?)\b/).map((part, i) => ({ text: part, clause: i % 2 === 1 }));
}
