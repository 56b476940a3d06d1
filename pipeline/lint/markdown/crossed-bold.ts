import type { Parents, Strong } from 'mdast';
import type { EmphasisForm } from './emphasis-form.ts';
import type { Found, Located, TextParts } from './found.ts';

const STARS = /\*+/g;
/** Stars that were meant to close, behind punctuation. */
const BEHIND_PUNCTUATION = /^[^\s\p{L}\p{N}*_]\*\*(?!\*)/u;
/** What may hold stars that are no marks. */
const MAY_HIDE = /[`\\<]|\*{3}|(?<!\*)\*(?!\*)/;

/**
 * Returns the finding for bold words between two pairs of stars whose own words were meant: next to punctuation inside,
 * stars beside a letter open where they should close.
 */
export function crossedBold(
  { start, end }: Located<Strong>,
  [from, to]: readonly [start: number, end: number],
  source: string,
): Found<EmphasisForm> {
  const bold = source.slice(start, end).replaceAll('*', '');
  const actual = source.slice(from, to);
  const count = actual.match(STARS)?.length ?? 0;
  if (MAY_HIDE.test(actual) || count % 2 > 0) return { offset: from, values: { kind: 'crossed', bold } };
  let isOpen = false;
  const expected = actual.replaceAll(STARS, () => {
    isOpen = !isOpen;
    return isOpen ? '<strong>' : '</strong>';
  });
  return { offset: from, end: to, values: { kind: 'crossed', bold, expected }, fix: { actual, expected } };
}

/** Finds bold words inside of bold words, for the same reason: all of them are bold. */
export function* findNestedBold({ nodes, source }: TextParts): Iterable<Found<EmphasisForm>> {
  const all = new Map<Parents, Located<Strong>>(nodes('strong').map((bold) => [bold.node, bold]));
  for (const inner of all.values()) {
    const outer = all.get(inner.parent);
    if (
      outer &&
      source.startsWith('**', outer.start) &&
      BEHIND_PUNCTUATION.test(source.slice(inner.start - 1, inner.end))
    )
      yield crossedBold(inner, [outer.start, outer.end], source);
  }
}
