import { type Texts, inText, lines, rule } from '../rule.ts';
import { nearestValue } from '../../shared/nearest.ts';
import { misnamedNote, missingNotes, unusedNotes } from '../markdown/notes.ts';
import type { Found, TextParts } from '../markdown/found.ts';

type Parameters = Texts<'label', 'nearest'>;

export const missingNote = rule<Parameters>({
  area: 'notes',
  severity: 'error',
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
  find: { signs: { any: '[' }, text: findMissing },
});

/** References without their note, once for each name. */
function findMissing(text: TextParts): Found<Parameters>[] {
  const [missing, unused] = [missingNotes(text), unusedNotes(text)];
  const misnamed = misnamedNote(missing, unused);
  const labels = unused.map(({ label }) => label);
  return [...missing].map(([label, offset]) => {
    const values = (): Parameters => ({
      label,
      ...(misnamed ? { nearest: misnamed.label } : nearestValue(label, labels)),
    });
    return { offset, values };
  });
}
