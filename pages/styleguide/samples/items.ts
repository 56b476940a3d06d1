import type { Card, Figure, Step, Testimonial } from '../../../pipeline/content/model/section.ts';
import type { Service } from '../../../pipeline/content/model/service.ts';
import { inside, outside } from './actions.ts';
import { paragraph } from './prose.ts';

/** Cards: one with everything, one with a link, one with words alone. */
export const cards: readonly Card[] = [
  {
    title: 'A card with everything',
    text: paragraph('What it says, in a sentence or two.'),
    points: [paragraph('A first point'), paragraph('A second point')],
    link: inside,
  },
  { title: 'A card with a link', text: paragraph('What it says, and where it leads.'), points: [], link: outside },
  { title: 'A card of words', text: paragraph('What it says; it leads nowhere.'), points: [] },
];

/** Cards with a link each. */
export const doors: readonly Card[] = ['First', 'Second', 'Third'].map((name) => ({
  title: `${name} door`,
  text: paragraph('Who should go through it, and what for.'),
  points: [],
  link: { ...inside, label: `Go through the ${name.toLowerCase()} door` },
}));

/** Enough cards to fill a matrix. */
export const fourCards: readonly Card[] = [
  ...cards,
  { title: 'A fourth card', text: paragraph('It fills the square.'), points: [] },
];

/** Two options to choose from, each with points. */
export const paths: readonly Card[] = doors.slice(0, 2).map((door, index) => ({
  ...door,
  title: `Path ${index + 1}`,
  points: [paragraph('What comes first'), paragraph('What comes next')],
}));

/** Steps, one of them with points. */
export const steps: readonly Step[] = [
  { title: 'First step', text: paragraph('What is done first.'), points: [] },
  {
    title: 'Second step',
    text: paragraph('What is done then.'),
    points: [paragraph('A first point'), paragraph('A second point')],
  },
  { title: 'Third step', text: paragraph('What is done last.'), points: [] },
];

/** Figures of three lengths, with and without a note. */
export const figures: readonly Figure[] = [
  { figure: '00', label: 'What it counts', text: 'A note on where the figure comes from.' },
  { figure: '€000M+', label: 'A sum' },
  { figure: '0 to 00', label: 'A range', text: 'Its first and its last value.' },
];

/** Enough points to fill two columns, and three. */
export const points = [1, 2, 3, 4, 5, 6].map((number) => paragraph(`Point ${number}, in one short sentence.`));

/** Enough quotes for them to appear one after the other. */
export const testimonials: readonly Testimonial[] = [1, 2, 3, 4].map((number) => ({
  kind: 'quote',
  quote: `What client ${number} has said, word for word, in a sentence or two that others believe.`,
  name: `Name of client ${number}`,
  role: 'Role, company',
}));

/** Placeholders for quotes that clients are still to give. */
export const placeholders: readonly Testimonial[] = [1, 2].map((number) => ({
  kind: 'placeholder',
  words: `Client ${number}, on a matter`,
}));

/** A service with every field, and one with the least. */
export const services: readonly Service[] = [1, 2].map((number) => ({
  slug: `sample-${number}`,
  title: `Sample service ${number}`,
  audience: number === 1 ? 'founders' : 'ttos',
  forWhom: 'Clients of one kind',
  summary: 'What a client holds at the end',
  description: paragraph('How it is done, in a paragraph that is read by those who have gone as far as this.'),
  covers: ['A first matter', 'A second matter'],
  deliverables: ['A first document', 'A second document'],
  format: '0 sessions',
  timeline: '0 weeks',
  booking: { ...outside, label: 'Book' },
  ...(number === 1 && { terms: 'A fixed fee', guidePrice: '€0', page: '/styleguide' }),
}));
