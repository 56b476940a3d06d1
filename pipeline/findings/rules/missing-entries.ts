import { error, inFields, lines } from '../rule.ts';

export const missingEntries = error('links', {
  message: ({ service }) =>
    `Cannot find the entry of \`${service}\` on this page, to which its line in this table leads`,
  advice: () =>
    'Take `layout: table` out, or add a section of kind `services` without it to this page, for the same services.',
  means:
    'Each line of a table of services leads to all that is said of its service, in a section of kind `services` further down on the same page. ' +
    'Without that section the line would lead nowhere.',
  parameters: { service: 'services/tuning.md' },
  example: inFields(
    'pages/for-founders.md',
    lines(
      'sections:',
      '  - kind: services',
      '    title: What we offer',
      '    layout: ‸table',
      '    audience: founders',
    ),
    lines('sections:', '  - kind: services', '    title: What we offer', '    audience: founders'),
  ),
});
