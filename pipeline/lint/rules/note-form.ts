import { inText, lines } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly kind?: string;
  readonly label: string;
  readonly expected?: string;
};

export const noteForm = rule<Parameters>({
  area: 'notes',
  severity: 'error',
  message: (v) => {
    if (v.kind === 'reference')
      return `Unexpected \`[${v.label}]\`, expected \`[^${v.label}]\`: it is published as it is typed, and the note is not`;
    if (v.kind === 'blank')
      return `Unexpected blank in the name of the note \`[^${v.label}]\`: it is published as it is typed`;
    return `Unexpected \`[${v.label}]:\` before words: it names the address of a link, and no note`;
  },
  advice: (v) => {
    if (v.kind === 'reference') return `Type it as \`[^${v.label}]\`.`;
    if (v.kind === 'blank') return `Name it \`${v.expected}\`, here and where the text refers to it.`;
    return `For a note, put \`^\` behind both brackets: \`[^${v.label}]\` in the text and \`[^${v.label}]:\` here; for words as they are, put a backslash before the bracket.`;
  },
  means:
    'A note has a `^` in its brackets. Without it, the line gives a link its address: one word behind it vanishes from the page, and more than one are shown as they are. ' +
    'The sign belongs in both places, here and where the text refers to it.',
  parameters: { label: '1' },
  example: inText(lines('A gate is cheap.[1]', '', '‸[1]: Mostly'), lines('A gate is cheap.[^1]', '', '[^1]: Mostly')),
});
