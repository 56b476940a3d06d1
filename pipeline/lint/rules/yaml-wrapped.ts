import { ARTICLE, type TextParameters, error, inFields, lines } from '../rule.ts';
import { blanks, countOfLines, writeWhole } from '../words/yaml.ts';

/**
 * `write` is the whole text on one line, if the lines below need quotes with it; otherwise `line` is the indented line,
 * and `expected` its number of blanks. `further`: number of lines below that continue the text. `block`: present in a
 * `|` block, where lines may be paragraphs.
 */
export const yamlWrapped = error<TextParameters<never, 'write' | 'further' | 'line' | 'expected' | 'block'>>('yaml', {
  message: (v) =>
    v.write === undefined
      ? 'Unexpected line: it seems to go on with the text above it, but is not indented like it'
      : 'Unexpected lines below: they seem to go on with this text, but are not indented, and have a `: ` or `#` in them',
  advice(v) {
    if (v.write !== undefined) return writeWhole(v.write, v.further);
    const orOneLine = v.block === undefined ? ', or put all of the text on one line' : '';
    return v.further === undefined
      ? `Write the line as \`${v.line}\`${orOneLine}.`
      : `Put ${blanks(v.expected)} before this line and the ${countOfLines(v.further)} below it${orOneLine}.`;
  },
  means:
    'A text may go on in the next line, but that line has to begin with blanks: without them it would be a field of its own, ' +
    'and it has no name. Many editors break long lines by themselves. You can also write the whole text on one line, however long it is.',
  parameters: { expected: '2', line: '  and by whom.' },
  example: inFields(
    ARTICLE,
    lines('summary: What is decided at a gate,', '‸and by whom.'),
    lines('summary: What is decided at a gate,', '  and by whom.'),
  ),
});
