import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { startPreview } from '../../pipeline/server/preview.ts';
import { launchBrowser } from '../launch-browser.ts';

/** The costs of a page in a browser, from the request on; medians. */
export interface PageCosts {
  /** Milliseconds until the largest contentful paint. */
  readonly largestPaint: number;
  /** Milliseconds of all main-thread tasks until some seconds after the page is loaded. */
  readonly tasks: number;
  /** Milliseconds that tasks take beyond 50 ms each. */
  readonly blocking: number;
  /** The layout shift: the moved share of the window times the distance. */
  readonly shift: number;
}

const PAGES = ['index', 'how-i-help', 'insights', 'insights/burn-quality'];
const RUNS = 5;
const SETTLE_MS = 2500;
const WINDOW = { width: 360, height: 800 };
const BARE = 'bare';

/**
 * Measures pages of a built folder in a phone-sized window, and for comparison pages with the same words and pictures but
 * without styles and scripts. The browser is slowed down by a factor.
 */
export async function measurePages(
  out: string,
  work: string,
  slowness: number,
): Promise<Map<string, Record<'own' | 'bare', PageCosts>>> {
  const folder = path.join(work, 'pages-and-bare');
  cpSync(out, folder, { recursive: true });
  for (const page of PAGES) {
    const file = path.join(folder, BARE, `${page}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, withoutDress(readFileSync(path.join(out, `${page}.html`), 'utf8')));
  }
  const preview = await startPreview(folder);
  const browser = await launchBrowser();
  try {
    const costs = new Map<string, Record<'own' | 'bare', PageCosts>>();
    for (const page of PAGES) {
      const name = page === 'index' ? '' : page;
      const visits: Record<'own' | 'bare', PageCosts[]> = { own: [], bare: [] };
      for (let run = 0; run < RUNS; run++) {
        visits.own.push(await visit(browser, `${preview.origin}/${name}`, slowness));
        visits.bare.push(await visit(browser, `${preview.origin}/${BARE}/${page}`, slowness));
      }
      costs.set(`/${name}`, { own: medians(visits.own), bare: medians(visits.bare) });
    }
    return costs;
  } finally {
    await browser.close();
    await preview.close();
  }
}

/** Returns a page with the same words and pictures only. */
function withoutDress(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<link\b[^>]*rel="(?:preload|modulepreload|manifest)"[^>]*>/g, '')
    .replaceAll(/ (?:class|style)="[^"]*"/g, '');
}

async function visit(browser: Browser, address: string, slowness: number): Promise<PageCosts> {
  const context = await browser.newContext({ viewport: WINDOW });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await session.send('Performance.enable');
  await page.addInitScript(() => {
    const seen = { largestPaint: 0, blocking: 0, shift: 0 };
    Object.assign(globalThis, { seen });
    // In a named function, the compiler would call a helper that does not exist in the page.
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.entryType === 'largest-contentful-paint') seen.largestPaint = entry.startTime;
        else if (entry.entryType === 'longtask') seen.blocking += entry.duration - 50;
        else seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    });
    for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift'])
      observer.observe({ type, buffered: true });
  });
  await page.goto(address);
  await page.waitForTimeout(SETTLE_MS);
  const { metrics } = await session.send('Performance.getMetrics');
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Omit<PageCosts, 'tasks'> }).seen);
  await context.close();
  return { ...seen, tasks: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) };
}

function medians(costs: readonly PageCosts[]): PageCosts {
  const of = (name: keyof PageCosts): number =>
    costs.map((cost) => cost[name]).toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? Number.NaN;
  return { largestPaint: of('largestPaint'), tasks: of('tasks'), blocking: of('blocking'), shift: of('shift') };
}
