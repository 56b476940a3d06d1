import { casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('typed-fact', [
  edit(
    'a fact typed by hand, in a text',
    'pages/home.md',
    'hold a seat on the board',
    'hold (a sprint costs ‸€15–25K) a seat on the board',
    { says: '`sprint-price`', fixed: 'hold (a sprint costs {{ sprint-price }}) a seat on the board' },
  ),
  edit(
    'a fact typed by hand, in a field',
    'services/pitchkit.md',
    'timeline: "{{ pitchkit-duration }}"',
    'timeline: ‸4 weeks',
    { says: 'Write `timeline: "{{ pitchkit-duration }}"`' },
  ),
]);
