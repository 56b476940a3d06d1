import { rule, type Rules } from './rule.ts';

/** Notes whose other half, words or name nobody would find. */
export const notes = {
  'missing-note': rule(
    'error',
    (v) => {
      if (v['kind'] === 'empty') return `Cannot find the words of the note \`[^${v['label']}]\``;
      if (v['kind'] === 'behind another')
        return `Unexpected note \`${v['what']}\` on the line of another: it is published as a part of that`;
      if (v['kind'] === 'without colon')
        return `Unexpected \`${v['what']}\` at the beginning of a paragraph, expected a note: \`[^${v['label']}]:\``;
      return `Cannot find the note \`[^${v['label']}]\`${v['nearest'] === undefined ? '' : `; did you mean \`[^${v['nearest']}]\``}`;
    },
    (v) => {
      const name = v['label']?.replaceAll(' ', '-');
      if (v['kind'] === 'empty') return `Put them on the same line, behind the colon: \`[^${v['label']}]: …\`.`;
      if (v['kind'] === 'behind another') return 'Put it on a line of its own, with a blank line above.';
      if (v['kind'] === 'without colon') return `Begin the note with its name and a colon: \`[^${v['label']}]: …\`.`;
      return `Write the note in a paragraph of its own that begins with \`[^${name}]:\`${name === v['label'] ? '' : `, and type \`[^${name}]\` here, without a blank`}, or put a backslash before the bracket to show it as it is.`;
    },
  ),
  'unused-note': rule(
    'error',
    (v) => `Cannot find a place that refers to the note \`[^${v['label']}]\`: it is not published`,
    (v) => `Put \`[^${v['label']}]\` into the text where the note belongs, or take the note out.`,
  ),
  'repeated-name': rule(
    'error',
    (v) =>
      `Unexpected second ${v['kind'] === 'note' ? 'note' : 'address'} \`${v['label']}\`: line ${v['line']} has it already, and this one is not published`,
    'Give it a name of its own, here and where the text refers to it, or take it out.',
  ),
  'note-form': rule(
    'error',
    (v) => {
      if (v['kind'] === 'reference')
        return `Unexpected \`[${v['label']}]\`, expected \`[^${v['label']}]\`: it is published as it is typed, and the note is not`;
      if (v['kind'] === 'blank')
        return `Unexpected blank in the name of the note \`[^${v['label']}]\`: it is published as it is typed`;
      return `Unexpected \`[${v['label']}]:\` before words: it names the address of a link, and no note`;
    },
    (v) => {
      if (v['kind'] === 'reference') return `Type it as \`[^${v['label']}]\`.`;
      if (v['kind'] === 'blank') return `Name it \`${v['expected']}\`, here and where the text refers to it.`;
      return `For a note, put \`^\` behind both brackets: \`[^${v['label']}]\` in the text and \`[^${v['label']}]:\` here; for words as they are, put a backslash before the bracket.`;
    },
  ),
} as const satisfies Rules;
