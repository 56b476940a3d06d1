import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { copyContent, PORT_BESIDE, serveBeside } from './built-beside.ts';
import { expectToLookAsKept, STILL } from './kept-pictures.ts';
import { expect, test } from './same-tab.ts';

// The page of testimonials as it will be once clients are quoted, once one of them may be asked, and once a register is known.
// As it is without them, it is in `pages/outlines.spec.ts` and `visual.spec.ts`.

const QUOTED = Array.from({ length: 6 }, (_, index) => ({
  quote: `The plan that we had before had ${index + 2} gates. One of them could not fail, and it cost us a year.`,
  name: `Ada Berg ${index + 1}`,
  role: 'Founder of Gatework, a company that does not exist',
}));
const CLIENT = `      - title: Ada Berg, founder of Gatework
        text: Takes one call a month.
`;
const REGISTER = `      - title: The register of Gatework
        text: It names the board.
        to: https://register.example.org/
        seen: 2026-01-05
`;

test.use({ baseURL: `http://localhost:${PORT_BESIDE}` });
serveBeside(async (content) => {
  await copyContent(content);
  await writeFile(path.join(content, 'testimonials.yaml'), stringify(QUOTED));
  const file = path.join(content, 'pages/testimonials.md');
  const lines = (await readFile(file, 'utf8')).split('\n');
  const filled = lines.flatMap((line) => {
    if (line.includes('A former client who has agreed')) return CLIENT.trimEnd().split('\n');
    return line.includes('The register that names the board') ? REGISTER.trimEnd().split('\n') : [line];
  });
  await writeFile(file, filled.join('\n'));
});

test('quotations take the top, and a client who has agreed can be asked', async ({ page }) => {
  await page.goto('/testimonials');
  const main = page.getByRole('main');
  await expect(main.locator('section').first()).toHaveAttribute('id', 'quotes');
  await expect(main.locator('blockquote')).toHaveText(QUOTED.map(({ quote }) => quote));
  await expect(main.locator('figcaption')).toHaveText(QUOTED.map(({ name, role }) => `${name}, ${role}`));
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Ask me',
    'Check without me',
    'Ask a former client',
    'Bring the eleventh',
  ]);
  await expect(main.locator('#former-clients')).toContainText('Each has agreed to be asked');
  await expect(main.locator('#former-clients').getByRole('heading', { level: 3 })).toHaveText(
    'Ada Berg, founder of Gatework',
  );
});

test('a source that is known has its row, its link and the day on which it was opened', async ({ page }) => {
  await page.goto('/testimonials');
  const row = page.locator('#check-without-me li').filter({ hasText: 'The register of Gatework' });
  await expect(row.getByRole('link')).toHaveAttribute('href', 'https://register.example.org/');
  await expect(row.locator('time')).toHaveText('Looked at on January 5, 2026');
});

test('its Markdown has the quotations, the client and the register', async ({ request }) => {
  const markdown = await (await request.get('/testimonials.md')).text();
  for (const { quote, name } of QUOTED) {
    expect(markdown).toContain(quote);
    expect(markdown).toContain(name);
  }
  expect(markdown).toContain('[The register of Gatework](https://register.example.org/)');
  expect(markdown).toContain('## Ask a former client');
});

test('it scrolls sideways in no window, and no text is cut', async ({ page }) => {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/testimonials');
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, beyond]).toEqual([width, 0]);
  }
});

test('pages that show some of them have as many as they ask for', async ({ page }) => {
  for (const [address, count] of [
    ['/', 3],
    ['/results', 1],
    ['/pitch-deck-audit', 3],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('main').locator('blockquote')).toHaveCount(count);
  }
});

test.describe('in pictures', () => {
  test.use(STILL);

  test('it looks as in its pictures', async ({ page }) => {
    await expectToLookAsKept(page, '/testimonials', 'testimonials-quoted');
  });
});
