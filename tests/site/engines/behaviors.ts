import { expect } from '@playwright/test';
import type { Engine } from './engine.ts';
import { expectGround, TORN_PHRASES, TORN_WORDS } from './measures.ts';

/** A page in the engine, at the origin of a copy of the site. */
interface Visit {
  readonly engine: Engine;
  /** Opens an address of the site. */
  open(address: string): Promise<void>;
  /** Waits until an expression has a value in the page. */
  see(expression: string, value: unknown): Promise<void>;
}

export type Behavior = (visit: Visit) => Promise<void>;

const DECK = '/insights/the-biotech-deck-audit-why-deals-die-on-structure-not-science';
const OPENER = '[aria-controls="page:menu"]';
const SEARCH = '[aria-label="Search insights"]';
const TITLES = `document.querySelectorAll('[data-island="insights"] h2 a').length`;
const PATH = 'location.pathname';

/** Creates a visit in an engine. */
export function visitIn(engine: Engine, origin: string): Visit {
  return {
    engine,
    open: (address) => engine.open(origin + address),
    see: (expression, value) => expect.poll(() => engine.run(expression), { message: expression }).toEqual(value),
  };
}

/** The behaviors that every engine must show with scripts. */
export const BEHAVIORS: Readonly<Record<string, Behavior>> = {
  'the menu opens by key, keeps the focus inside, closes on Escape and gives the focus back': async (visit) => {
    const { engine, see } = visit;
    await engine.resize(480, 800);
    await visit.open('/about');
    await engine.run(`document.querySelector('${OPENER}').focus()`);
    await engine.press('Enter');
    await see(`document.querySelector('dialog').open`, true);
    await awake(visit, 'menu');
    for (let stop = 0; stop < 12; stop++) {
      await engine.press(stop < 10 ? 'Tab' : 'Shift+Tab');
      await see(`document.activeElement.closest('dialog') !== null`, true);
    }
    await engine.press('Escape');
    await see(`document.querySelector('dialog').open`, false);
    await see(`document.activeElement.matches('${OPENER}')`, true);
  },
  'a search and a topic leave the articles that fit, and say how many': async (visit) => {
    const { engine, see } = visit;
    await visit.open('/insights');
    await engine.click(SEARCH);
    await awake(visit, 'insights');
    for (const letter of 'burn quality') await engine.press(letter);
    await see(`${TITLES} > 0 && ${TITLES} < 9`, true);
    await see(`parseInt(document.querySelector('main [aria-live]').textContent) === ${TITLES}`, true);
    await visit.open('/insights');
    await engine.click('main button[aria-pressed]');
    await see(`document.querySelector('main button[aria-pressed]').ariaPressed`, 'true');
    await see(`${TITLES} > 0 && ${TITLES} < 9`, true);
  },
  'a part of a policy offers its link, says that it is copied, and the policy can be printed': async (visit) => {
    await visit.open('/privacy-policy');
    await visit.see(`document.querySelectorAll('[data-island="print"] button').length`, 1);
    await visit.engine.click('[data-island="copy-link"] button');
    // If an engine refuses access to the clipboard, the page shows the address for copying by hand.
    const shown = `[...document.querySelectorAll('input')].some(({ value }) => value.endsWith('/privacy-policy#purpose'))`;
    await visit.see(`document.body.innerText.includes('Link copied') || ${shown}`, true);
  },
  'pages of the list follow each other, back and forward too': async (visit) => {
    const { engine, see } = visit;
    await visit.open('/insights');
    await engine.click('nav[aria-label="Pages"] a[href="/insights/page/2"]');
    await see(PATH, '/insights/page/2');
    await engine.back();
    await see(PATH, '/insights');
    await see(`${TITLES} > 0`, true);
    await engine.forward();
    await see(PATH, '/insights/page/2');
  },
  'the deck is put in order by key, and no word of its slides is torn': async (visit) => {
    const { engine, see } = visit;
    await visit.open(DECK);
    await engine.run(`document.querySelector('#deck input').focus()`);
    await awake(visit, 'deck');
    await engine.press('ArrowRight');
    await see('location.search', '?deck=ordered');
    for (const width of WIDTHS) {
      await engine.resize(width, 900);
      await see(TORN_WORDS, []);
    }
  },
  'a scheme that is chosen holds on the next page, for drawings too, until the system is asked again': async (
    visit,
  ) => {
    const { engine, see } = visit;
    await engine.resize(1280, 900);
    for (const scheme of ['dark', 'light']) {
      await visit.open('/');
      await engine.run(`document.querySelector('[name="color-scheme"][value="${scheme}"]').click()`);
      await visit.open('/about');
      await expectGround(engine, scheme);
    }
    await see(`document.querySelector('[name="color-scheme"][value="light"]').checked`, true);
    await engine.run(`document.querySelector('[name="color-scheme"][value="system"]').click()`);
    await see(`localStorage.getItem('color-scheme')`, null);
  },
  'no part of a title is torn where it fits on a line': async (visit) => {
    for (const address of ['/audit-thank-you', '/insights', '/linkedin-deck-audit', DECK]) {
      await visit.open(address);
      for (const width of WIDTHS) {
        await visit.engine.resize(width, 900);
        await visit.see(TORN_PHRASES, []);
      }
    }
  },
  'a visitor goes from the front page to a service and finds where to book it': async (visit) => {
    const { engine, see } = visit;
    await engine.resize(1280, 900);
    await visit.open('/');
    await engine.click('header a[href="/how-i-help"]');
    await see(PATH, '/how-i-help');
    await engine.click('main a[href="#founders"]');
    await see(`Math.abs(document.getElementById('founders').getBoundingClientRect().top) < 200`, true);
    await see(`document.querySelector('main a[target="_blank"]').rel`, 'noopener noreferrer');
  },
  'a visitor finds an article by its topic, reads it, and comes back to what was found': async (visit) => {
    const { engine, see } = visit;
    await visit.open('/insights?topics=capital');
    await awake(visit, 'insights');
    await see(`${TITLES} > 0 && ${TITLES} < 9`, true);
    const found = await engine.run(TITLES);
    await engine.click('[data-island="insights"] h2 a');
    await see(`document.querySelectorAll('article h1').length`, 1);
    await engine.back();
    await see(TITLES, found);
  },
  'a visitor with a wrong address finds the way home': async (visit) => {
    await visit.open('/no-such-page');
    await visit.engine.click('main a[href="/"]');
    await visit.see(PATH, '/');
  },
};

/** The behaviors in the dark color scheme of the system. */
export const IN_THE_DARK: Readonly<Record<string, Behavior>> = {
  'a drawing has the ground of its page': async (visit) => {
    await visit.engine.resize(1280, 900);
    for (const address of ['/', '/about', '/insights/burn-quality']) {
      await visit.open(address);
      await expectGround(visit.engine, 'dark');
    }
  },
};

/** The behaviors without scripts. */
export const WITHOUT_SCRIPTS: Readonly<Record<string, Behavior>> = {
  'nothing is broken, and nothing scrolls sideways on the smallest screen': async (visit) => {
    await visit.engine.resize(320, 800);
    for (const address of ['/', '/how-i-help', '/process', '/insights', DECK, '/faq', '/contact', '/no-such-page']) {
      await visit.open(address);
      await visit.see(`[...document.images].filter((image) => image.complete && image.naturalWidth === 0).length`, 0);
      await visit.see(`document.querySelector('main').innerText.length > 80`, true);
      await visit.see('document.documentElement.scrollWidth - document.documentElement.clientWidth', 0);
    }
  },
};

const WIDTHS = [320, 600, 1024, 1280];

/** Waits until an island is hydrated. */
async function awake({ see }: Visit, island: string): Promise<void> {
  await see(`document.querySelector('[data-island="${island}"][data-awake]') !== null`, true);
}
