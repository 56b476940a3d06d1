import { fileURLToPath } from 'node:url';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { JSHandle, Page } from '@playwright/test';
import { expect, test as base } from './same-tab.ts';
import { focusable, goToTarget, step, takePhrases, type Stop } from './reading-cursor.ts';

const SCRIPT = '/virtual-screen-reader.js';
const SCRIPT_FILE = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

/** How many times a key is pressed before a search fails. */
const PATIENCE = 40;

const ANNOUNCEMENT = /^(polite|assertive): /;

/** Playwright's `test` with a screen reader for the page. */
export const test = base.extend<{ reader: ScreenReader }>({
  reader: async ({ page }, use) => {
    await page.route(`**${SCRIPT}`, (route) => route.fulfill({ path: SCRIPT_FILE }));
    await use(new ScreenReader(page));
  },
});

/**
 * A screen reader, operated like its users do: by headings, links and landmarks. Its keys are real key presses, so that
 * all event listeners of the page react.
 */
class ScreenReader {
  readonly #page: Page;
  readonly #lines: string[] = [];
  #voice: JSHandle<Virtual> | undefined;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The transcript: commands, each after `> `, and spoken phrases, a line each. */
  transcript(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  async open(address: string): Promise<void> {
    this.#command(`open ${address}`);
    await this.#page.goto(address);
    await this.#arrive();
  }

  async next(stop: Stop): Promise<void> {
    this.#command(`next ${stop}`);
    await this.#listening().evaluate(step, stop);
    await this.#note();
  }

  /** Moves to the next elements of a kind until one is spoken with certain words. */
  async seek(stop: Stop, words: string): Promise<void> {
    for (let presses = 0; presses < PATIENCE; presses += 1) {
      await this.next(stop);
      if (this.#lines.at(-1)?.includes(words)) return;
    }
    throw new Error(`No ${stop} says “${words}”:\n${this.transcript()}`);
  }

  async press(key: string): Promise<void> {
    this.#command(`press ${key}`);
    await this.#page.keyboard.press(key);
    await this.#note();
  }

  /** Focuses the item, as screen readers do for something that can be typed into or moved. */
  async focus(): Promise<void> {
    this.#command('focus');
    await this.#focusItem();
    await this.#note();
  }

  /** Activates the item, which must be focusable. */
  async activate(): Promise<void> {
    await this.#pressEnter();
    await this.#note();
  }

  /** Activates a link of the site and waits for the address that it leads to. */
  async follow(address: string): Promise<void> {
    const { pathname } = new URL(this.#page.url());
    await this.#pressEnter();
    await expect(this.#page).toHaveURL(address);
    await this.#page.waitForLoadState();
    if (new URL(this.#page.url()).pathname === pathname) await this.#goToTarget();
    else await this.#arrive();
  }

  /** Types letters into the focused field. */
  async type(text: string): Promise<void> {
    this.#command(`type ${text}`);
    await this.#page.keyboard.type(text);
    await this.#page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    // The reader notices a changed value only after one of its own keys.
    await this.#listening().evaluate((virtual) => virtual.press('Shift'));
    await this.#note();
  }

  /** Waits until the page has announced certain words since the last command. */
  async hear(announcement: string): Promise<void> {
    await expect
      .poll(async () => {
        await this.#note();
        return this.#lines.slice(this.#lines.findLastIndex((line) => line.startsWith('>'))).join('\n');
      })
      .toContain(announcement);
  }

  async #pressEnter(): Promise<void> {
    this.#command('press Enter');
    await this.#focusItem();
    await this.#page.keyboard.press('Enter');
  }

  async #focusItem(): Promise<void> {
    const voice = this.#listening();
    const item = (await voice.evaluateHandle(focusable)).asElement();
    if (!item) throw new Error(`Nothing here can be activated:\n${this.transcript()}`);
    await item.focus();
    await voice.evaluate((virtual) => virtual.clearSpokenPhraseLog());
  }

  async #arrive(): Promise<void> {
    this.#voice = await this.#page.evaluateHandle(async (address) => {
      const { virtual } = (await import(address)) as { virtual: Virtual };
      await virtual.start({ container: document.body });
      await virtual.clearSpokenPhraseLog();
      return virtual;
    }, SCRIPT);
    this.#lines.push(`document, ${await this.#page.title()}`);
    await this.#goToTarget();
  }

  async #goToTarget(): Promise<void> {
    const id = decodeURIComponent(new URL(this.#page.url()).hash.slice(1));
    if (id === '') return;
    await this.#listening().evaluate(goToTarget, id);
    await this.#note();
  }

  #listening(): JSHandle<Virtual> {
    if (!this.#voice) throw new Error('Open a page before giving commands');
    return this.#voice;
  }

  async #note(): Promise<void> {
    for (const phrase of await this.#listening().evaluate(takePhrases)) {
      // The reader announces a text again at each change of style around it; people hear it once.
      if (ANNOUNCEMENT.test(phrase) && phrase === this.#lines.at(-1)) continue;
      this.#lines.push(phrase);
    }
  }

  #command(text: string): void {
    this.#lines.push(`> ${text}`);
  }
}
