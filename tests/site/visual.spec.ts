import { test } from './fixtures.ts';
import { expectToLookAsKept, STILL } from './kept-pictures.ts';

const MAIN_PAGES = [
  '/',
  '/how-i-help',
  '/process',
  '/results',
  '/testimonials',
  '/insights',
  '/insights/burn-quality',
  '/about',
  '/contact',
];

test.use(STILL);

for (const address of MAIN_PAGES) {
  test(`${address} looks as in its pictures`, async ({ page }) => {
    await expectToLookAsKept(page, address, address.slice(1).replaceAll('/', '-') || 'home');
  });
}
