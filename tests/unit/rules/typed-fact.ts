import { casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('typed-fact', [
  edit('pages/home.md', 'hold a seat on the board', 'hold (a sprint costs ‸€15–25K) a seat on the board', {
    says: '`sprint-price`',
    fixed: 'hold (a sprint costs {{ sprint-price }}) a seat on the board',
  }),
  edit(
    'services/pitchkit.md',
    'timeline: "{{ pitchkit-duration }}"',
    'timeline: ‸4 weeks',
    'Write `timeline: "{{ pitchkit-duration }}"`',
  ),
  edit('services/pitchkit.md', 'timeline: "{{ pitchkit-duration }}"', 'timeline: Done in ‸4 weeks', {
    says: 'Put `{{ pitchkit-duration }}` in its place',
    fixed: 'timeline: "Done in {{ pitchkit-duration }}"',
  }),
]);
