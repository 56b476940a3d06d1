import { lines, warning } from '../rule.ts';

export const missingConsent = warning('fields', {
  message: (v) =>
    `Cannot find a section of kind \`consent\` in \`${v.page}\`: visitors are not asked, so nothing is ever sent`,
  advice: () => 'Add the section to that page, or take `advertising` out of `site.yaml`.',
  means:
    'You have an advertising service, and want to ask visitors before anything is sent to it. But no page asks them: the section of ' +
    'kind `consent`, which holds the question, is nowhere on that page. So nothing is ever sent, and your number there counts no visitors.',
  parameters: { page: 'pages/audit-thank-you.md' },
  example: {
    wrong: [
      {
        form: 'fields',
        file: 'site.yaml',
        text: lines('advertising:', '  partner_id: "1234567"', '  consent: ‸ask'),
      },
      { form: 'text', file: 'pages/audit-thank-you.md', text: 'Thank you. We answer within two days.' },
    ],
    right: [
      { form: 'fields', file: 'site.yaml', text: lines('advertising:', '  partner_id: "1234567"', '  consent: ask') },
      {
        form: 'fields',
        file: 'pages/audit-thank-you.md',
        text: lines('sections:', '  - kind: consent', '    title: May we count you?'),
      },
    ],
  },
});
