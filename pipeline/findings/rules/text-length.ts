import { type TextParameters, ARTICLE, inFields, note } from '../rule.ts';

const TITLE =
  'How wool becomes felt under a hammer, why a layer of it wears out sooner on some strings, and what that costs in a concert hall';

export const textLength = note<TextParameters<'field' | 'letters' | 'shown' | 'rest', 'card'>>('fields', {
  message: (v) =>
    `Unexpected length of \`${v.field}\`: of its ${v.letters} letters, a search result shows about ${v.shown}, and leaves out \`${v.rest}\`` +
    (v.card === undefined ? '' : `; a social card leaves out \`${v.card}\``),
  advice: () => 'Say what matters most in fewer words; the rest can stand in the text.',
  means:
    'Search engines show the beginning of a title, about 60 letters, and of a summary or description, about 155; what follows is cut off, often in the midst of a word. ' +
    'The picture that goes with a link in a message has room for four lines of the title. A title up to 100 letters, or a summary up to 250, is not mentioned.',
  parameters: {
    field: 'title',
    letters: String(TITLE.length),
    shown: '60',
    rest: 'wears out sooner on some strings, and…',
  },
  example: inFields(ARTICLE, `title: ‸${TITLE}`, 'title: How felt wears out'),
});
