// Whether the help on keys is open.

export const keysHelp = $state({ open: false });
