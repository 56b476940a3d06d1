import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { findBrowser } from '../../pipeline/bin/browser.mjs';
import { startPreview } from '../../pipeline/server/preview.ts';
import { audit, medianOf, type Grades } from './audit.ts';
import { shortfalls, type AuditedPage } from './excuses.ts';
import { head, row, type AuditedGrades } from './table.ts';
import { readArguments } from '../tool-arguments.ts';

// `npm run lighthouse [-- [--runs N] ADDRESS …]`: Lighthouse's scores for every page of `dist/`, or for
// the given ones. Exit code 1 if one is below 100. Without `--runs`, a page is audited once; if it is below 100, twice more, and
// the median counts, since a busy machine may be the reason.

/** The number of runs for a page that was below 100 at first. */
const RUNS_IN_DOUBT = 3;
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
const runs = Number(values.get('runs') ?? 1);
if (!Number.isInteger(runs) || runs < 1)
  fail(`Unexpected \`--runs ${String(values.get('runs'))}\`, expected a number from 1`);
if (!existsSync(path.join(site, 'index.html'))) fail('There is no site in dist/; run `npm run build` first');
const executable = findBrowser() ?? fail('Cannot find Chromium or Chrome; install one of them first');

const preview = await startPreview(site);
const pages = await pagesToAudit(preview.origin + preview.base);
const browser = await launch({ chromePath: executable || chromium.executablePath(), chromeFlags: BROWSER_FLAGS });
process.once('SIGTERM', () => {
  browser.kill();
  process.exit(1);
});
const width = Math.max(...pages.map(({ address }) => address.length));
console.log(head(width));
const audited: AuditedGrades[] = [];
try {
  for (const page of pages) {
    const grades = await gradesOf(page);
    audited.push(grades);
    console.log(row(grades, width));
  }
} finally {
  browser.kill();
  await preview.close();
}
const short = audited.filter(({ page, grades }) => shortfalls(page, grades).length > 0);
console.log(`\n${pages.length} pages, ${short.length} with a score below 100`);
process.exitCode = short.length === 0 ? 0 : 1;

async function gradesOf(page: AuditedPage): Promise<AuditedGrades> {
  const all: Grades[] = [];
  const again = async (wanted: number): Promise<void> => {
    while (all.length < wanted) all.push(await audit(page.url, browser.port));
  };
  await again(runs);
  if (!values.has('runs') && all.some((grades) => shortfalls(page, grades).length > 0)) await again(RUNS_IN_DOUBT);
  return { page, grades: medianOf(all), runs: all.length };
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
