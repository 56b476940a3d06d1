/** Fields that hold one or more lines of text; below `labels`, every field does. */
const LINES = new Set(
  (
    'labels title label description kicker lead line who caption alt text figure counts period baseline name byline jobTitle shortName areaServed ' +
    'legal summary covers deliverables format timeline forWhom terms guidePrice quote role question note sendLink'
  ).split(' '),
);
/**
 * Labels that stay as typed: the language code, and the search placeholder, because visitors type straight quotes
 * there.
 */
const AS_TYPED = new Set(['language', 'searchPlaceholder']);

/**
 * Typesets every line in plain data. Returns an object unchanged if none of its lines change; sets an object that
 * occurs several times only once.
 */
export function typesetLines<Value>(value: Value, setLine: (text: string) => string): Value {
  const lines = new Map<string, string>();
  const done = new Map<object, unknown>();
  return setAll(value, false) as Value;

  function setAll(part: unknown, isLine: boolean): unknown {
    if (typeof part === 'string') return isLine ? setText(part) : part;
    if (typeof part !== 'object' || part === null || isCompiled(part)) return part;
    const known = done.get(part) ?? setParts(part, isLine);
    done.set(part, known);
    return known;
  }

  function setParts(whole: object, isLine: boolean): object {
    if (whole instanceof Map) return new Map([...whole].map(([key, part]) => [key, setAll(part, isLine)]));
    const parts = whole as Record<string, unknown>;
    let set: Record<string, unknown> | undefined;
    // Plain objects, by the hundred thousand: most are not copied.
    for (const key in parts) {
      const part = parts[key];
      const now = setAll(part, isLineAt(key, whole, isLine));
      if (now === part) continue;
      set ??= (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<string, unknown>;
      set[key] = now;
    }
    return set ?? whole;
  }

  function setText(text: string): string {
    const known = lines.get(text) ?? setLine(text);
    lines.set(text, known);
    return known;
  }
}

/** Tells whether a part is prose or a heading, whose lines the compiler typesets. */
function isCompiled(part: object): boolean {
  return 'html' in part || 'depth' in part;
}

function isLineAt(key: string, whole: object, isInLine: boolean): boolean {
  if (AS_TYPED.has(key)) return false;
  // The name of a page is that of its file.
  return isInLine || (LINES.has(key) && !(key === 'name' && 'canonical' in whole));
}
