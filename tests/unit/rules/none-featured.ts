import { casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('none-featured', [
  {
    name: 'the featured article is not featured any more',
    file: 'insights/investor-ready-mindset.md',
    from: 'title: The investor-ready mindset\n',
    to: '‸title: The investor-ready mindset\n',
    also: [{ file: 'insights/investor-ready-mindset.md', from: 'featured: true\n', to: '' }],
    says: ['Add the line `featured: true`', '`insights/investor-ready-mindset.md`'],
    fixed: 'featured: true\ntitle: The investor-ready mindset\n',
  },
]);
