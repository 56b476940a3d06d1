import type { BrowserContext, Locator, Page } from '@playwright/test';
import { PORT, said } from './dev-server.ts';
import { expect as expectSoon } from './fixtures.ts';

/** A screen takes long on a busy machine. */
const expect = expectSoon.configure({ timeout: 60_000 });

export const ORIGIN = `http://localhost:${PORT}`;

/** Opens the desk at the address that the terminal names, once for each context. */
export async function enter(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const door = (): string => /http:\S+\/desk\?key=[\w-]+/.exec(said.join(''))?.[0] ?? '';
  await expect.poll(door).not.toBe('');
  await page.goto(door());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** Opens a text, `insights/a`, and returns the field in which it is written. */
export async function openText(page: Page, name: string): Promise<Locator> {
  await page.goto(`${ORIGIN}/desk/${name}`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeVisible();
  return text;
}
