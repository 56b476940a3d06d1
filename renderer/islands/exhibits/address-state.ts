/** What the address says of a figure, by its anchor. */
export function stateInAddress(id: string): string | undefined {
  return new URLSearchParams(location.search).get(id) ?? undefined;
}

/**
 * Writes it, or takes it out; other parameters stay, and an address without an anchor gets that of the figure, so that it opens
 * there. It is no step to go back to.
 */
export function writeState(id: string, text: string | undefined): void {
  const params = new URLSearchParams(location.search);
  if (text === undefined) params.delete(id);
  else params.set(id, text);
  const search = params.size === 0 ? '' : `?${params}`;
  const hash = location.hash || (text === undefined ? '' : `#${id}`);
  history.replaceState(history.state, '', location.pathname + search + hash);
}
