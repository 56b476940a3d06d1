import { type TextParameters, inFields, lines, warning } from '../rule.ts';

/** What a place is kept for, and what filling it does for a visitor's trust. */
const GAINS: Readonly<Record<string, readonly [what: string, gain: string]>> = {
  testimonial: ['a testimonial', 'A visitor reads from somebody with a name and a role what the work was like.'],
  image: ['a picture', 'A visitor sees whom they would talk to.'],
  period: ['the time of a figure', 'A visitor sees how recent a figure is.'],
  seen: ['the day on which a source was looked at', 'A visitor sees that somebody has opened it, and when.'],
  source: ['a source', 'A visitor can check something without asking you.'],
  reference: ['a public record', 'A visitor can check a figure without asking you.'],
};

function gainOf(name: string): readonly [what: string, gain: string] {
  return GAINS[name] ?? [`\`${name}\``, ''];
}

export const placeKept = warning<TextParameters<'name' | 'words'>>('fields', {
  message: (v) => `A place is kept for ${gainOf(v.name)[0]}: \`${v.words}\``,
  advice: (v) => `${gainOf(v.name)[1]} Write what is true in its place; until then, builds leave it out.`.trim(),
  means:
    'This is not known yet, so no build shows it: only `npm run dev` does, marked, with the words that keep its place. It is a warning ' +
    'only, and no launch waits for it. What it will do for those who visit the site is said with each.',
  parameters: { name: 'testimonial', words: 'A founder, on the first meeting' },
  example: inFields(
    'testimonials.yaml',
    '- ‸{ value: "A founder, on the first meeting", placeholder: true }',
    lines(
      '- quote: They saw in a day what we had missed in a year.',
      '  name: Ada Berg',
      '  role: Founder of Gatework',
    ),
  ),
});
