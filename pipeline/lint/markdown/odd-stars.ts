import { UNSPACED } from '../../compile/parse/reading-time.ts';
import { HIDDEN, type ProseBlock, type Found, type TextParts } from './found.ts';
import type { EmphasisForm } from './emphasis-form.ts';

const STAR_BESIDE = /(?<!\*)\*(?!\*)/g;
/** A number, or a letter that stands for one. */
const FACTOR_AT_END = /(?:[\d.,]*\d|\p{L})$/u;
const FACTOR_AT_BEGINNING = /^(?:\d(?:[\d.,]*\d)?|\p{L})/u;
const LONGEST_FACTOR = 20;
const LETTERS_AT_END = /\p{L}+$/u;
const LETTERS_AT_BEGINNING = /^\p{L}+/u;
const LONGEST_WORD = 60;

/** Finds `**words***`: one more star on one side of emphasized words than on the other. */
export function findUneven({ prose, start }: ProseBlock, { source }: TextParts): Found<EmphasisForm>[] {
  const first = [...prose.matchAll(STAR_BESIDE)].find(({ index }) =>
    [index - 1, index + 1].some((at) => prose[at] === HIDDEN && source[start + at] === '*'),
  );
  return first ? [{ offset: start + first.index, values: { kind: 'uneven', what: '*' } }] : [];
}

/** Finds `5*3*2`: stars between numbers, which make italics. */
export function* findProducts({ nodes, source }: TextParts): Iterable<Found<EmphasisForm>> {
  for (const { start, end } of nodes('emphasis')) {
    if (source[start] !== '*' || !isFactor(source, start) || !isFactor(source, end - 1)) continue;
    const before = FACTOR_AT_END.exec(source.slice(Math.max(0, start - LONGEST_FACTOR), start))?.[0].length ?? 0;
    const after = FACTOR_AT_BEGINNING.exec(source.slice(end, end + LONGEST_FACTOR))?.[0].length ?? 0;
    const what = source.slice(start - before, end + after);
    const expected = what.replaceAll('*', '\\*');
    const values = { kind: 'product', what, sum: what.replaceAll('*', ' × '), expected } as const;
    yield { offset: start - before, values, fix: { actual: what, expected } };
  }
}

/** Tells whether a star is between two digits, or between a digit and a letter that stands for a number. */
function isFactor(source: string, at: number): boolean {
  const left = /\d$|(?<![\p{L}\p{N}])\p{L}$/u.exec(source.slice(Math.max(0, at - 2), at))?.[0] ?? '';
  const right = /^\d|^\p{L}(?![\p{L}\p{N}])/u.exec(source.slice(at + 1, at + 3))?.[0] ?? '';
  return left !== '' && right !== '' && /\d/.test(left + right);
}

/**
 * Finds stars inside words, which emphasize the text between two of them: `Kund*innen und Mitarbeiter*innen`, `f*ck and
 * sh*t`. In scripts without spaces, bold text touches other letters.
 */
export function* findStarsInWords({ nodes, source }: TextParts): Iterable<Found<EmphasisForm>> {
  for (const { node, start, end } of [...nodes('emphasis'), ...nodes('strong')]) {
    const signs = node.type === 'strong' ? '**' : '*';
    const inner = source.slice(start + signs.length, end - signs.length);
    const before = LETTERS_AT_END.exec(source.slice(Math.max(0, start - LONGEST_WORD), start))?.[0];
    const after = LETTERS_AT_BEGINNING.exec(source.slice(end, end + LONGEST_WORD))?.[0];
    if (!source.startsWith(signs, start) || before === undefined || after === undefined) continue;
    if ((before + after).search(UNSPACED) !== -1) continue;
    if (![/^\p{L}/u, /\s/, /\p{L}$/u].every((part) => part.test(inner))) continue;
    const actual = source.slice(start, end);
    const shown = signs.replaceAll('*', '\\*');
    const what = `${before}${actual.replace(/(?<=\s)\S.*\s(?=\S)/s, '… ')}${after}`;
    const made = node.type === 'strong' ? 'bold words' : 'italics';
    yield {
      offset: start,
      values: { kind: 'words', what, made, shown },
      fix: { actual, expected: shown + inner + shown },
    };
  }
}
