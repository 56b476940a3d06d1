import { expect, open, test } from '../shared-page.ts';
import { block, blockNames, card, cardNames, links } from './blocks.ts';

test.use({ javaScriptEnabled: false });

const ADDRESS = '/process';

/** What is examined before any deck. */
const EXAMINED = [
  'Business case.',
  'Risk and evidence priorities.',
  'Competitive reality.',
  'Market size and adoption.',
  'IP/FTO signals.',
  'Regulatory shape.',
];

test('the process page is called “How I collaborate”', async ({ page }) => {
  await open(page, ADDRESS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How I collaborate');
});

test('the process page has its blocks in order', async ({ page }) => {
  await open(page, ADDRESS);
  await expect(blockNames(page)).toHaveText([
    'Four principles',
    'What is examined before any deck',
    'Where to start',
    'How it works',
    'Investor Readiness Sprint',
    'Modules',
    'Capital Access',
    'Who does what',
    'What you leave with',
    'Start with the question you cannot answer yet',
  ]);
});

for (const [anchor, name] of [
  ['investor-readiness-sprint', 'Investor Readiness Sprint'],
  ['modules', 'Modules'],
  ['capital-access', 'Capital Access'],
] as const) {
  test(`#${anchor} of the process page is “${name}”`, async ({ page }) => {
    await open(page, ADDRESS);
    await expect(page.locator(`#${anchor}`)).toHaveAccessibleName(name);
  });
}

test('the process has four principles in order', async ({ page }) => {
  await open(page, ADDRESS);
  await expect(cardNames(block(page, 'Four principles'))).toHaveText([
    'Questions before slides',
    'Risk retired per euro',
    'Built for buyers',
    'One sprint at a time',
  ]);
});

test('“Risk retired per euro” links to the article on Burn Quality', async ({ page }) => {
  await open(page, ADDRESS);
  expect(await links(card(block(page, 'Four principles'), 'Risk retired per euro'))).toEqual([
    'Read about Burn Quality → /insights/burn-quality',
  ]);
});

test('the iceberg lists what is examined before any deck', async ({ page }) => {
  await open(page, ADDRESS);
  const iceberg = block(page, 'What is examined before any deck');
  await expect(iceberg).toContainText(/tip of an iceberg/);
  await expect(iceberg.getByRole('listitem').getByRole('strong')).toHaveText(EXAMINED);
});

test('the iceberg promises no legal opinion and no clinical plan', async ({ page }) => {
  await open(page, ADDRESS);
  await expect(block(page, 'What is examined before any deck')).toContainText(
    /no legal opinion from me on IP or freedom to operate, and no clinical plan/,
  );
});

test('the list of what is examined begins at the waterline of its drawing', async ({ page }) => {
  await open(page, ADDRESS);
  const [picture, list] = await Promise.all(
    ['img', 'ul'].map((part) => page.locator('#iceberg').locator(part).first().boundingBox()),
  );
  const waterline = (picture?.y ?? 0) + ((picture?.width ?? 0) * 300) / 1310;
  expect(Math.abs(waterline - (list?.y ?? 0))).toBeLessThan(2);
});

test('the start-point cards lead to the services for founders and for tech transfer offices', async ({ page }) => {
  await open(page, ADDRESS);
  expect(await links(block(page, 'Where to start'))).toEqual([
    'Services for founders → /how-i-help#founders',
    'Services for tech transfer offices → /how-i-help#ttos',
  ]);
});

test('the work has four steps in order', async ({ page }) => {
  await open(page, ADDRESS);
  await expect(cardNames(block(page, 'How it works'))).toHaveText([
    'Ask and absorb',
    'Diagnose and align',
    'Design the narrative',
    'Deliver and rehearse',
  ]);
});

test('advisor, client and specialists each have their part', async ({ page }) => {
  await open(page, ADDRESS);
  await expect(cardNames(block(page, 'Who does what'))).toHaveText(['Advisor', 'Client', 'Specialists']);
});

test('you leave with story, materials, roadmap and data room', async ({ page }) => {
  await open(page, ADDRESS);
  await expect(cardNames(block(page, 'What you leave with'))).toHaveText([
    'Story',
    'Materials',
    'Roadmap',
    'Data room',
  ]);
});

test('the process page ends with a call', async ({ page }) => {
  await open(page, ADDRESS);
  expect(await links(block(page, 'Start with the question you cannot answer yet'))).toEqual(['Book a call → booking']);
});
