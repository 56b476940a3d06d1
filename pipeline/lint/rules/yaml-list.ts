import { ARTICLE, inFields, lines } from '../example.ts';
import { rule } from '../rule.ts';
import { write, writeLine } from '../words/yaml.ts';

type Parameters = {
  readonly help?: string;
  readonly extra?: string;
  readonly inLine?: string;
  readonly write?: string;
  readonly loose?: string;
  readonly entry?: string;
  readonly sign?: string;
  readonly name?: string;
  readonly further?: string;
  readonly line?: string;
};

export const yamlList = rule<Parameters>({
  area: 'yaml',
  severity: 'error',
  message: sayList,
  advice: (v) =>
    v.help ??
    (v.extra === undefined && v.inLine === undefined ? writeLine(v) : v.write === undefined ? writeLine(v) : write(v)),
  means:
    'In a list, each entry begins with a hyphen and a space. Without the space, the hyphen is the first letter of a word; without the hyphen, ' +
    'nobody can say where an entry ends. A field that is no entry of a list has none.',
  parameters: { line: '  - strategy', sign: '-', write: '- strategy' },
  example: inFields(
    ARTICLE,
    lines('tags:', '  - capital', '  ‸-strategy'),
    lines('tags:', '  - capital', '  - strategy'),
  ),
});

function sayList(v: Parameters): string {
  if (v.extra !== undefined) return `Unexpected hyphen before the field \`${v.extra}\``;
  if (v.inLine !== undefined) return 'Unexpected hyphen in the line of a name, expected brackets or lines of their own';
  if (v.loose !== undefined) return 'Unexpected form of a testimonial, expected an entry of the list';
  if (v.entry !== undefined) return 'Cannot find the hyphen before this entry of a list';
  if (v.sign === '') return `Unexpected second \`${v.name}\`: a hyphen is missing where a new entry begins`;
  return v.sign === '-'
    ? 'Cannot find the blank behind the hyphen of an entry'
    : `Unexpected \`${v.sign}\` before an entry, expected a hyphen and a blank`;
}
