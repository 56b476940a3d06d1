import { inText } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly what: string;
  readonly expected?: string;
  readonly kind: string;
};

const TAKE_OUT = 'Take it out, or put a backslash before its first sign to show it as it is.';
/** What to do, by what it is. */
const FOREIGN: Readonly<Record<string, string>> = {
  shortcode: 'Take it out, with its end if it has one, and leave what stands between.',
  container: 'Take this line, and the one that closes it, out; `>` before each line makes a quote.',
  alert: 'Take it out and begin the quote with its word in bold: `> **Note:** …`.',
  wiki: 'Link as `[words](address)`; a backslash before the bracket shows it as it is.',
  math: 'Write the sum in words and signs (× ÷ ² √), or put it in as a picture; a backslash before each `$` shows it as it is.',
  tex: 'Write the sum in words and signs (× ÷ ² √), or put it in as a picture.',
  source: 'Take it out; a source is a link, `[words](address)`, or a note, `[^1]`.',
  key: 'Name the source in words, or make a note of it: `[^1]` here and a paragraph that begins with `[^1]:`.',
  note: 'Put `[^name]` in its place, and the words into a paragraph of its own that begins with `[^name]:`.',
  mention: 'Put the name in its place, or take it out.',
  entity: 'Put a semicolon behind it.',
  remark: 'Take it out, or put it between `<!--` and `-->`, which is not published.',
  block: 'Take it out; a heading is what can be linked to.',
  anchor: 'Name it with letters from a to z, digits and hyphens, such as `{#plan}`.',
  diagram:
    'Put the drawing in as a picture, `![What it shows](../images/…)`; to show it as code, take this word out from behind the backticks.',
  page: 'Take it out; a page on the screen has no end of paper, and `---` between blank lines is a line across it.',
  embed: 'Show a picture by `![What it shows](../images/…)`, and link to a page by `[words](address)`.',
  inserted: 'Put `<ins>` before and `</ins>` behind what was added, or take the signs out.',
  term: 'Make it one line, with the term in bold, `**Term:** what it means`, or a list of such lines.',
  highlight: 'Write `<mark>words</mark>` to mark words, or `**words**` for bold ones.',
  raised: 'Write `<sup>2</sup>` for what stands high.',
  lowered: 'Write `<sub>2</sub>` for what stands low.',
  struck:
    'Put two signs on each side, `~~words~~`, to strike the words out; a backslash before the first sign shows both as they are.',
  module: 'Take the line out; a program is shown between two lines of three backticks.',
  emoji: 'Type the picture itself, such as 🚀, or take the word out.',
};

export const foreignSyntax = rule<Parameters>({
  area: 'slips',
  severity: 'warning',
  message: (v) => `Unexpected \`${v.what}\`, which another program understands: it is published as it is typed`,
  advice: (v) => (v.expected === undefined ? (FOREIGN[v.kind] ?? TAKE_OUT) : `Type it as \`${v.expected}\`.`),
  means:
    'Other programs that make pages of Markdown have signs of their own, for boxes, formulas, pictures of faces or links inside a wiki. This one does not know them, so readers would see what is typed. ' +
    'The message says what to write instead.',
  parameters: { kind: 'wiki', what: '[[faq]]' },
  example: inText('Read ‸[[faq]].', 'Read [the questions](/faq).'),
});
