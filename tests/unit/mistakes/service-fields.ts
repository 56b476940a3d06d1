import type { Mistake } from './mistake.ts';

const SERVICE = 'services/pitchkit.md';
const TESTIMONIALS = 'testimonials.yaml';

/** The fields of services. */
export const serviceFields: readonly Mistake[] = [
  {
    name: 'the order of a service as a text',
    file: SERVICE,
    from: 'order: 2',
    to: 'order: ‸second',
    rule: 'front-matter-field',
    says: 'expected a number',
    fixed: 'order: 2',
  },
  {
    name: 'a service without its summary',
    file: SERVICE,
    from: 'for_whom: Spin-out teams that are new to raising\nsummary: A full set for first investor meetings',
    to: 'for_whom: Spin-out teams that are new to raising',
    at: `${SERVICE}:2:1`,
    rule: 'front-matter-missing',
    says: '`summary`',
    fixed: 'for_whom: Spin-out teams that are new to raising\nsummary: A full set for first investor meetings',
  },
  {
    name: 'a price with a hyphen in its name',
    file: SERVICE,
    from: 'terms: Fixed scope',
    to: '‸guide-price: Fixed scope',
    rule: 'front-matter-unknown',
    says: 'did you mean `guide_price`',
  },
  {
    name: 'a field of an article in a service',
    file: SERVICE,
    from: 'order: 2',
    to: 'order: 2\n‸tags: [capital]',
    rule: 'front-matter-unknown',
    fixed: 'order: 2',
  },
];

/** The fields of testimonials. */
export const testimonialFields: readonly Mistake[] = [
  {
    name: 'a kept place with a misspelt question',
    file: TESTIMONIALS,
    from: '  asks: >-\n    At which slide',
    to: '  ‸aks: >-\n    At which slide',
    rule: 'front-matter-unknown',
    says: 'did you mean `asks`',
  },
  {
    name: 'a kept place that says not for whom',
    file: TESTIMONIALS,
    from: '- placeholder: true\n  place: A founder, on the first investor meeting\n  asks: >-\n    At which slide',
    to: '- placeholder: true\n  asks: >-\n    At which slide',
    at: `${TESTIMONIALS}:4:3`,
    rule: 'front-matter-missing',
    says: '`place`',
    fixed: '- placeholder: true\n  place: A founder, on the first investor meeting\n  asks: >-\n    At which slide',
  },
];
