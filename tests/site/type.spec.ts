import type { Page } from '@playwright/test';
import { attribute, pageAt, pages, tagged, type BuiltPage } from './built-site.ts';
import { expect, test } from './same-tab.ts';
import { sampleOf } from '../sampling.ts';

const VIEWS = ['/', '/insights/burn-quality', '/how-i-help'].flatMap((address) =>
  [360, 1280].map((width) => [address, width] as const),
);
/** The largest allowed layout shift: the moved share of the window times the distance. Visitors notice a hundred times as much. */
const MAX_SHIFT = 0.001;
/** The largest allowed change of the document's height, as a share: lines below the window may break at other places. */
const MAX_GROWTH = 0.02;

for (const [address, width] of sampleOf(VIEWS, 3)) {
  test(`nothing on ${address} moves when the fonts arrive, ${width} px wide`, async ({ page }) => {
    const arrive = await holdFonts(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address, { waitUntil: 'commit' });
    await firstPaint(page);
    const absent = await absentFallbacks(page);
    test.skip(absent.length > 0, `This machine has no fallback for ${absent.join(', ')}: nothing was measured`);
    const before = await measure(page);
    arrive();
    const after = await measureWith(['Newsreader', 'Hanken Grotesk'], page);
    expect(before.fonts).not.toEqual(after.fonts);
    test.info().annotations.push({ type: 'measured', description: JSON.stringify({ before, after }) });
    expect(after.shift - before.shift).toBeLessThan(MAX_SHIFT);
    expect(Math.abs(after.height - before.height) / before.height).toBeLessThan(MAX_GROWTH);
  });
}

test('every page asks for both fonts before anything else, from the site itself', () => {
  const wrong = pages.filter((page) => {
    const paths = preloads(page);
    return paths.length !== 2 || !paths.every((file) => file.startsWith('/assets/fonts/'));
  });
  expect(wrong.map(({ address }) => address)).toEqual([]);
});

test('the fonts that a page asks for are the ones that it uses, each fetched once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(asked.filter((file) => file.endsWith('.woff2')).toSorted()).toEqual(preloads(pageAt('/')).toSorted());
});

test('the page is laid out once with its fonts, whatever wakes on it', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { loads: 0 };
    Object.assign(globalThis, { seen });
    document.fonts.addEventListener('loading', () => seen.loads++);
  });
  await page.goto('/insights');
  await page.getByRole('textbox').fill('gate');
  await expect(page).toHaveURL(/q=gate/);
  expect(await page.evaluate(() => (globalThis as unknown as { seen: { loads: number } }).seen.loads)).toBe(1);
});

test('the proof figures are set in figures of one width', async ({ page }) => {
  await page.goto('/results');
  const widths = await page.evaluate(async () => {
    await document.fonts.ready;
    const figure = [...document.querySelectorAll('main [data-figure] *')].find(
      (element) => getComputedStyle(element).fontVariantNumeric === 'lining-nums tabular-nums',
    );
    if (!figure) throw new Error('No figure of this page asks for tabular lining numerals');
    const range = document.createRange();
    return [...'0123456789'].map((digit) => {
      const text = document.createTextNode(digit.repeat(10));
      figure.replaceChildren(text);
      range.selectNodeContents(text);
      return Math.round(range.getBoundingClientRect().width * 10);
    });
  });
  expect(new Set(widths).size).toBe(1);
});

test('lines of an article have 60 to 72 characters on average', async ({ page }) => {
  await page.goto('/insights/burn-quality');
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { characters, lines } = await fullLines(page);
    expect(lines).toBeGreaterThan(10);
    expect(characters / lines, `${width} px`).toBeGreaterThanOrEqual(60);
    expect(characters / lines, `${width} px`).toBeLessThanOrEqual(72);
  }
});

/** Returns the numbers of characters and lines in the paragraphs of an article, without the last line of each. */
function fullLines(page: Page): Promise<{ characters: number; lines: number }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    let [characters, lines] = [0, 0];
    const range = document.createRange();
    for (const paragraph of document.querySelectorAll('article p:not(:has(:not(.whole)))')) {
      const texts = [...paragraph.childNodes].map((node) => (node instanceof Text ? node : node.firstChild));
      if (getComputedStyle(paragraph).textWrapStyle === 'balance') continue;
      const tops = texts.flatMap((text) =>
        Array.from(text?.textContent ?? '', (_, index) => {
          range.setStart(text ?? paragraph, index);
          range.setEnd(text ?? paragraph, index + 1);
          return Math.round(range.getBoundingClientRect().top);
        }),
      );
      characters += tops.filter((top) => top !== tops.at(-1)).length;
      lines += new Set(tops).size - 1;
    }
    return { characters, lines };
  });
}

/** Holds back every font file until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.woff2', async (route) => {
    await gate;
    await route.continue();
  });
  await page.addInitScript(() => {
    const total = { shift: 0 };
    Object.assign(globalThis, { total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return arrive;
}

async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}

/** Returns the families of fallback fonts whose system font is not installed. */
function absentFallbacks(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => family.includes('Fallback'));
    if (faces.length === 0) throw new Error('The page has no fallback fonts');
    const loaded = await Promise.allSettled(faces.map((face) => face.load()));
    return faces.filter((_, index) => loaded[index]?.status === 'rejected').map(({ family }) => family);
  });
}

interface Measured {
  /** The layout shift since the page was opened. */
  shift: number;
  /** The height of the document, in CSS pixels. */
  height: number;
  /** The loaded font families. */
  fonts: string[];
}

/** Measures when the fonts are loaded. An added style sheet makes the browser recreate its fonts, which are not loaded for a moment. */
async function measureWith(fonts: string[], page: Page): Promise<Measured> {
  let measured = await measure(page);
  await expect(async () => {
    measured = await measure(page);
    expect(measured.fonts).toEqual(expect.arrayContaining(fonts));
  }).toPass({ timeout: 20_000 });
  return measured;
}

/** Measures the page after everything that has arrived is drawn. */
function measure(page: Page): Promise<Measured> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const { total } = globalThis as unknown as { total: { shift: number } };
    const fonts = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    return {
      shift: total.shift,
      height: document.documentElement.scrollHeight,
      fonts: fonts.map((name) => name.replaceAll('"', '')),
    };
  });
}

function preloads(page: BuiltPage): string[] {
  return tagged(page, 'link')
    .filter((link) => attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'font')
    .filter((link) => attribute(link, 'type') === 'font/woff2' && attribute(link, 'crossOrigin') !== undefined)
    .map((link) => attribute(link, 'href') ?? '');
}
