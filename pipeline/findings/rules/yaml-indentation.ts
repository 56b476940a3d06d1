import { ARTICLE, type TextParameters, error, inFields, lines } from '../rule.ts';
import { blanks } from '../words.ts';

export const yamlIndentation = error<TextParameters<'found' | 'expected' | 'line'>>('yaml', {
  message: (v) => `Unexpected indentation: ${blanks(v.found)}, expected ${blanks(v.expected)}`,
  advice: (v) => `Write the line as \`${v.line}\`${v.expected === '0' ? ', without a blank before it' : ''}.`,
  means:
    'The blanks before a line say which field it belongs to: lines that belong together begin in the same column. This one begins in ' +
    'another, so it would belong to the field above it, or to none.',
  parameters: { expected: '0', found: '2', line: 'tags: [capital]' },
  example: inFields(ARTICLE, lines('type: memo', '  ‸tags: [capital]'), lines('type: memo', 'tags: [capital]')),
});
