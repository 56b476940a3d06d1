import { message, type Message } from '../../findings/message.ts';
import type { ParsedContent } from '../../site/parse/content.ts';

/** What is shown of a field, in letters: `most` may be typed before a note is made of it. */
const LENGTHS = [
  { field: 'title', most: 100, shown: 60 },
  { field: 'summary', most: 250, shown: 155 },
  { field: 'description', most: 250, shown: 155 },
] as const;
/** About what four lines of a social card hold beside a photograph, in letters. */
const CARD = 140;
/** How much of what is cut a finding quotes, in letters. */
const QUOTED = 40;

/** Notes titles and summaries of which search results and social cards show the beginning only. */
export function* checkLengths({ documents, hidden }: ParsedContent): Generator<Message> {
  for (const { kind, fields, yaml } of new Set([...documents, ...hidden.keys()]))
    for (const { field, most, shown } of kind.addresses.isOwn ? LENGTHS : []) {
      const letters = [...((fields as { readonly [name in typeof field]?: string })[field] ?? '')];
      if (letters.length > most)
        yield message('text-length', yaml.placeOf([field]), {
          field,
          letters: String(letters.length),
          shown: String(shown),
          rest: cutAfter(letters, shown),
          ...(field === 'title' && letters.length > CARD && { card: cutAfter(letters, CARD) }),
        });
    }
}

/** Returns the beginning of what is left out after so many letters, from a whole word on. */
function cutAfter(letters: readonly string[], shown: number): string {
  const start = letters.lastIndexOf(' ', shown) + 1 || shown;
  const rest = letters.slice(start).join('');
  return rest.length > QUOTED ? `${rest.slice(0, QUOTED).replace(/\s+\S*$/, '')}…` : rest;
}
