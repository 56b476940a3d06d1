import { type TextParameters, inText, lines, warning } from '../rule.ts';
import { TAKE_BLANKS } from '../words.ts';

export const proseAsCode = warning<TextParameters<'what'> & { readonly kind?: 'html' | 'lines' | 'tags' }>('markup', {
  message: (v) => `Unexpected four blanks before ${v.what}: it is published as code`,
  advice: (v) => {
    if (v.kind === 'tags')
      return 'Take the empty line above it out; for code, put a line of three backticks above and below it.';
    const blanks = v.kind === 'html' ? TAKE_BLANKS.slice(0, -1) : 'Take the blanks at the beginning of its lines out';
    const ends =
      v.kind === 'lines' ? ', and end each line but the last with a backslash, so that they do not run on' : '';
    return `${blanks}${ends}; for code, put a line of three backticks above and below it.`;
  },
  means:
    'Four blanks at the beginning of a line make code of a paragraph: it is shown in the letters of a typewriter, in one line that does not wrap. The blanks came along with what was pasted. Tags such as `<li>`, with an empty line above, become code in the same way.',
  parameters: { what: 'a paragraph' },
  example: inText(
    lines('Text.', '', '‸    A gate is a decision that an investor takes.'),
    lines('Text.', '', 'A gate is a decision that an investor takes.'),
  ),
});
