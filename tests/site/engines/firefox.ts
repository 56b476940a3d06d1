import { existsSync } from 'node:fs';
import { launch, type KeyInput } from 'puppeteer-core';
import { intoView, type Engine, type StartEngine } from './engine.ts';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));

/** The values of the Firefox preference for the color scheme of the system. */
const SCHEMES = { dark: 0, light: 1 };

/** Starts Firefox without a window, by WebDriver BiDi; undefined if it is not installed. */
export const startFirefox: StartEngine | undefined =
  FIREFOX === undefined ? undefined : (scheme) => start(FIREFOX, scheme);

async function start(executablePath: string, scheme: 'light' | 'dark'): Promise<Engine> {
  const extraPrefsFirefox = { 'layout.css.prefers-color-scheme.content-override': SCHEMES[scheme] };
  const browser = await launch({ browser: 'firefox', executablePath, extraPrefsFirefox });
  const page = await browser.newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    run: (expression) => page.evaluate(expression),
    press: async (key) => {
      const keys = key.split('+') as KeyInput[];
      for (const one of keys) await page.keyboard.down(one);
      for (const one of keys.toReversed()) await page.keyboard.up(one);
    },
    click: async (selector) => {
      await page.evaluate(intoView(selector));
      await page.click(selector);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async () => Buffer.from(await page.screenshot()),
    // Puppeteer would wait for a load event, which a page from the back-forward cache does not have.
    back: async () => void (await page.evaluate('history.back()')),
    forward: async () => void (await page.evaluate('history.forward()')),
    close: () => browser.close(),
  };
}
