import { casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('lost-anchor', [
  edit(
    'pages/faq.md',
    '### Do you sign NDAs, and who owns the IP? {#nda-ip}',
    '‸### Do you sign NDAs, and who owns the IP? {#nda}',
    {
      says: ['Cannot find the place `/faq#nda-ip`', 'write `/faq#nda-ip: gone` in `addresses.yaml`'],
      fixed: '### Do you sign NDAs, and who owns the IP? {#nda #nda-ip}',
    },
  ),
  {
    name: 'a published question by an anchor of quite another name',
    file: 'pages/faq.md',
    from: '{#cadence}',
    to: '{#meetings}',
    at: 'pages/faq.md:65:1',
    says: 'Write the line as `### How often do we meet? {#meetings #cadence}`',
    fixed: '{#meetings #cadence}',
  },
  edit(
    'pages/faq.md',
    '### Do you sign NDAs, and who owns the IP? {#nda-ip}',
    '‸### Do you sign NDAs, and who owns the IP?',
    { undone: true },
  ),
  edit('pages/faq.md', '### How often do we meet? {#cadence}', '‸### When do we see each other?', {
    fixed: '### When do we see each other? {#cadence}',
  }),
  edit('pages/privacy-policy.md', '## 10. Updates {#updates}', '‸## 10. Changes of this policy {#changes}', {
    fixed: '{#changes #updates}',
  }),
  edit(
    'insights/from-discovery-to-product-the-road-that-works.md',
    '## What to do on Monday {#on-monday}',
    '‸## What to do tomorrow {#tomorrow}',
    { fixed: '{#tomorrow #on-monday}' },
  ),
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
  edit('pages/testimonials.md', 'id: quotes', '‸id: words', {
    says: 'Add the line `also_at: [quotes]` below `id: words`',
    fixed: 'id: words\n    also_at: [quotes]',
  }),
  {
    name: 'a published question that was taken out',
    file: 'pages/faq.md',
    from: '### Where do you work? {#where-i-work}\n',
    to: '',
    also: [{ file: 'addresses.yaml', from: '/faq#where-i-work', to: '‸/faq#where-i-work' }],
    says: ['nothing in `pages/faq.md` has the anchor `where-i-work`', 'Write `/faq#where-i-work: gone`'],
  },
]);
