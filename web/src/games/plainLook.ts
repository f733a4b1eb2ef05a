// The colours and marks of players in a game that nobody has drawn yet: eight at most sit at a table.

const LOOKS: readonly (readonly [colour: string, mark: string])[] = [
  ["--blue", "M0-8 8 6-8 6Z"],
  ["--red", "M-7-7H7V7H-7Z"],
  ["--yellow", "M0-9 9 0 0 9-9 0Z"],
  ["--green", "M-8-3H-3V-8H3V-3H8V3H3V8H-3V3H-8Z"],
  ["light-dark(#8a3fc0, #cf9dff)", "M0 8-8-6H8Z"],
  ["light-dark(#0f7f86, #5fd4da)", "M-3-9H3V9H-3Z"],
  ["light-dark(#b3568f, #ffa6d8)", "M-9-3H9V3H-9Z"],
  ["light-dark(#6b5a3a, #d3bd93)", "M0-9 8-3 5 7H-5L-8-3Z"],
];

export function seatLook(_: unknown, seat: number): { colour: string; mark: string } {
  const [colour, mark] = LOOKS[seat % LOOKS.length]!;
  return { colour, mark };
}
