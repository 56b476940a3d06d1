/** Longer than twenty titles of the greatest length in any script. */
const LONGEST_HASH = 40_000;

/**
 * Returns a figure's anchor with titles, such as `titles=Results%0ATeam`, without `#`. Browsers do not send what is
 * behind `#` to a server.
 */
export function anchorWithTitles(id: string, titles: readonly string[]): string {
  return new URLSearchParams({ [id]: titles.join('\n') }).toString();
}

/**
 * Returns the titles in a hash, one per line; undefined if it has none for this figure, or is longer than any link of
 * ours.
 */
export function titlesInHash(id: string, hash: string): string | undefined {
  if (hash.length > LONGEST_HASH || !hash.startsWith(`#${id}=`)) return undefined;
  return new URLSearchParams(hash.slice(1)).get(id) || undefined;
}
