// What is said aloud to those who do not look: every line once, one after another, whatever is open on the page.

export interface Line {
  readonly key: number;
  readonly text: string;
}

const KEPT = 20;
let lines = $state.raw<readonly Line[]>([]);
let count = 0;

export const saidAloud = () => lines;
export const saidSoFar = () => count;

export function sayAloud(text: string): void {
  if (text) lines = [...lines.slice(1 - KEPT), { key: ++count, text }];
}
