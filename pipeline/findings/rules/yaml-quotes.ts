import { ARTICLE, type TextParameters, error, inFields } from '../rule.ts';
import { writeWhole } from '../words.ts';

type Value = TextParameters<'text', 'mark'>;

/** Texts about a value, by the reason why it needs quotes or other ones. */
const SAID = {
  inside: ({ mark }: Value) =>
    `Unexpected \`${mark}\` inside of ${mark === '"' ? 'double' : 'single'} quotes: the value would end there`,
  behind: () => 'Unexpected text behind a value in quotes',
  open: () => 'Cannot find the end of the quote that begins here',
  curly: ({ mark }: Value) =>
    `Unexpected \`${mark}\` at the beginning of a value, expected a straight \`"\`: only straight quotes hold a value together`,
  fact: () => 'Cannot read this line: a value that begins with `{{` needs quotes',
  start: ({ text }: Value) => `Cannot read this line: a value that begins with ${signOf(text)} needs quotes`,
  colon: () => 'Cannot read this line: a value with `: ` in it needs quotes',
  lines: () => 'Cannot read this line: a text of several lines with `: ` or `#` in it needs quotes',
};

/** `further`: number of lines below that continue the value. */
type Parameters = Value & TextParameters<'write', 'further'> & { readonly reason: keyof typeof SAID };

export const yamlQuotes = error<Parameters>('yaml', {
  message: (v) => SAID[v.reason](v),
  advice: (v) => (v.further === undefined ? `Write \`${v.write}\`.` : writeWhole(v.write, v.further)),
  means:
    'Some signs mean something in a field: a second `: `, quotation marks, a bracket at the beginning. A value that has one of them goes ' +
    'in quotes, and is then taken as it is. A text with an apostrophe goes in double quotes, since single ones would end at it. ' +
    'Curly quotes, and those of other languages, hold nothing together; to show them, put them inside of straight ones.',
  parameters: { reason: 'colon', text: 'Gate: what it costs', write: 'title: "Gate: what it costs"' },
  example: inFields(ARTICLE, 'title: ‸Gate: what it costs', 'title: "Gate: what it costs"'),
});

function signOf(text: string): string {
  const [sign = ''] = text;
  return sign === '`' ? 'a backtick' : `\`${sign}\``;
}
