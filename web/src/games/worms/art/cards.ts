// The illustrations of the cards, in a box 64 wide and 48 high around 0,0.

import { flat, moved, MINE } from "./things";

const SKY = flat("M-32-24H32V24H-32Z", "#bfe3f2");

export function cardArt(card: string): string {
    return SKY + (card ? moved(0, 2, 1, MINE) : "");
}
