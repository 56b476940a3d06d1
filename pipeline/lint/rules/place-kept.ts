import { inFields, lines, rule } from '../rule.ts';

export const placeKept = rule({
  area: 'fields',
  severity: 'warning',
  message: (v) => `A place is kept for a testimonial: ${v.place}`,
  advice: () =>
    'Write `quote`, `name` and `role` instead of its fields, or leave it: `npm run build -- --launch` leaves it out.',
  means:
    'This has not been said yet, so visitors see a dashed plate: whose words will stand there, and what is asked of that person. ' +
    'That is true, so it is a warning only, and no launch waits for it: `npm run build -- --launch` leaves the plates out, and a ' +
    'block that has nothing else with its heading.',
  parameters: { place: 'For a founder, on the first meeting' },
  example: inFields(
    'testimonials.yaml',
    lines(
      '- ‸placeholder: true',
      '  place: For a founder, on the first meeting',
      '  asks: "What I ask every founder afterwards: where were you stopped?"',
    ),
    lines(
      '- quote: They saw in a day what we had missed in a year.',
      '  name: Ada Berg',
      '  role: Founder of Gatework',
    ),
  ),
});
