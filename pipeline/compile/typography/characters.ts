/** Characters beyond ASCII; every face of the site has ASCII. */
const BEYOND_ASCII = /[^\0-\x7f]+/gu;

/** Every character beyond ASCII in the texts of a value, composed, each once, in the order of their numbers. */
export function charactersOf(value: unknown): string {
  const found = new Set<string>();
  collect(value, found, new Set());
  return [...found].toSorted((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)).join('');
}

/** An object in several places is visited once. */
function collect(value: unknown, found: Set<string>, seen: Set<object>): void {
  if (typeof value === 'string') collectText(value, found);
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (Array.isArray(value)) for (const item of value) collect(item, found, seen);
  else if (value instanceof Map || value instanceof Set) for (const item of value.values()) collect(item, found, seen);
  // Plain objects, by the hundred thousand: a list of their values would cost more than looking at them.
  else for (const name in value) collect((value as Record<string, unknown>)[name], found, seen);
}

/** Most texts have signs only that stand for themselves; where others are among them, all of it is composed first. */
function collectText(text: string, found: Set<string>): void {
  for (const [run] of text.matchAll(BEYOND_ASCII)) {
    for (let at = 0; at < run.length; at++) {
      if (!isAlone(run.charCodeAt(at))) {
        for (const [composed] of text.normalize().matchAll(BEYOND_ASCII)) for (const sign of composed) found.add(sign);
        return;
      }
      found.add(run.charAt(at));
    }
  }
}

/** Whether a sign is never composed with another one: Latin letters, punctuation, currencies. */
function isAlone(code: number): boolean {
  return code < 0x300 || (code >= 0x2010 && code < 0x20d0);
}
