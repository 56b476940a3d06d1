import { ARTICLE, inFields, rule } from '../rule.ts';

type Parameters = {
  readonly sign: string;
  readonly lost: string;
  /** The field with its value in quotes. */
  readonly write?: string;
  /** The line of an entry where it belongs. */
  readonly line?: string;
};

export const yamlCut = rule<Parameters>({
  area: 'yaml',
  severity: 'error',
  message: sayCut,
  advice: adviseOnCut,
  means:
    'Behind a space, `#` begins a note that only you read; `&` and `!` before a value have meanings of their own. Here a part ' +
    'of a text would be lost, and the page would say less than you wrote. In double quotes every sign is taken as it is.',
  parameters: { lost: '#2 is for', sign: '#', write: 'title: "Gate #2 is for"' },
  example: inFields(ARTICLE, 'title: ‸Gate #2 is for', 'title: "Gate #2 is for"'),
});

function adviseOnCut({ lost, write, line }: Parameters): string {
  if (line !== undefined) return `Write the line as \`${line}\`.`;
  if (write === undefined) return 'Put the whole text in double quotes.';
  const note = lost.startsWith('# ') ? ' A note of yours needs two blanks before its `#`.' : '';
  return `Write \`${write}\`.${note}`;
}

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
