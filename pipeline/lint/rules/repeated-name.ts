import { inText, lines } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly kind: string;
  readonly label: string;
  readonly line?: string;
};

export const repeatedName = rule<Parameters>({
  area: 'notes',
  severity: 'error',
  message: (v) =>
    `Unexpected second ${v.kind === 'note' ? 'note' : 'address'} \`${v.label}\`: line ${v.line} has it already, and this one is not published`,
  advice: () => 'Give it a name of its own, here and where the text refers to it, or take it out.',
  means:
    'The name in the brackets of a note, or of a line with the address of a link, tells which one the text refers to. Two have the same name here: the first counts, and nobody would ever read the second.',
  parameters: { kind: 'note', label: '[^cost]', line: '8' },
  example: inText(
    lines('A gate is cheap.[^cost]', '', '[^cost]: Beside what it saves.', '', '‸[^cost]: In most cases.'),
    lines('A gate is cheap.[^cost] [^most]', '', '[^cost]: Beside what it saves.', '', '[^most]: In most cases.'),
  ),
});
