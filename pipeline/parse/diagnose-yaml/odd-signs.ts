import { rewriting, type Broken, type Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';

const ODD_BLANK = /[\u00a0\u2000-\u200b\u202f\u3000\ufeff]/g;
/** What may stand before a value: blanks of any kind, hyphens, a name with its colon. */
const BEFORE = /^(?:[\s\u200b]*-(?=[\s\u200b]))*[\s\u200b]*(?:[^\s\u200b:：]+[:：][\s\u200b]+)?/u;

/** Blanks that look like the blank of the keyboard and are none, before a line or behind its hyphen or colon. */
export function* oddBlanks(broken: Broken): Iterable<Suggestion> {
  for (const index of suspects(broken)) {
    const typed = (broken.lines[index] ?? '').trimEnd();
    const written = typed.replace(BEFORE, (before) => before.replace(ODD_BLANK, ' '));
    if (written === typed) continue;
    const column = typed.search(ODD_BLANK) + 1;
    yield rewriting(broken, index, written, { rule: 'yaml-blank', column });
  }
}
