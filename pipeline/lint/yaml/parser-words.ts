import type { ParametersOf } from '../rules.ts';

const QUOTE = 'Put the whole value in double quotes.';

/** Messages of the library, special before general, and what they mean. */
const MEANINGS: readonly (readonly [RegExp, string, string])[] = [
  [/second document/, 'a line `---` or `...` ends what belongs together', 'Take that line out.'],
  [
    /on a single line/,
    'lines of a text seem to be the name of a field, since a colon ends them',
    'Write the text on one line behind its name and a colon, in double quotes.',
  ],
  [
    /followed by map values|Sequence item without/,
    'a line has neither the name of a field nor the hyphen of an entry',
    'Write it as `name: value`; if it goes on with the text above it, put two blanks more before it than that text has. The text of a page begins below a line `---`.',
  ],
  [/not allowed in compact mappings/, 'a value with `: ` in it needs double quotes', QUOTE],
  [/may not be used as an implicit map key/, 'a hyphen stands where the name of a field is expected', QUOTE],
  [
    /Block scalar header/,
    'something stands behind `|` or `>`, which says that the text begins in the next line',
    'Move it to a line of its own below, with two blanks more before it than the name has.',
  ],
  [
    /at node end|Not a YAML token|Unexpected \S+ token/,
    'something stands here that belongs to no field',
    'Put the value before it in double quotes if this is a part of it; else write it as `name: value` on a line of its own.',
  ],
  [
    /same column/,
    'the line does not begin where its neighbors do',
    'Put as many blanks before it as its neighbors have; an entry of a list begins with a hyphen and a blank.',
  ],
  [/[Tt]abs? /, 'a tab stands before a line', 'Put blanks in the place of the tab.'],
  [/escape/, 'a backslash in double quotes begins a sign of its own', 'Write the value in single quotes.'],
  [/quote/, 'a quotation mark is opened, and not closed', 'Put the same mark at the end of the value.'],
  [
    /[Ff]low|Missing closing/,
    'a bracket or a brace is not closed, or a comma is missing between two entries',
    'Close it, put a comma between each two, and put texts with signs in double quotes.',
  ],
  [
    /Comments must be separated/,
    'a `#` stands right behind a value',
    'Put the value in double quotes if the `#` belongs to it.',
  ],
  [/[Aa]lias|[Aa]nchor|[Tt]ag|cannot start with/, 'a value cannot begin with this sign', QUOTE],
];

/** Translates a parser error into this project's words. */
export function wordsOfParser(message: string): ParametersOf<'yaml-syntax'> {
  const [, reason, help] = MEANINGS.find(([pattern]) => pattern.test(message)) ?? [];
  return {
    reason: reason ?? 'nothing of this kind can stand here',
    help: help ?? 'Write each field as `name: value` on a line of its own, and a text with signs in double quotes.',
  };
}
