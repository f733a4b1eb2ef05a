// Where the keyboard is on the board. Boards move it, and whoever asks about “here” means it.

export class Cursor {
  /** The key of a place, as the game's own view has it. */
  spot = $state<string | null>(null);
}
