import { ARTICLE, type TextParameters, error, inFields, lines } from '../rule.ts';
import { blanks, countOfLines } from '../words/yaml.ts';

/**
 * `like` is the neighbor at the right column, and `likeLine` its line; `further` is the number of lines below that
 * belong to it, and `by` the number of blanks by which they move.
 */
type Parameters = TextParameters<'found' | 'expected' | 'line', 'like' | 'likeLine' | 'further' | 'by'>;

export const yamlIndentation = error<Parameters>('yaml', {
  message(v) {
    const like = v.like === undefined ? '' : `, as before \`${v.like}\` in line ${v.likeLine}`;
    return `Unexpected indentation: ${blanks(v.found)}, expected ${blanks(v.expected)}${like}`;
  },
  advice(v) {
    if (v.further === undefined)
      return `Write the line as \`${v.line}\`${v.expected === '0' ? ', without a blank before it' : ''}.`;
    const by = Number(v.by);
    const change = by > 0 ? `Put ${blanks(String(by))} more before` : `Take ${blanks(String(-by))} away before`;
    return `${change} this line and the ${countOfLines(v.further)} below it that belong to it.`;
  },
  means:
    'The blanks before a line say which field it belongs to: lines that belong together begin in the same column. This one begins in ' +
    'another, so it would belong to the field above it, or to none. The message names a line that it was compared with.',
  parameters: { expected: '0', found: '2', like: 'type', likeLine: '2', line: 'tags: [capital]' },
  example: inFields(ARTICLE, lines('type: memo', '  ‸tags: [capital]'), lines('type: memo', 'tags: [capital]')),
});
