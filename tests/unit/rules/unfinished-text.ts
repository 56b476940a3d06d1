import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf(
  'unfinished-text',
  [
    ['The price is ‸XXX.', 'The price is €900.'],
    ['It takes ‸XXX weeks.', 'It takes ten weeks.'],
    ['From ‸XXXX, for all.', 'From May, for all.'],
    ['The third gate costs €‸XXX.', 'The third gate costs €900.'],
    ['It takes ‸XX months.', 'It takes ten months.'],
    ['About ‸XX % of it.', 'About 20 % of it.'],
    ['On ‸XX.XX.2026 it ends.', 'On 10 May 2026 it ends.'],
    ['The price is ‸T.B.D.', 'The price is €900.'],
    ['The third gate costs ‸TBD.', 'The third gate costs €900.'],
    ['The third gate costs ‸tbd.', 'The third gate costs €900.'],
    ['The third gate: ‸TBC', 'The third gate: €900'],
    ['The third gate costs ‸???', 'The third gate costs €900'],
    ['This is ‸[TK] here.', 'This is new here.'],
    ['‸todo', ''],
    ['‸Todo: words.', 'words.'],
    ['‸TODO: the third gate.', 'the third gate.'],
    ['The third gate costs ‸TODO.', 'The third gate costs €900.'],
    ['The third gate costs **‸TODO** now.', 'The third gate costs **€900** now.'],
    ['‸FIXME: the third gate.', 'the third gate.'],
    ['It costs ‸(TBD) a gate.', 'It costs €900 a gate.'],
    ['‸Lorem ipsum *dolor* sit.\nConsectetur. A `b`.', 'A gate is a decision.'],
    ['‸[insert quote here]', ''],
    ['Dear ‸<insert your name>, hello.', 'Dear Anna, hello.'],
    ['Dear ‸[insert name], hello.', 'Dear Anna, hello.'],
    ['Dear ‸[Your Name], hello.', 'Dear Anna, hello.'],
    ['‸Lorem ipsum dolor sit amet.', 'A gate is a decision.'],
  ].map(([typed = '', fixed = '']) => inArticle(typed, { says: 'words that are still to come', fixed })),
);

export const silent = ['Chapter XXX, size XXX.', 'It is TBD whether there is room.'];
