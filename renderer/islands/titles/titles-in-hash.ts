/** Twenty titles of the greatest length in any script are shorter. */
const LONGEST_HASH = 40_000;

/**
 * The anchor of a figure with titles in it, as in `titles=Results%0ATeam`: browsers send no server what is behind `#`. Without the
 * sign itself.
 */
export function anchorWithTitles(id: string, titles: readonly string[]): string {
  return new URLSearchParams({ [id]: titles.join('\n') }).toString();
}

/** The text of titles in a hash, one on a line; undefined where it holds none for this figure, or more than any link of ours. */
export function titlesInHash(id: string, hash: string): string | undefined {
  if (hash.length > LONGEST_HASH || !hash.startsWith(`#${id}=`)) return undefined;
  return new URLSearchParams(hash.slice(1)).get(id) || undefined;
}
