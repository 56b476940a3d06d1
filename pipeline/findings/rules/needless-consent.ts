import { inFields, lines, warning } from '../rule.ts';

export const needlessConsent = warning('fields', {
  message: () => 'Unexpected section of kind `consent`: `site.yaml` asks for no consent, so it is not shown',
  advice: () => 'Take the section out, or set `consent: ask` under `advertising` in `site.yaml`.',
  means:
    'A section of kind `consent` asks visitors whether something may be sent to your advertising service. `site.yaml` names no such service, or says ' +
    'that visitors are not asked, so there is nothing to decide, and the section is left out of the page.',
  parameters: {},
  example: inFields(
    'pages/privacy.md',
    lines(
      'sections:',
      '  - kind: prose',
      '    text: Nothing is kept.',
      '  - kind: ‸consent',
      '    title: May we count you?',
    ),
    lines('sections:', '  - kind: prose', '    text: Nothing is kept.'),
  ),
});
