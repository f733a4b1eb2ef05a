// Short remarks that go away by themselves.

import { sayAloud } from "./voice.svelte";

const SHOWN_FOR = 4500;

export interface Toast {
  readonly key: number;
  readonly text: string;
}

let toasts = $state.raw<Toast[]>([]);
let count = 0;

export const shownToasts = () => toasts;

export function toast(text: string): void {
  const one = { key: ++count, text };
  toasts = [...toasts.filter((other) => other.text !== text).slice(-2), one];
  sayAloud(text);
  setTimeout(() => (toasts = toasts.filter((other) => other !== one)), SHOWN_FOR);
}
