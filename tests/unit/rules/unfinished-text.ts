import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('unfinished-text', [
  inArticle('words to come: The price is ‸XXX.', 'The price is ‸XXX.', { fixed: 'Text.' }),
  inArticle('words to come: It takes ‸XXX weeks.', 'It takes ‸XXX weeks.', { fixed: 'Text.' }),
  inArticle('words to come: From ‸XXXX, for all.', 'From ‸XXXX, for all.', { fixed: 'Text.' }),
  inArticle('words to come: Dear ‸<insert your name>, hello.', 'Dear ‸<insert your name>, hello.', { fixed: 'Text.' }),
  inArticle('words to come: It takes ‸XX months.', 'It takes ‸XX months.', { fixed: 'Text.' }),
  inArticle('words to come: About ‸XX % of it.', 'About ‸XX % of it.', { fixed: 'Text.' }),
  inArticle('words to come: On ‸XX.XX.2026 it ends.', 'On ‸XX.XX.2026 it ends.', { fixed: 'Text.' }),
  inArticle('words to come: The price is ‸T.B.D.', 'The price is ‸T.B.D.', { fixed: 'Text.' }),
  inArticle('words to come, This is [TK] here.', 'This is [‸TK] here.', {
    says: 'words that are still to come',
    fixed: 'Words.',
  }),
  inArticle('words to come, todo', '‸todo', { says: 'words that are still to come', fixed: 'Words.' }),
  inArticle('words to come, Todo: words.', '‸Todo: words.', { says: 'words that are still to come', fixed: 'Words.' }),
  inArticle('words to come, [insert quote here]', '[‸insert quote here]', {
    says: 'words that are still to come',
    fixed: 'Words.',
  }),
  inArticle('a reminder', '‸TODO: the third gate.', { fixed: 'The third gate.' }),
  inArticle('a reminder at the end', 'The third gate costs ‸TODO.', { fixed: 'The third gate costs €1.1M.' }),
  inArticle('a bold reminder', 'The third gate costs **‸TODO** now.', { fixed: 'The third gate costs €1.1M now.' }),
  inArticle('a value to be confirmed', 'The third gate: ‸TBC', { fixed: 'The third gate: €1.1M' }),
  inArticle('a value to be decided in small letters', 'The third gate costs ‸tbd.', {
    fixed: 'The third gate costs €1.1M.',
  }),
  inArticle('a place for a name', 'Dear [‸insert name], hello.', { fixed: 'Dear Ada, hello.' }),
  inArticle('a place for a name of the reader', 'Dear [‸Your Name], hello.', { fixed: 'Dear Ada, hello.' }),
  inArticle('a value to be decided', 'The third gate costs ‸TBD.', { fixed: 'The third gate costs €1.1M.' }),
  inArticle('three letters for a figure', 'The third gate costs €‸XXX.', { fixed: 'The third gate costs €1.1M.' }),
  inArticle('three question marks', 'The third gate costs ‸???', { fixed: 'The third gate costs €1.1M.' }),
  inArticle('a text of typesetters', '‸Lorem ipsum dolor sit amet.', { fixed: 'The third gate.' }),
]);

export const silent = ['Chapter XXX, size XXX.'];
