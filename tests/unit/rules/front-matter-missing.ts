import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';

export const cases = casesOf('front-matter-missing', [
  edit('no title', ARTICLE, 'title: "Burn Quality: what a euro of risk costs you"\nsummary', '‸summary', {
    says: '`title`',
    fixed: 'title: "Burn Quality: what a euro of risk costs you"\nsummary',
  }),
  {
    name: 'no day',
    file: 'insights/burn-quality.md',
    from: 'type: value memo\npublished: 2025-10-06',
    to: 'type: value memo',
    at: 'insights/burn-quality.md:2:1',
    says: '`published`',
    fixed: 'type: value memo\npublished: 2025-10-06',
  },
  edit(
    'an offer without its price',
    'pages/pitch-deck-audit.md',
    'offer: { name: Free pitch deck audit, price: "{{ audit-price }}", currency: EUR }',
    'offer: ‸{ name: Free pitch deck audit, currency: EUR }',
    {
      says: '`offer.price`',
      fixed: 'offer: { name: Free pitch deck audit, price: "{{ audit-price }}", currency: EUR }',
    },
  ),
  edit(
    'a link without its target',
    'pages/home.md',
    '- { label: Start your free deck audit, to: /pitch-deck-audit }',
    '- ‸{ label: Start your free deck audit }',
    { says: '`hero.actions.to`', fixed: '- { label: Start your free deck audit, to: /pitch-deck-audit }' },
  ),
  edit('a section without its kind', 'pages/home.md', '- kind: prose\n    id: context', '- ‸id: context', {
    says: '`sections.kind`',
    fixed: '- kind: prose\n    id: context',
  }),
  edit(
    'a figure without its number',
    'pages/about.md',
    '      - figure: "{{ labs-launched }}"\n        label: joint labs launched\n',
    '      - ‸label: joint labs launched\n',
    {
      says: '`sections.items.figure`',
      fixed: '      - figure: "{{ labs-launched }}"\n        label: joint labs launched\n',
    },
  ),
  {
    name: 'a service without its summary',
    file: 'services/pitchkit.md',
    from: 'for_whom: Spin-out teams that are new to raising\nsummary: A full set for first investor meetings',
    to: 'for_whom: Spin-out teams that are new to raising',
    at: 'services/pitchkit.md:2:1',
    says: '`summary`',
    fixed: 'for_whom: Spin-out teams that are new to raising\nsummary: A full set for first investor meetings',
  },
  {
    name: 'a kept place that says not for whom',
    file: 'testimonials.yaml',
    from: '- placeholder: true\n  place: A founder, on the first investor meeting\n  asks: >-\n    At which slide',
    to: '- placeholder: true\n  asks: >-\n    At which slide',
    at: 'testimonials.yaml:4:3',
    says: '`place`',
    fixed: '- placeholder: true\n  place: A founder, on the first investor meeting\n  asks: >-\n    At which slide',
  },
  edit(
    'a link of the menu without its words',
    'site.yaml',
    '- { label: FAQ, to: /faq }\n  - { label: Contact, to: /contact }\n\ncall',
    '- ‸{ to: /faq }\n  - { label: Contact, to: /contact }\n\ncall',
    { says: '`navigation.label`', fixed: '- { label: FAQ, to: /faq }\n  - { label: Contact, to: /contact }\n\ncall' },
  ),
]);
