import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { findBrowser } from '../run/browser.mjs';
import { startPreview } from '../../pipeline/server/preview.ts';
import { Auditor, bestOf, type Grades } from './audit.ts';
import { startCompressingProxy } from './compressing-proxy.ts';
import { shortfalls, type AuditedPage } from './excuses.ts';
import { head, row } from './table.ts';
import { readArguments } from '../tool-arguments.ts';

// `npm run lighthouse [-- [--runs N] ADDRESS …]`: Lighthouse's scores for every page of `dist/`, or for
// the given ones. A page is audited until its scores are 100, at most N times, usually 5; the best scores count. Exit
// code 1 if one is below 100.

/** An address without a page: hosts respond with the not-found page and status 404. */
const UNKNOWN = '/there-is-no-such-page';
const BROWSER_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

const site = path.resolve(import.meta.dirname, '../../dist');
const { values, words: positionals } = readArguments(
  [
    'lighthouse [-- [--runs N] ADDRESS …]',
    'Audits every page of `dist/`, or those named; exit code 1 if a score is below 100.',
  ],
  { options: { runs: { type: 'string' } } },
);
const runs = Number(values.get('runs') ?? 5);
if (!Number.isInteger(runs) || runs < 1)
  fail(`Unexpected \`--runs ${String(values.get('runs'))}\`, expected a number from 1`);
if (!existsSync(path.join(site, 'index.html'))) fail('There is no site in dist/; run `npm run build` first');
const executable = findBrowser() ?? fail('Cannot find Chromium or Chrome; install one of them first');

const preview = await startPreview(site);
const proxy = await startCompressingProxy(preview.origin);
const pages = await pagesToAudit(proxy.origin + preview.base);
const browser = await launch({ chromePath: executable || chromium.executablePath(), chromeFlags: BROWSER_FLAGS });
process.once('SIGTERM', () => {
  browser.kill();
  process.exit(1);
});
const auditor = new Auditor(browser.port);
await auditor.measureMachine(proxy.origin + preview.base);
const width = Math.max(...pages.map(({ address }) => address.length));
console.log(head(width));
let short = 0;
try {
  for (const page of pages) if (!(await reaches100(page))) short++;
} finally {
  browser.kill();
  proxy.close();
  await preview.close();
}
console.log(`\n${pages.length} pages, ${short} with a score below 100`);
process.exitCode = short === 0 ? 0 : 1;

/** Audits a page until its scores are 100, prints the best, and returns whether they are. */
async function reaches100(page: AuditedPage): Promise<boolean> {
  const all: Grades[] = [];
  while (all.length < runs) {
    all.push(await auditor.audit(page.url));
    if (shortfalls(page, bestOf(all)).length === 0) break;
  }
  const grades = bestOf(all);
  console.log(row({ page, grades, runs: all.length, slowdown: auditor.slowdown }, width));
  return shortfalls(page, grades).length === 0;
}

/** Reads the built pages. Imports the module for it late, since it reads them when it is loaded, and there must be a site. */
async function pagesToAudit(origin: string): Promise<AuditedPage[]> {
  const { pages: built, metas } = await import('../site/built-site.ts');
  const { NOT_FOUND } = await import('../site/routes.ts');
  const unknown = positionals.filter((address) => !built.some((page) => page.address === address));
  if (unknown.length > 0) fail(`dist/ has no page at ${unknown.join(', ')}`);
  return built
    .filter(({ address }) => positionals.length === 0 || positionals.includes(address))
    .map((page) => ({
      address: page.address,
      url: origin + (page.address === NOT_FOUND ? UNKNOWN : page.address),
      isHidden: metas(page, 'robots').some((content) => content.includes('noindex')),
    }));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
