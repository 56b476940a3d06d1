import { ARTICLE, inFields } from '../example.ts';
import { rule } from '../rule.ts';
import { write, writeWhole } from '../words/yaml.ts';

type Parameters = {
  readonly further?: string;
  readonly reason: string;
  readonly write: string;
  readonly mark?: string;
  readonly text?: string;
  readonly line?: string;
};

export const yamlQuotes = rule<Parameters>({
  area: 'yaml',
  severity: 'error',
  message: sayQuotes,
  advice: (v) =>
    v.further !== undefined
      ? writeWhole(v)
      : v.reason === 'print'
        ? `Write \`${v.write}\`. If readers shall see them, put straight single quotes around all of it.`
        : write(v),
  means:
    'Some signs mean something in a field: a second `: `, quotation marks, a bracket at the beginning. A value that has one of them goes ' +
    'in quotes, and is then taken as it is. A text with an apostrophe goes in double quotes, since single ones would end at it.',
  parameters: {
    line: 'title: "Gate: what it costs"',
    reason: 'colon',
    text: 'Gate: what it costs',
    write: 'title: "Gate: what it costs"',
  },
  example: inFields(ARTICLE, 'title: ‸Gate: what it costs', 'title: "Gate: what it costs"'),
});

function sayQuotes(v: Parameters): string {
  const mark = v.mark === '"' ? 'double' : 'single';
  switch (v.reason) {
    case 'inside':
      return `Unexpected \`${v.mark}\` inside of ${mark} quotes: the value would end there`;
    case 'behind':
      return 'Unexpected text behind a value in quotes';
    case 'open':
      return 'Cannot find the end of the quote that begins here';
    case 'unopened':
      return 'Unexpected quote at the end of this value: nothing opens it, so readers would see it';
    case 'print':
      return 'Unexpected curly quotation marks around all of a value: readers would see them';
    case 'backslash':
      return 'Unexpected backslash before a quote: outside of double quotes readers would see it';
    case 'curly':
      return 'Unexpected curly quotation marks, expected the straight ones of the keyboard';
    case 'around':
      return 'Unexpected quotes around a whole line, expected them around the value only';
    case 'escape':
      return 'Unexpected backslash inside of double quotes';
    case 'fact':
      return 'Cannot read this line: a value that begins with `{{` needs quotes';
    case 'start':
      return `Cannot read this line: a value that begins with ${signOf(v.text)} needs quotes`;
    case 'colon':
      return 'Cannot read this line: a value with `: ` in it needs quotes';
    case 'lines':
      return 'Cannot read this line: a text of several lines with `: ` or `#` in it needs quotes';
    case 'flow':
      return 'Cannot read this line: between braces or brackets, a text with such signs needs quotes';
    default:
      return 'Cannot read this line: its value needs quotes';
  }
}

function signOf(text = ''): string {
  const [sign = ''] = text;
  return sign === '`' ? 'a backtick' : `\`${sign}\``;
}
