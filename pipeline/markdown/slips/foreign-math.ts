import { HIDDEN, type ProseBlock, type Slip } from './slip.ts';

/** A formula between brackets with backslashes, which Markdown takes for brackets that are none of its own. */
const IN_LINE = /\\{1,2}\((?:[^\\\n]|\\[^)\n])+?\\{1,2}\)/g;
const ON_LINES = /^(?<before>[ \t>]*)\\{1,2}\[(?:[^\\]|\\[^\]])+?\\{1,2}\](?=[ \t.,]*$)/gm;
/** Parts of a formula that has lost its brackets on the way. */
const BARE = /(?<=[\p{L}\d)])[_^]\{[^{}\n]{1,20}\}|(?<![\p{L}:\\])\\(?:d?frac|text|math[a-z]{2,4}|sqrt|begin)\{/u;
const COMMAND = /\\[a-zA-Z]{2,}/;
const SIGN = /[\^_=]/;
/** In square brackets on a line of their own, a remark may stand too. */
const WORD = /\p{L}{4}/u;
const MOST_SHOWN = 60;

/** Formulas of TeX as chat programs write them, `\(a\)` and `\[a\]`, and other sites, with two backslashes each. */
export function findTex({ kind, prose, start, end }: ProseBlock, source: string): Slip[] {
  const typed = source.slice(start, end);
  if (kind === 'heading') return [];
  if (!/\\[([]|\$/.test(typed)) return findBare(prose, start);
  return [...typed.matchAll(IN_LINE), ...typed.matchAll(ON_LINES)].flatMap(({ 0: match, index, groups }): Slip[] => {
    const at = index + (groups?.['before']?.length ?? 0);
    const what = typed.slice(at, index + match.length);
    const hasSign = SIGN.test(what) && (/^\\+\(/.test(what) || !WORD.test(what));
    const isFormula = COMMAND.test(what) || hasSign || /^\\+\[\n/.test(what);
    const isProse = prose.startsWith(HIDDEN + HIDDEN, at) && /[^\s\ufffc]/.test(prose.slice(at, at + what.length));
    if (!isFormula || !isProse) return [];
    const shown = what.replace(/\s+/g, ' ');
    const values = { kind: 'tex', what: shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN)}…` : shown };
    return [{ rule: 'foreign-syntax', offset: start + at, values }];
  });
}

/** The first of a block: the others are parts of the same. */
function findBare(prose: string, start: number): Slip[] {
  const part = BARE.exec(prose);
  return part ? [{ rule: 'foreign-syntax', offset: start + part.index, values: { kind: 'tex', what: part[0] } }] : [];
}
