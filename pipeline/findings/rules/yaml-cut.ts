import { ARTICLE, type TextParameters, error, inFields } from '../rule.ts';

/** Names in quotes, whose hash signs begin no note. */
const IN_QUOTES = /^\[?["']/;

/** `isNames`: present if names of a list are lost; `write`: the field with its value in quotes; `line`: the entry's line with its correct indentation. */
export const yamlCut = error<TextParameters<'sign' | 'lost', 'write' | 'line' | 'isNames'>>('yaml', {
  message(v) {
    if (v.isNames) {
      const loss = IN_QUOTES.test(v.lost) ? '' : 'it begins a note that only you read; ';
      return `Unexpected \`#\` in \`${v.lost}\`: ${loss}a name stands without it`;
    }
    if (v.sign === '#') return `Unexpected \`#\`: the value would end before it, and \`${v.lost}\` would be lost`;
    return v.sign === '-'
      ? 'Unexpected indentation of an entry: it would become a part of the text above it'
      : `Unexpected \`${v.lost}\` at the beginning of a value: it would be lost`;
  },
  advice({ lost, write, line }) {
    if (line !== undefined) return `Write the line as \`${line}\`.`;
    if (write === undefined) return 'Put the whole text in double quotes.';
    const note = lost.startsWith('# ') ? ' A note of yours needs two blanks before its `#`.' : '';
    return `Write \`${write}\`.${note}`;
  },
  means:
    'Behind a space, `#` begins a note that only you read; `&` and `!` before a value have meanings of their own. Here a part ' +
    'of a text would be lost, and the page would say less than you wrote. In double quotes every sign is taken as it is.',
  parameters: { lost: '#2 is for', sign: '#', write: 'title: "Gate #2 is for"' },
  example: inFields(ARTICLE, 'title: ‸Gate #2 is for', 'title: "Gate #2 is for"'),
});
