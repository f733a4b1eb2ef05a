// What the table says and understands, as `make types` writes it.
export type * from "../../types";
