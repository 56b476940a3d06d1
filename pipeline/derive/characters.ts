/** Signs beyond ASCII, which every face of the site has anyway. */
const BEYOND_ASCII = /[^\0-\x7f]/gu;

/** Every character beyond ASCII in the texts of a value, composed, each once, in the order of their numbers. */
export function charactersOf(value: unknown): string {
  const found = new Set<string>();
  collect(value, found);
  return [...found].toSorted((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)).join('');
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === 'string')
    for (const [character] of value.normalize().matchAll(BEYOND_ASCII)) found.add(character);
  else if (value instanceof Map || value instanceof Set || Array.isArray(value))
    for (const item of value.values()) collect(item, found);
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) collect(item, found);
}
