import { casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('placeholder-left', [
  edit(
    'a figure that is not known yet',
    'facts.yaml',
    'sprint-duration: 4 weeks',
    '‸sprint-duration: { value: 4 weeks, placeholder: true }',
    { says: '`4 weeks` for `sprint-duration`', fixed: 'sprint-duration: 4 weeks' },
  ),
]);
