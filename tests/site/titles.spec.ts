import type { Locator, Page } from '@playwright/test';
import { keepCold } from './cold-page.ts';
import { expect, test } from './same-tab.ts';

const PAGE = '/pitch-deck-audit';
const TITLES = [
  'Mechanism of action',
  'Raising €4M for 18 months',
  'No toxicity at ten times the effective exposure',
  'From bench to bedside',
];

test.describe('titles', () => {
  test('that are put in before React was there are put to the questions that they answer, and are told of after a pause', async ({
    page,
  }) => {
    const release = await keepCold(page);
    await page.goto(PAGE);
    await field(page).fill(TITLES.join('\n'));
    release();
    await expect(titleItems(page)).toHaveText([
      /Mechanism of action.*A label: it states nothing\./,
      /Raising €4M.*Answers “For how much\?”/,
      /No toxicity.*Answers “What did it cost the animal\?”/,
      /From bench.*Not sure\./,
    ]);
    await expect(question(page, 'For how much?')).toContainText('Answered by title 2');
    await expect(question(page, 'Who needs one?')).toContainText('Not answered');
    await expect(page.locator('#titles [aria-live]')).toHaveText(
      'Your titles answer 2 of 10 questions.A reader asks “What did it cost the animal?” before “For how much?”: title 3 could stand before title 2.',
    );
  });

  test('are read once, after the last key', async ({ page }) => {
    await page.goto(PAGE);
    await field(page).click();
    await expect(island(page)).toHaveAttribute('data-awake');
    await page.evaluate(() => {
      const said: string[] = [];
      const live = document.querySelector('#titles [aria-live]');
      if (live)
        new MutationObserver(() => said.push(live.textContent)).observe(live, { childList: true, subtree: true });
      Object.assign(window, { said });
    });
    await page.keyboard.type('Raising €4M\nNo toxicity', { delay: 20 });
    await expect(page.locator('#titles [aria-live]')).toContainText('2 of 10');
    expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual([
      'Your titles answer 2 of 10 questions.A reader asks “What did it cost the animal?” before “For how much?”: title 2 could stand before title 1.',
    ]);
  });

  test('are printed on a sheet of their own, with the address of the page and without their rules', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await page.evaluate(() => void Object.assign(window, { print: () => undefined }));
    await field(page).fill(Array.from({ length: 20 }, (_, index) => `${TITLES[index % 4]}, slide ${index}`).join('\n'));
    await expect(page.locator('#titles [aria-live]')).toContainText('3 of 10');
    await page.getByRole('button', { name: 'Print this sheet' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(field(page)).toBeHidden();
    await expect(page.getByText('The words that decide')).toBeHidden();
    await expect(titleItems(page)).toHaveCount(20);
    const foot = await page.locator('#titles').evaluate((figure) => getComputedStyle(figure, '::after').content);
    expect(foot).toMatch(/pitch-deck-audit#titles"$/);
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets).toHaveLength(1);
  });

  test('go into a link behind the sign that no server is sent, come out of it, and can be cleared', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await field(page).fill(TITLES.join('\n'));
    await page.locator('#titles').getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByRole('status').getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).search).toBe('');
    expect(new URL(link).hash).toMatch(/^#titles=Mechanism\+of\+action%0A/);
    await expect(page).toHaveURL(/pitch-deck-audit$/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/faq');
    await page.goto(link);
    await expect(titleItems(page)).toHaveCount(4);
    await expect(page.locator('#titles')).toBeInViewport();
    await expect(page).toHaveURL(/pitch-deck-audit#titles$/);
    await expect(field(page)).toHaveValue(TITLES.join('\n'));
    expect(asked.filter((url) => new URL(url).href.replace(/#.*/, '').includes('Mechanism'))).toEqual([]);
    await page.getByRole('button', { name: 'Clear the titles' }).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await checklist(page).click();
    await expect(page.getByRole('checkbox')).toHaveCount(10);
    await expect(page.locator('#titles').getByRole('button')).toHaveText(['Undo']);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(TITLES.join('\n'));
    await expect(titleItems(page)).toHaveCount(4);
  });

  test('of any kind stay text, and fit on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const hostile = [
      '<img src=x onerror="document.title=1">',
      '\u202eعنوان',
      '👩‍🔬'.repeat(40),
      'a'.repeat(199),
      'Raising €4M',
    ];
    await page.goto(`${PAGE}#${new URLSearchParams({ titles: hostile.join('\n') }).toString()}`);
    await expect(titleItems(page)).toHaveCount(4);
    await expect(page.locator('#titles img')).toHaveCount(0);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    await page.goto(`${PAGE}?long#titles=${'x'.repeat(100_000)}`);
    await checklist(page).click();
    await expect(page.getByRole('checkbox')).toHaveCount(10);
  });

  test('are judged by words that the page shows, by key', async ({ page }) => {
    await page.goto(PAGE);
    await field(page).focus();
    await page.keyboard.type('Raising');
    await expect(page.getByRole('button', { name: 'Print this sheet' })).toBeVisible();
    for (const name of ['Print this sheet', 'Copy the link', 'Clear the titles']) {
      await page.keyboard.press('Tab');
      await expect(page.locator('#titles').getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('therapeutic window')).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the ten questions can be ticked, and the words of the rules read', async ({ page }) => {
    await page.goto(PAGE);
    await expect(field(page)).toBeHidden();
    await expect(page.locator('#titles').getByRole('button')).toHaveCount(0);
    await checklist(page).click();
    const box = page.getByRole('checkbox', { name: 'Why this target?' });
    await box.check();
    await expect(box).toBeChecked();
    await page.getByText('The words that decide').click();
    await expect(page.getByText('therapeutic window')).toBeVisible();
  });
});

/** What unfolds the questions to tick. */
function checklist(page: Page): Locator {
  return page.getByText('tick each question that one of your titles answers');
}

function island(page: Page): Locator {
  return page.locator('[data-island="titles"]');
}

function field(page: Page): Locator {
  return page.getByLabel('Titles of your slides');
}

function titleItems(page: Page): Locator {
  return page.locator('#titles ol > li');
}

function question(page: Page, text: string): Locator {
  return page.locator('#titles ul > li', { hasText: text });
}
