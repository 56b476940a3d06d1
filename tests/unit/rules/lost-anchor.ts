import { casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('lost-anchor', [
  {
    name: 'a published question by an anchor of quite another name',
    file: 'pages/faq.md',
    from: '{#cadence}',
    to: '{#meetings}',
    at: 'pages/faq.md:65:1',
    says: 'Write the line as `### How often do we meet? {#meetings #cadence}`',
    fixed: '{#meetings #cadence}',
  },
  {
    name: 'a published figure without its anchor',
    file: 'insights/investor-ready-mindset.md',
    from: '{#orders rows="all"}',
    to: '{rows="all"}',
    also: [
      {
        file: 'addresses.yaml',
        from: '/insights/investor-ready-mindset#orders',
        to: '‸/insights/investor-ready-mindset#orders',
      },
    ],
    says: 'Write `/insights/investor-ready-mindset#orders: gone`',
  },
  {
    name: 'a published question that was taken out',
    file: 'pages/faq.md',
    from: '### Where do you work? {#where-i-work}\n',
    to: '',
    also: [{ file: 'addresses.yaml', from: '/faq#where-i-work', to: '‸/faq#where-i-work' }],
    says: ['nothing in `pages/faq.md` has the anchor `where-i-work`', 'Write `/faq#where-i-work: gone`'],
  },
]);
