import { type TextParameters, error, inText, lines } from '../rule.ts';

export const missingNote = error<TextParameters<'label', 'nearest'>>('notes', {
  message: (v) =>
    `Cannot find the note \`[^${v.label}]\`${v.nearest === undefined ? '' : `; did you mean \`[^${v.nearest}]\``}`,
  advice: (v) =>
    `Write the note in a paragraph of its own that begins with \`[^${v.label}]:\`, or put a backslash before the bracket to show it as it is.`,
  means:
    'A note has two halves: `[^name]` in the text, and a paragraph that begins with `[^name]:`. Here the second is missing, or has another name, ' +
    'so that readers would see the brackets and never the note.',
  parameters: { label: 'costs', nearest: 'cost' },
  example: inText(
    lines('A gate is cheap.‸[^costs]', '', '[^cost]: Beside what it saves.'),
    lines('A gate is cheap.[^cost]', '', '[^cost]: Beside what it saves.'),
  ),
});
