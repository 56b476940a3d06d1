import { rewriting, type Broken, type Suggestion } from './suggestion.ts';
import { suspects } from './suspects.ts';
import { readLine } from './yaml-line.ts';

const ODD_BLANK = /[\u00a0\u2000-\u200b\u202f\u3000\ufeff]/g;
const WRITTEN =
  /^([ \u00a0\u2000-\u200b\u202f\u3000\ufeff]*(?:-[ \u00a0])?)([^\s:：]+)([：:])([ \u00a0\u2000-\u200b\u202f\u3000]+)(.*)$/u;

/** Blanks that look like the blank of the keyboard and are none, before a line or behind its colon. */
export function* oddBlanks(broken: Broken): Iterable<Suggestion> {
  for (const index of suspects(broken)) {
    const typed = (broken.lines[index] ?? '').trimEnd();
    const { indent } = readLine(typed);
    const [, before = '', name = '', colon = '', blanks = '', rest = ''] = WRITTEN.exec(typed) ?? [];
    const written =
      name === ''
        ? indent.replace(ODD_BLANK, ' ') + typed.slice(indent.length)
        : `${before.replace(ODD_BLANK, ' ')}${name}${colon}${blanks.replace(ODD_BLANK, ' ')}${rest}`;
    if (written === typed) continue;
    const column = typed.search(ODD_BLANK) + 1;
    yield rewriting(broken, index, written, { rule: 'yaml-blank', column });
  }
}
