import { ARTICLE, type TextParameters, error, inFields, lines } from '../rule.ts';
import { countOfLines } from '../words.ts';

/** `further`: number of lines below that belong to the entry and move with it. */
export const yamlEntry = error<TextParameters<'sign' | 'entry' | 'line', 'further'>>('yaml', {
  message: (v) =>
    v.sign === '-'
      ? `Cannot find the blank behind the hyphen of \`${v.entry}\``
      : `Unexpected \`${v.sign}\` before an entry, expected a hyphen and a blank`,
  advice: (v) =>
    v.further === undefined
      ? `Write the line as \`${v.line}\`.`
      : `Write the line as \`${v.line}\`, and put one blank more before the ${countOfLines(v.further)} below it that belong to it.`,
  means:
    'Each entry of a list begins with a hyphen and a blank. Without the blank, or with another sign, the line would be a part of the entry above it, ' +
    'or a field with a hyphen in its name.',
  parameters: { sign: '-', entry: '-capital', line: '  - capital' },
  example: inFields(ARTICLE, lines('tags:', '  ‸-capital'), lines('tags:', '  - capital')),
});
