import { inText } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly kind: string;
  readonly what: string;
};

/** What to do, by what it is. */
const FOREIGN: Readonly<Record<string, string>> = {
  template: 'Take it out, or put a backslash before its first sign to show it as it is.',
  attributes: 'Take it out, or put a backslash before its first sign to show it as it is.',
  container: 'Take this line, and the one that closes it, out; `>` before each line makes a quote.',
  alert: 'Take it out and begin the quote with its word in bold: `> **Note:** …`.',
  math: 'Write the sum in words and signs (× ÷ ² √), or put it in as a picture; a backslash before each `$` shows it as it is.',
  tex: 'Write the sum in words and signs (× ÷ ² √), or put it in as a picture.',
  source: 'Take it out; a source is a link, `[words](address)`, or a note, `[^1]`.',
  diagram:
    'Put the drawing in as a picture, `![What it shows](../images/…)`; to show it as code, take this word out from behind the backticks.',
  raised: 'Write `<sup>2</sup>` for what stands high.',
  lowered: 'Write `<sub>2</sub>` for what stands low.',
  struck:
    'Put two signs on each side, `~~words~~`, to strike the words out; a backslash before the first sign shows both as they are.',
  emoji: 'Type the picture itself, such as 🚀, or take the word out.',
};

export const foreignSyntax = rule<Parameters>({
  area: 'slips',
  severity: 'warning',
  message: (v) => `Unexpected \`${v.what}\`, which another program understands: it is published as it is typed`,
  advice: (v) => FOREIGN[v.kind] ?? '',
  means:
    'Other programs that make pages of Markdown have signs of their own, for boxes, formulas, or pictures of faces. This one does not know them, so readers would see what is typed. ' +
    'The message says what to write instead.',
  parameters: { kind: 'emoji', what: ':rocket:' },
  example: inText('We start ‸:rocket: today.', 'We start 🚀 today.'),
});
