import { inFields, rule } from '../rule.ts';

export const placeholderLeft = rule({
  area: 'fields',
  severity: 'warning',
  message: (v) => `A placeholder is left: ${v.what}`,
  advice: () => 'Put the real value in and take `placeholder: true` out.',
  means:
    'This value was put there to have something, until the real one is known: it is marked by `placeholder: true`. The site works ' +
    'with it, so this is a warning only. Before the first launch, `npm run check -- --launch` counts each as an error, so that no ' +
    'visitor reads an invented address.',
  parameters: { what: '`4 weeks` for `sprint-duration`' },
  example: inFields(
    'facts.yaml',
    '‸sprint-duration: { value: 4 weeks, placeholder: true }',
    'sprint-duration: 4 weeks',
  ),
});
