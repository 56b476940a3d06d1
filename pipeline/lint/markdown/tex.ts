import { HIDDEN, type ProseBlock, type TextParts } from './found.ts';

/** A formula, as much of it as is shown, and where it stands. */
interface Formula {
  readonly what: string;
  readonly offset: number;
}

/** A formula between brackets with backslashes, which Markdown takes for brackets that are none of its own. */
const IN_LINE = /\\{1,2}\((?:[^\\\n]|\\[^)\n])+?\\{1,2}\)/g;
const ON_LINES = /^(?<before>[ \t>]*)\\{1,2}\[(?:[^\\]|\\[^\]])+?\\{1,2}\](?=[ \t.,]*$)/gm;
const COMMAND = /\\[a-zA-Z]{2,}/;
const SIGN = /[\^_=]/;
/** In square brackets on a line of their own, a remark may stand too. */
const WORD = /\p{L}{4}/u;
const MOST_SHOWN = 60;

/** Formulas of TeX as chat programs write them, `\(a\)` and `\[a\]`, and other sites, with two backslashes each. */
export function findTex({ kind, prose, start, end }: ProseBlock, { source }: TextParts): Formula[] {
  const typed = source.slice(start, end);
  if (kind === 'heading') return [];
  return [...typed.matchAll(IN_LINE), ...typed.matchAll(ON_LINES)].flatMap(({ 0: match, index, groups }): Formula[] => {
    const at = index + (groups?.['before']?.length ?? 0);
    const what = typed.slice(at, index + match.length);
    const isProse = prose.startsWith(HIDDEN + HIDDEN, at) && /[^\s\ufffc]/.test(prose.slice(at, at + what.length));
    if (!isProse || !isFormula(what)) return [];
    const shown = what.replace(/\s+/g, ' ');
    return [{ what: shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN)}…` : shown, offset: start + at }];
  });
}

function isFormula(what: string): boolean {
  const hasSign = SIGN.test(what) && (/^\\+\(/.test(what) || !WORD.test(what));
  return COMMAND.test(what) || hasSign || /^\\+\[\n/.test(what);
}
