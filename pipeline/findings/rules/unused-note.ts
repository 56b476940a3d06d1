import { error, inText, lines } from '../rule.ts';

export const unusedNote = error('notes', {
  message: (v) => `Cannot find a place that refers to the note \`[^${v.label}]\`: it is not published`,
  advice: (v) => `Put \`[^${v.label}]\` into the text where the note belongs, or take the note out.`,
  means:
    'A note stands in the margin beside the place that refers to it. Nothing refers to this one, so there is no such place, and it would not be published at all.',
  parameters: { label: 'cost' },
  example: inText(
    lines('A gate is cheap.', '', '‸[^cost]: Beside what it saves.'),
    lines('A gate is cheap.[^cost]', '', '[^cost]: Beside what it saves.'),
  ),
});
