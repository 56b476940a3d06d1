import { casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('placeholder-left', [
  edit('facts.yaml', 'sprint-duration: 4 weeks', '‸sprint-duration: { value: 4 weeks, placeholder: true }', {
    says: '`4 weeks` for `sprint-duration`',
    undone: true,
  }),
]);
