import { ARTICLE, type Texts, error, inFields } from '../rule.ts';
import { writeWhole } from '../words/yaml.ts';

type Reason = 'inside' | 'behind' | 'open' | 'fact' | 'start' | 'colon' | 'lines' | 'text';

/** `further`: how many lines below go on with the value. */
export const yamlQuotes = error<Texts<'text' | 'write', 'mark' | 'further'> & { readonly reason: Reason }>('yaml', {
  message(v) {
    switch (v.reason) {
      case 'inside':
        return `Unexpected \`${v.mark}\` inside of ${v.mark === '"' ? 'double' : 'single'} quotes: the value would end there`;
      case 'behind':
        return 'Unexpected text behind a value in quotes';
      case 'open':
        return 'Cannot find the end of the quote that begins here';
      case 'fact':
        return 'Cannot read this line: a value that begins with `{{` needs quotes';
      case 'start':
        return `Cannot read this line: a value that begins with ${signOf(v.text)} needs quotes`;
      case 'colon':
        return 'Cannot read this line: a value with `: ` in it needs quotes';
      case 'lines':
        return 'Cannot read this line: a text of several lines with `: ` or `#` in it needs quotes';
      case 'text':
        return 'Cannot read this line: its value needs quotes';
    }
  },
  advice: (v) => (v.further === undefined ? `Write \`${v.write}\`.` : writeWhole(v.write, v.further)),
  means:
    'Some signs mean something in a field: a second `: `, quotation marks, a bracket at the beginning. A value that has one of them goes ' +
    'in quotes, and is then taken as it is. A text with an apostrophe goes in double quotes, since single ones would end at it.',
  parameters: {
    reason: 'colon',
    text: 'Gate: what it costs',
    write: 'title: "Gate: what it costs"',
  },
  example: inFields(ARTICLE, 'title: ‸Gate: what it costs', 'title: "Gate: what it costs"'),
});

function signOf(text: string): string {
  const [sign = ''] = text;
  return sign === '`' ? 'a backtick' : `\`${sign}\``;
}
