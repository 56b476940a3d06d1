import { toString } from 'hast-util-to-string';
import { attribute, elements, pageAt, pages, records, tagged } from '../built-site.ts';
import { expect, test } from '../same-tab.ts';

/** Sentences of the specification on the whole offer, where a visitor reads them. */
const STATED: readonly (readonly [address: string, stated: string])[] = [
  ['/', 'Turning your science into deals.'],
  ['/', 'A sharp story. A clear plan. Ready in 4 weeks.'],
  ['/', 'the risk you have retired, what is proved next, and the ask'],
  ['/', 'A map of the next 12–24 months that ties each part of the budget to a readout'],
  ['/', 'License or spin-out, with a rationale in plain English'],
  ['/', 'Science, IP, market and plan in one set, with the spine of a data room and the Q&A'],
  ['/about', 'Based in Italy, working worldwide'],
  ['/about', 'I am not a patent attorney'],
  ['/about', 'I give no legal, FTO, investment or clinical-plan advice'],
  ['/how-i-help', 'Pre-seed to Series B'],
  ['/how-i-help', 'CTOs and academic spin-outs included'],
  ['/how-i-help', 'It costs €0'],
  ['/how-i-help', '20+ years of experience'],
  [
    '/how-i-help',
    '5 joint labs launched across 3 continents, and 2.5× budget growth through international partnerships',
  ],
  ['/how-i-help', '€5.3M of non-dilutive EU funds won for clients'],
  ['/how-i-help', 'described as minimal-risk'],
  ['/pitch-deck-audit', 'Non-confidential PDF only'],
  ['/pitch-deck-audit', 'Typical turnaround 48–72 hours, rush available'],
  ['/pitch-deck-audit', '30-minute feedback call'],
  ['/pitch-deck-audit', 'Deleted after 30 days'],
  ['/faq', 'A scoping call takes 30 minutes'],
  ['/process', '2–4 hours per week'],
  ['/process', 'Milestones over 12–24 months'],
];

for (const [address, stated] of STATED) {
  test(`${address} says “${stated}”`, () => {
    const text = tagged(pageAt(address), 'main')
      .map((main) => toString(main))
      .join('');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(stated);
  });
}

test('the audit is an offer at the price of 0 euros', () => {
  expect(records(pageAt('/pitch-deck-audit')).get('Offer')).toMatchObject({
    price: '0',
    priceCurrency: 'EUR',
    itemOffered: { name: 'Free pitch deck audit' },
  });
});

test('the practice offers the audit at the price of 0 euros', () => {
  const offers = records(pageAt('/')).get('ProfessionalService')?.['makesOffer'];
  expect(offers).toContainEqual(expect.objectContaining({ '@type': 'Offer', price: '0', priceCurrency: 'EUR' }));
});

test('no page sends a form or asks for a password or a file', () => {
  const asking = pages.filter(
    (page) =>
      elements(page, (element) =>
        [
          attribute(element, 'action') !== undefined,
          /^(password|file)$/.test(attribute(element, 'type') ?? ''),
        ].includes(true),
      ).length > 0,
  );
  expect(asking.map(({ address }) => address)).toEqual([]);
});
