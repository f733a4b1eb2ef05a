// Options by their numbers: a digit answers if there are up to nine, else as many digits as the greatest number has.

import { toast } from "../parts/toasts.svelte";
import { say } from "../words";

let typed = { question: -1, digits: "" };

export const isDigit = (key: string): boolean => key.length === 1 && key >= "0" && key <= "9";

/** The number that is typed with this digit, once it is whole. */
export function typeDigit(digit: string, question: number, count: number): number | null {
  const width = String(count).length;
  const digits = (typed.question === question ? typed.digits : "") + digit;
  const whole = digits.length >= width;
  typed = { question, digits: whole ? "" : digits };
  if (!whole) toast(say("digits-more", { digits, count: width - digits.length }));
  return whole ? Number(digits) : null;
}

export function forgetDigits(): boolean {
  const any = typed.digits !== "";
  typed = { question: -1, digits: "" };
  return any;
}
