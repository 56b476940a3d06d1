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
    'offer: { name: Free pitch deck audit, price: "{{ audit-price }}"',
    'offer: ‸{ name: Free pitch deck audit',
    { says: '`offer.price`', undone: true },
  ),
  edit(
    'pages/home.md',
    '- { label: Start your free deck audit, to: /pitch-deck-audit',
    '- ‸{ label: Start your free deck audit',
    { says: '`hero.actions.to`', undone: true },
  ),
  edit('pages/home.md', '- kind: prose\n    id: context', '- ‸id: context', {
    says: '`sections.kind`',
    name: HIDES_OTHERS,
    undone: true,
  }),
  edit(
    'testimonials.yaml',
    '- placeholder: true\n  value: >-\n    A founder, on the\n    first investor meeting',
    '- ‸placeholder: true # A founder',
    {
      says: '`value`',
      undone: true,
    },
  ),
]);
