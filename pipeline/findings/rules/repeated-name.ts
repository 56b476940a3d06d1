import { type TextParameters, error, inText, lines } from '../rule.ts';

type Parameters = TextParameters<'label', 'line'> & { readonly kind: 'note' | 'address' };

export const repeatedName = error<Parameters>('notes', {
  message: (v) =>
    `Unexpected second ${v.kind === 'note' ? 'note' : 'address'} \`${v.label}\`: line ${v.line} has it already, and this one is not published`,
  advice: () => 'Give it a name of its own here, and put that name into the text where it belongs; or take it out.',
  means:
    'The name in the brackets of a note, or of a line with the address of a link, tells which one the text refers to. Two have the same name here: the first counts, and the second is shown nowhere.',
  parameters: { kind: 'note', label: '[^cost]', line: '8' },
  example: inText(
    lines('A gate is cheap.[^cost]', '', '[^cost]: Beside what it saves.', '', '‸[^cost]: In most cases.'),
    lines('A gate is cheap.[^cost] [^most]', '', '[^cost]: Beside what it saves.', '', '[^most]: In most cases.'),
  ),
});
