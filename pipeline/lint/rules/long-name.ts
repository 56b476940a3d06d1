import { error, inFields } from '../rule.ts';

const LONG_SLUG = `what-a-gate-is-for${'-and-what-it-is-not-for'.repeat(11)}`;

export const longName = error('files', {
  message: (v) => `Unexpected length of \`${v.name}\`: ${v.found} bytes, expected at most ${v.limit}`,
  advice: () =>
    'Shorten it: a file of this name is made for the site, and a letter outside `a` to `z` counts two bytes or more.',
  means:
    'Of this name a file is made: a page, a list of a topic, a picture. No disk takes a file name of more than 255 bytes, so the site ' +
    'could not be written. A plain letter is one byte, a letter with an accent two, a Chinese character three. A name of three ' +
    'to six words is easier to read in an address, too.',
  parameters: { name: LONG_SLUG, found: '271', limit: '240' },
  example: inFields('insights/my-article.md', `slug: ‸${LONG_SLUG}`, 'slug: what-a-gate-is-for'),
});
