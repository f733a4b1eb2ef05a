// The colour and the mark of each team: never colour alone.

import type { Team } from "./scene";
import type { View } from "./types";

/** In a box from -10 to 10, each with a broad middle so that a letter fits in. */
export const MARKS: Record<Team, string> = {
  blue: "M0-10C3-5 9-2 9 3.5A9 7.5 0 0 1-9 3.5C-9-2-3-5 0-10Z",
  red: "M0 9.5C-4 6-10 2-10-3.5A5.3 5.3 0 0 1 0-6.2A5.3 5.3 0 0 1 10-3.5C10 2 4 6 0 9.5Z",
  yellow: "M0-10L3.4-5.2 9.5-3.1 5.6 2 5.9 8.1 0 6.2-5.9 8.1-5.6 2-9.5-3.1-3.4-5.2Z",
  green: "M-8 9.5C-12-3-3-10 9-9.5C10 3 4 11-6 8Z",
};

/** Before teams are dealt: as many corners as the seat's number and two more. */
function plainMark(seat: number): string {
  const corners = seat + 3;
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners - Math.PI / 2;
    return `${(9 * Math.cos(angle)).toFixed(1)} ${(9 * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

const isTeam = (speaker: string): speaker is Team => speaker in MARKS;

export function seatLook(view: View | null, seat: number, speaker = ""): { colour: string; mark: string } {
  const team = view?.seats[seat]?.team ?? (isTeam(speaker) ? speaker : null);
  return team ? { colour: `--${team}`, mark: MARKS[team] } : { colour: "--ink-soft", mark: plainMark(seat) };
}
