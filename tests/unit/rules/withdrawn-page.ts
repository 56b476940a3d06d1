import { casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('withdrawn-page', [
  {
    name: 'a published article as a draft',
    file: 'insights/from-discovery-to-product-the-road-that-works.md',
    from: 'type: value memo\n',
    to: 'type: value memo\ndraft: true\n',
    also: [
      {
        file: 'insights/license-or-launch-the-game-theory-behind-the-choice.md',
        from: '[which milestone to sell at](/insights/from-discovery-to-product-the-road-that-works)',
        to: 'which milestone to sell at',
      },
      {
        file: 'addresses.yaml',
        from: '/insights/from-discovery-to-product-the-road-that-works: live',
        to: '‸/insights/from-discovery-to-product-the-road-that-works: live',
      },
    ],
    says: [
      '`insights/from-discovery-to-product-the-road-that-works.md` is a draft',
      'To publish it again, take the line `draft: true` out',
      'Only if nothing is to be there ever again',
    ],
    fixed: 'type: value memo\n',
  },
]);
