import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf(
  'unfinished-text',
  [
    'The price is ‸XXX.',
    'It takes ‸XXX weeks.',
    'From ‸XXXX, for all.',
    'The third gate costs €‸XXX.',
    'It takes ‸XX months.',
    'About ‸XX % of it.',
    'On ‸XX.XX.2026 it ends.',
    'The price is ‸T.B.D.',
    'The third gate costs ‸TBD.',
    'The third gate costs ‸tbd.',
    'The third gate: ‸TBC',
    'The third gate costs ‸???',
    'This is [‸TK] here.',
    '‸todo',
    '‸Todo: words.',
    '‸TODO: the third gate.',
    'The third gate costs ‸TODO.',
    'The third gate costs **‸TODO** now.',
    '[‸insert quote here]',
    'Dear ‸<insert your name>, hello.',
    'Dear [‸insert name], hello.',
    'Dear [‸Your Name], hello.',
    '‸Lorem ipsum dolor sit amet.',
  ].map((typed) => inArticle(typed, { says: 'words that are still to come', fixed: 'Text.' })),
);

export const silent = ['Chapter XXX, size XXX.', 'It is TBD whether there is room.'];
