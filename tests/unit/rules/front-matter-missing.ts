import { ARTICLE, casesOf, edit } from '../mistakes/rows.ts';
import { HIDES_OTHERS } from '../mistakes/mistake.ts';

export const cases = casesOf('front-matter-missing', [
  edit(ARTICLE, 'title: "Burn Quality: what a euro of risk costs you"\nsummary', '‸summary', {
    says: '`title`',
    undone: true,
  }),
  edit(ARTICLE, 'type: value memo\npublished: 2025-10-06', 'type: value memo', {
    at: 'insights/burn-quality.md:2:1',
    says: '`published`',
    undone: true,
  }),
  edit(
    'pages/pitch-deck-audit.md',
    'offer: { name: Free pitch deck audit, price: "{{ audit-price }}", currency: EUR }',
    'offer: ‸{ name: Free pitch deck audit, currency: EUR }',
    { says: '`offer.price`', undone: true },
  ),
  edit(
    'pages/home.md',
    '- { label: Start your free deck audit, to: /pitch-deck-audit }',
    '- ‸{ label: Start your free deck audit }',
    { says: '`hero.actions.to`', undone: true },
  ),
  edit('pages/home.md', '- kind: prose\n    id: context', '- ‸id: context', {
    says: '`sections.kind`',
    name: HIDES_OTHERS,
    undone: true,
  }),
  edit(
    'pages/about.md',
    '      - figure: "{{ labs-launched }}"\n        label: joint labs launched\n',
    '      - ‸label: joint labs launched\n',
    { says: '`sections.items.figure`', undone: true },
  ),
  edit('services/pitchkit.md', 'new to raising\nsummary: A full set for first investor meetings', 'new to raising', {
    at: 'services/pitchkit.md:2:1',
    says: '`summary`',
    undone: true,
  }),
  edit(
    'testimonials.yaml',
    '  place: A founder, on the first investor meeting\n  asks: >-\n    At',
    '  asks: >-\n    At',
    {
      at: 'testimonials.yaml:4:3',
      says: '`place`',
      undone: true,
    },
  ),
  edit(
    'site.yaml',
    '- { label: FAQ, to: /faq }\n  - { label: Contact, to: /contact }\n\ncall',
    '- ‸{ to: /faq }\n  - { label: Contact, to: /contact }\n\ncall',
    { says: '`navigation.label`', undone: true },
  ),
]);
