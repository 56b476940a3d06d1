import { ARTICLE, inFields, lines, rule } from '../rule.ts';
import { blanks, countOfLines } from '../words/yaml.ts';

type Parameters = {
  readonly found: string;
  readonly expected: string;
  readonly line: string;
  /** The neighbor that begins there, and its line. */
  readonly like?: string;
  readonly likeLine?: string;
  /** How many lines below belong to it, and by how many blanks they move. */
  readonly further?: string;
  readonly by?: string;
};

export const yamlIndentation = rule<Parameters>({
  area: 'yaml',
  severity: 'error',
  message: sayIndentation,
  advice: (v) =>
    v.further === undefined
      ? `Write the line as \`${v.line}\`${v.expected === '0' ? ', without a blank before it' : ''}.`
      : `${changeOfBlanks(v)} this line and the ${countOfLines(v.further)} below it that belong to it.`,
  means:
    'The blanks before a line say which field it belongs to: lines that belong together begin in the same column. This one begins in ' +
    'another, so it would belong to the field above it, or to none. The message names a line that it was compared with.',
  parameters: { expected: '0', found: '2', like: 'type', likeLine: '2', line: 'tags: [capital]' },
  example: inFields(ARTICLE, lines('type: memo', '  ‸tags: [capital]'), lines('type: memo', 'tags: [capital]')),
});

function sayIndentation(v: Parameters): string {
  const like = v.like === undefined ? '' : `, as before \`${v.like}\` in line ${v.likeLine}`;
  return `Unexpected indentation: ${blanks(v.found)}, expected ${blanks(v.expected)}${like}`;
}

function changeOfBlanks(v: Parameters): string {
  const by = Number(v.by);
  return by > 0 ? `Put ${blanks(String(by))} more before` : `Take ${blanks(String(-by))} away before`;
}
