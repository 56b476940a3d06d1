import { type TextParameters, inText, warning } from '../rule.ts';

/** `expected` is absent if the words or the address cannot be told from the surrounding text. */
type Parameters = TextParameters<'what', 'expected'> & { readonly kind: 'link' | 'picture'; readonly wrapped?: 'yes' };

const TARGET = String.raw`(?:https?:\/\/|mailto:|tel:|destination:|www\.|\.{0,2}\/|#(?!\d)|[\w./-]+\.(?:md|pdf|png|jpe?g|svg|webp|gif|html)\b)[^\s()（）[\]{}<>]*`;
/** A blank between words and their address, or full-width brackets around it. */
const SPACED = new RegExp(
  String.raw`(?<![\w\]])(?<words>!?\[[^[\]{}\n]+\])(?:[ \t]+\((?<address>${TARGET})\)(?!\])|（(?<wide>${TARGET})）)`,
  'g',
);
/** The remains of a link whose words or address do not end where they should. */
const BROKEN = new RegExp(String.raw`!?(?:\[[^\]\n]*)?\]\(<?${TARGET}`, 'g');
/** A check box at the beginning of a line that is no item of a list. */
const TASK = /^\[[ xX]\]$/;
/** The rest of an address that goes on in the next line. */
const REST = /^[ \t]*\n[ \t]*[^\s()[\]{}<>"]+\)/;
const MOST_SHOWN = 60;

export const linkForm = warning<Parameters>('markup', {
  message: (v) => `Unexpected form of a ${v.kind}, \`${v.what}\`: it is published as it is typed`,
  advice: (v) => {
    if (v.wrapped) return 'Put the address on one line, from bracket to bracket.';
    return v.expected === undefined
      ? `Type it as \`${v.kind === 'link' ? '' : '!'}[words](address)\`: a bracket at both ends of the words, and of the address; a title behind it in \`"\`, with none inside.`
      : `Type it as \`${v.expected}\`.`;
  },
  means:
    'A link is `[words](address)`: square brackets first, round ones directly behind them. With a blank between, ' +
    'all of it is shown as it is typed, and leads nowhere.',
  parameters: { kind: 'link', what: '[the questions] (/faq)', expected: '[the questions](/faq)' },
  example: inText('Read ‸[the questions] (/faq).', 'Read [the questions](/faq).'),
  find: {
    signs: /\[|\]\(/,
    *block({ prose, start }, { source }) {
      // `[words] (address)`: a link or a picture that a blank, or `（`, turns into text.
      for (const { 0: match, index, groups } of prose.matchAll(SPACED)) {
        const { words = '', address = '', wide = address } = groups ?? {};
        if (index === 0 && TASK.test(words)) continue;
        const what = source.slice(start + index, start + index + match.length);
        const expected = `${what.slice(0, words.length)}(${what.slice(-wide.length - 1, -1)})`;
        const values = { kind: kindOf(words), what, expected };
        yield { offset: start + index, values, fix: { actual: what, expected } };
      }
      // `words](address)`, `[words](address`, or a title with quotation marks of its own: what is no link, though it was meant as one.
      for (const { 0: match, index } of prose.matchAll(BROKEN)) {
        const what = source.slice(start + index, start + index + match.length);
        const shown = what.length > MOST_SHOWN ? `…${what.slice(-MOST_SHOWN)}` : what;
        const isWrapped = what.includes('[') && REST.test(source.slice(start + index + match.length));
        yield {
          offset: start + index,
          values: { kind: kindOf(what), what: shown, ...(isWrapped && { wrapped: 'yes' }) },
        };
      }
    },
  },
});

function kindOf(typed: string): Parameters['kind'] {
  return typed.startsWith('!') ? 'picture' : 'link';
}
