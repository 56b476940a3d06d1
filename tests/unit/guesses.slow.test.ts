import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDesk, type Desk } from './mistakes/make-mistake.ts';
import type { Mistake } from './mistakes/mistake.ts';

const ARTICLE = 'insights/burn-quality.md';
const HEADING = '## How to estimate value at gate';
const TIMELINE = 'timeline: "{{ pitchkit-duration }}"';
/** A busy machine may take longer than usual to copy the content. */
const OPENING_MS = 60_000;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
}, OPENING_MS);
afterAll(() => desk.close());

describe('what may be of something still to be made is advice without a mend', () => {
  test.each([
    ['a page a letter away', '[x](/proces)', 'did you mean `/process`'],
    ['a page of the next number', '[x](/insights/burn-quality-2)', 'did you mean `/insights/burn-quality`'],
    ['a page in another folder', '[x](/insights/process)', 'did you mean `/process`'],
    ['an article at the top of the site', '[x](/burn-quality)', 'did you mean `/insights/burn-quality`'],
    [
      'a page of the name of a service',
      '[x](/services/pitchkit)',
      'npm run new -- page "PitchKit" --slug services/pitchkit',
    ],
    ['an anchor a letter away', '[x](/faq#guarante)', 'did you mean `guarantee`'],
    ['a fact a letter away', '{{ sprint-prices }}', 'did you mean `sprint-price`'],
    ['a picture in another folder', '![x](../images/2024/ladder.svg)', 'did you mean `../images/ladder.svg`'],
    ['a destination a letter away', '[x](destination:bookings)', 'did you mean `booking`'],
  ])('%s', async (_what, typed, says) => {
    expect(await find({ file: ARTICLE, from: HEADING, to: `${typed}\n\n${HEADING}` })).toEqual([
      { says: expect.stringContaining(says), fix: undefined },
    ]);
  });

  test.each([
    ['/services/pitchkit', ''],
    ['pitchkit.md', ', put `/services/pitchkit` here'],
    ['../services/pitchkit.md', ', put `/services/pitchkit` here'],
  ])('a service whose page `%s` is not there yet', async (typed, write) => {
    const begin = `Begin that page with \`npm run new -- page "PitchKit" --slug services/pitchkit\`${write} and publish it`;
    expect(await find({ file: 'services/pitchkit.md', from: TIMELINE, to: `${TIMELINE}\npage: ${typed}` })).toEqual([
      { says: expect.stringContaining(begin), fix: undefined },
    ]);
  });

  test('a topic a letter away', async () => {
    const tags = {
      from: '[capital, valuation, leadership, strategy]',
      to: '[capital, valuation, leadership, stratgy]',
    };
    expect(await find({ file: ARTICLE, ...tags })).toEqual([
      { says: expect.stringContaining('did you mean `strategy`'), fix: undefined },
    ]);
  });
});

async function find(edit: Pick<Mistake, 'file' | 'from' | 'to'>) {
  const found = await desk.make({ name: 'a guess', rule: 'missing-page', ...edit });
  return found.map(({ message, advice, fix }) => ({ says: `${message} → ${advice}`, fix: fix?.expected }));
}
