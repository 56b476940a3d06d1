import { ARTICLE, inFields } from '../example.ts';
import { rule } from '../rule.ts';
import { write } from '../words/yaml.ts';

type Parameters = {
  readonly help?: string;
  readonly sign: string;
  readonly lost: string;
  readonly write?: string;
};

export const yamlCut = rule<Parameters>({
  area: 'yaml',
  severity: 'error',
  message: sayCut,
  advice: (v) => (v.help !== undefined ? v.help : write(v)),
  means:
    'Behind a space, `#` begins a note that nobody but you reads; `&` and `!` before a value have meanings of their own. Here a part ' +
    'of a text would be lost, and the page would say less than you wrote. In double quotes every sign is taken as it is.',
  parameters: { lost: '#2 is for', sign: '#', write: 'title: "Gate #2 is for"' },
  example: inFields(ARTICLE, 'title: ‸Gate #2 is for', 'title: "Gate #2 is for"'),
});

function sayCut(v: Parameters): string {
  switch (v.sign) {
    case '#':
      return `Unexpected \`#\`: the value would end before it, and \`${v.lost}\` would be lost`;
    case '-':
      return 'Unexpected indentation of an entry: it would become a part of the text above it';
    default:
      return `Unexpected \`${v.lost}\` at the beginning of a value: it would be lost`;
  }
}
