import { allMatches } from '../markdown/all-matches.ts';
import type { Finders } from '../markdown/found.ts';
import { retype } from '../markdown/retype.ts';

const TARGET = String.raw`(?:https?:\/\/|mailto:|tel:|destination:|www\.|\.{0,2}\/|#(?!\d)|[\w./-]+\.(?:md|pdf|png|jpe?g|svg|webp|gif|html)\b)[^\s()（）[\]{}<>]*`;
/** A blank between words and their address, or full-width brackets around it. */
const SPACED = new RegExp(
  String.raw`(?<![\w\]])(?<words>!?\[[^[\]{}\n]+\])(?:[ \t]+\((?<address>${TARGET})\)(?!\])|（(?<wide>${TARGET})）)`,
  'g',
);
/** Round brackets first, square ones behind them. */
const REVERSED = new RegExp(String.raw`\((?<words>[^()[\]\n]{1,80})\)\[(?<address>${TARGET})\](?![(\[])`, 'g');
/** The remains of a link whose words or address do not end where they should. */
const BROKEN = new RegExp(String.raw`!?(?:\[[^\]\n]*)?\]\(<?${TARGET}`, 'g');
/** A bracket directly before or behind a link. */
const BESIDE = /\[(?=\ufffc)|\)(?<=\ufffc\))/g;
/** A check box at the beginning of a line that is no item of a list. */
const TASK = /^\[[ xX]\]$/;
/** The rest of an address that goes on in the next line. */
const REST = /^[ \t]*\n[ \t]*[^\s()[\]{}<>"]+\)/;
const MAX_SHOWN = 60;

export const linkForm: Finders<'link-form'> = {
  signs: /\[|\]\(|^\)|\ufffc\)/,
  *block({ prose, typed, start }, { source }) {
    // `[words] (address)`: a link or a picture that a blank, or `（`, turns into text.
    for (const { 0: match, index, groups } of allMatches(SPACED, prose)) {
      const { words = '', address = '', wide = address } = groups ?? {};
      if (index === 0 && TASK.test(words)) continue;
      const what = typed.slice(index, index + match.length);
      const expected = `${what.slice(0, words.length)}(${what.slice(-wide.length - 1, -1)})`;
      yield retype(start + index, { kind: kindOf(words), what, expected });
    }
    for (const { 0: what, index, groups } of allMatches(REVERSED, prose)) {
      const expected = `[${groups?.['words']}](${groups?.['address']})`;
      yield retype(start + index, { kind: 'link', what, expected });
    }
    // `words](address)`, `[words](address`, or a title with quotation marks of its own: what is no link, though it was meant as one.
    for (const { 0: match, index } of allMatches(BROKEN, prose)) {
      const what = typed.slice(index, index + match.length);
      const shown = what.length > MAX_SHOWN ? `…${what.slice(-MAX_SHOWN)}` : what;
      const isWrapped = what.includes('[') && REST.test(source.slice(start + index + match.length));
      const values = { kind: kindOf(what), what: shown, ...(isWrapped && ({ wrapped: 'yes' } as const)) };
      yield { offset: start + index, values };
    }
    for (const { 0: what, index } of allMatches(BESIDE, prose))
      if (what === '[' ? typed[index + 1] === '[' && !prose.includes(']', index) : closesNothing(prose, typed, index))
        yield { offset: start + index, values: { kind: 'bracket', what } };
  },
};

/** Tells whether a round bracket behind a link closes none that is open. */
function closesNothing(prose: string, typed: string, index: number): boolean {
  const before = prose.slice(0, index);
  return typed[index - 1] === ')' && before.split('(').length <= before.split(')').length;
}

function kindOf(typed: string): 'link' | 'picture' {
  return typed.startsWith('!') ? 'picture' : 'link';
}
