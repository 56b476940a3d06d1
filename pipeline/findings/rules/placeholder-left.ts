import { type TextParameters, inFields, warning } from '../rule.ts';

/** What filling some fields of `site.yaml` does for a visitor's trust. */
const GAINS: Readonly<Record<string, string>> = {
  'identity.person': 'A visitor who knows your name can look you up before sending a deck.',
  'legal.tax_id': 'A tax number shows that a registered business answers for the site.',
  'legal.address': 'An address tells a visitor where you work and where a letter reaches you.',
};

export const placeholderLeft = warning<TextParameters<'what', 'field'>>('fields', {
  message: (v) => `A placeholder is left: ${v.what}`,
  advice: (v) => `${GAINS[v.field ?? ''] ?? ''} Put the real value in and take \`placeholder: true\` out.`.trim(),
  means:
    'This value was put there to have something, until the real one is known: it is marked by `placeholder: true`. A name, a tax ' +
    'number and an address are left out until then; what a link or a sentence needs stays. The site works, so this is a warning only. ' +
    'Before the first launch, `npm run check -- --launch` counts each as an error, so that no visitor reads an invented address.',
  parameters: { what: '`4 weeks` for `sprint-duration`' },
  example: inFields(
    'facts.yaml',
    '‸sprint-duration: { value: 4 weeks, placeholder: true }',
    'sprint-duration: 4 weeks',
  ),
});
