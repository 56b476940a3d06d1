import { inText, lines } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly kind: string;
  readonly label: string;
  readonly what?: string;
  readonly nearest?: string;
};

export const missingNote = rule<Parameters>({
  area: 'notes',
  severity: 'error',
  message: (v) => {
    if (v.kind === 'empty') return `Cannot find the words of the note \`[^${v.label}]\``;
    if (v.kind === 'behind another')
      return `Unexpected note \`${v.what}\` on the line of another: it is published as a part of that`;
    if (v.kind === 'without colon')
      return `Unexpected \`${v.what}\` at the beginning of a paragraph, expected a note: \`[^${v.label}]:\``;
    return `Cannot find the note \`[^${v.label}]\`${v.nearest === undefined ? '' : `; did you mean \`[^${v.nearest}]\``}`;
  },
  advice: (v) => {
    const name = v.label?.replaceAll(' ', '-');
    if (v.kind === 'empty') return `Put them on the same line, behind the colon: \`[^${v.label}]: …\`.`;
    if (v.kind === 'behind another') return 'Put it on a line of its own, with a blank line above.';
    if (v.kind === 'without colon') return `Begin the note with its name and a colon: \`[^${v.label}]: …\`.`;
    return `Write the note in a paragraph of its own that begins with \`[^${name}]:\`${name === v.label ? '' : `, and type \`[^${name}]\` here, without a blank`}, or put a backslash before the bracket to show it as it is.`;
  },
  means:
    'A note has two halves: `[^name]` in the text, and a paragraph that begins with `[^name]:`. Here the second is missing, or has another name, ' +
    'so that readers would see the brackets and never the note.',
  parameters: { label: 'costs', kind: 'without note', nearest: 'cost' },
  example: inText(
    lines('A gate is cheap.‸[^costs]', '', '[^cost]: Beside what it saves.'),
    lines('A gate is cheap.[^cost]', '', '[^cost]: Beside what it saves.'),
  ),
});
