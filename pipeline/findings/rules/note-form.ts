import { error, inText, lines } from '../rule.ts';

export const noteForm = error('notes', {
  message: (v) => `Unexpected \`[${v.label}]:\` before words: it names the address of a link, and no note`,
  advice: (v) => {
    const name = v.label.replaceAll(/\s+/g, '-');
    const inPlaceOfBlanks = name === v.label ? '' : ', and `-` in the place of a blank';
    return `For a note, put \`^\` behind both brackets${inPlaceOfBlanks}: \`[^${name}]\` in the text and \`[^${name}]:\` here; for words as they are, put a backslash before the bracket.`;
  },
  means:
    'A note has a `^` in its brackets, and no blank in its name. Otherwise the line gives a link its address: one word behind it vanishes from the page, and more than one are shown as they are. ' +
    'The sign belongs in both places, here and where the text refers to it.',
  parameters: { label: '1' },
  example: inText(lines('A gate is cheap.[1]', '', '‸[1]: Mostly'), lines('A gate is cheap.[^1]', '', '[^1]: Mostly')),
});
