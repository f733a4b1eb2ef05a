/** What is being explained, on whatever page. */
export const explainer = new (class {
  shown = $state.raw<{ game: string; id: string } | null>(null);
  open = (game: string, id: string) => (this.shown = { game, id });
  close = () => (this.shown = null);
})();
