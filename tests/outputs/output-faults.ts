import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FactsFile } from '../../pipeline/content/schema/published-json.ts';
import { lettersIn } from './letters-in.ts';
import { readerOf, type Reading } from './readers.ts';
import { runsOfMarkdown, runsOfPage, runsOfPlainText, shareOf } from './shares.ts';
import { emptyValues, untoldTexts } from './untold-texts.ts';

/** The share of a page's visible text that must be in its Markdown, and in the archive. */
const LEAST_SHARE = 0.98;
/** The archive page, whose text is in files of its own, and lists, which the archive omits. */
const [ARCHIVE, LIST] = ['content-export', /^insights\/(?:page|topics)\//];

/** What the files say about pages: for each field of a page, the values by their letters and digits, with the first file that has them. */
type Values = Map<string, Map<string, string>>;

interface Outputs {
  readonly values: Values;
  /** Whole addresses in each file. */
  readonly addresses: Map<string, Set<string>>;
  readonly ids: Map<string, Set<string>>;
  /** The words of each page: what its main part shows, and all of it. */
  readonly words: Map<string, { readonly shown: string; readonly all: string }>;
}

/**
 * Returns the faults in the files of a built folder, a sentence each: addresses that lead nowhere, values of a page or of
 * the site that differ between files, facts and structured data that their pages do not show, and pages whose text is
 * incomplete in Markdown or the archive. Reads each format with a parser that the program does not use for writing it.
 */
export function outputFaults(folder: string, textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8')) {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
  );
  const [, site = ''] = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(textOf('robots.txt')) ?? [];
  const outputs: Outputs = { values: new Map(), addresses: new Map(), ids: new Map(), words: new Map() };
  for (const file of files) readerOf(file)?.(textOf(file), readingOf(file, site, outputs));
  return [
    ...lostAddresses(outputs, files, site),
    ...disagreements(outputs.values),
    ...unsaidFacts(JSON.parse(textOf('facts.json')) as FactsFile, outputs, (page) =>
      textOf(`${page === `${site}/` ? 'index' : page.slice(site.length + 1)}.md`),
    ),
    ...smallShares([...files], textOf),
    ...graphFaults([...files], textOf),
  ];
}

/** Reports what structured data tells and its page does not show, and what is empty in it. */
function graphFaults(files: readonly string[], textOf: (file: string) => string): string[] {
  return files.flatMap((file) => {
    if (!file.endsWith('.html')) return [];
    const html = textOf(file);
    return [
      ...untoldTexts(html).map((text) => `${file} does not show “${text}”, which its structured data has`),
      ...emptyValues(html).map((place) => `${file} has nothing at ${place} of its structured data`),
    ];
  });
}

function smallShares(files: readonly string[], textOf: (file: string) => string): string[] {
  const archive = files.filter((file) => file.startsWith(ARCHIVE) && file.endsWith('.txt'));
  const archived = runsOfPlainText(archive.map(textOf).join('\n'));
  const pages = files.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -'.md'.length));
  return pages
    .filter((page) => page !== ARCHIVE)
    .flatMap((page) => {
      const shown = runsOfPage(textOf(`${page}.html`));
      const shares: [string, number][] = [
        [`${page}.md`, shareOf(shown, runsOfMarkdown(textOf(`${page}.md`)))],
        ['the archive', LIST.test(page) ? 1 : shareOf(shown, archived)],
      ];
      return shares
        .filter(([, share]) => share < LEAST_SHARE)
        .map(([file, share]) => `${file} holds ${share.toFixed(3)} of what ${page}.html shows`);
    });
}

function readingOf(file: string, site: string, { values, addresses, ids, words }: Outputs): Reading {
  const { origin } = new URL(site);
  const base = `${site}/${file.replace(/(?:^index)?\.html$/, '')}`;
  const own = new Set<string>();
  addresses.set(file, own);
  return {
    site,
    name(address) {
      if (typeof address === 'string') own.add(new URL(address, base).href);
    },
    mark: (found) => void ids.set(file, found),
    show: (shown, all) => void words.set(base, { shown: lettersIn(shown), all: lettersIn(all) }),
    say(page, field, value) {
      const address = page === undefined ? undefined : new URL(page, base);
      if (value === undefined || (address && address.origin !== origin)) return;
      const key = `${field} of ${address?.pathname ?? 'the site'}`;
      const said = values.get(key) ?? new Map<string, string>();
      values.set(key, said);
      if (!said.has(lettersIn(String(value)))) said.set(lettersIn(String(value)), `“${String(value)}” in ${file}`);
    },
  };
}

/** Reports addresses on the site's host that are outside of its base path, or lead to no file or to no id. */
function lostAddresses({ addresses, ids }: Outputs, files: ReadonlySet<string>, site: string): string[] {
  const { origin, pathname: base } = new URL(`${site}/`);
  return [...addresses].flatMap(([file, own]) =>
    [...own].flatMap((address) => {
      const { origin: host, pathname, hash } = new URL(address);
      if (host !== origin) return [];
      if (!`${pathname}/`.startsWith(base)) return [`${file} names ${address}, which is not below ${site}`];
      const name = decodeURI(pathname.slice(base.length)) || 'index';
      const there = [name, `${name}.html`].find((one) => files.has(one));
      if (there === undefined) return [`${file} names ${address}, where nothing is`];
      const id = decodeURIComponent(hash.slice(1));
      const isThere = ['', 'top'].includes(id) || id.startsWith(':~:') || ids.get(there)?.has(id) !== false;
      return isThere ? [] : [`${file} names ${address}, where that id is not`];
    }),
  );
}

function disagreements(values: Values): string[] {
  return [...values]
    .filter(([, said]) => said.size > 1)
    .map(([key, said]) => `The ${key} is ${[...said.values()].join(', and ')}`);
}

/** Reports figures and services that are not visible on their page or not in its Markdown, and facts that are on none of their pages, not even in a head. */
function unsaidFacts(
  { facts, figures, services }: FactsFile,
  { words }: Outputs,
  markdownOf: (page: string) => string,
): string[] {
  const shown = [
    ...figures.flatMap(({ page, figure, label }) => [figure, label].map((value) => ({ page, value }))),
    ...services.flatMap(({ page, name, duration, format, guide_price: price, terms }) =>
      [name, duration, format, price, terms].flatMap((value) =>
        value === undefined ? [] : [{ page: page.replace(/#.*/, ''), value }],
      ),
    ),
  ];
  const isShown = (page: string, value: string): boolean => words.get(page)?.shown.includes(lettersIn(value)) === true;
  const named = facts.flatMap(({ value, pages }) => pages.map((page) => ({ page, value })));
  return [
    ...shown
      .filter(({ page, value }) => !isShown(page, value))
      .map(({ page, value }) => `${page} does not show ${value}`),
    ...[...shown, ...named]
      .filter(({ page, value }) => isShown(page, value) && !lettersIn(markdownOf(page)).includes(lettersIn(value)))
      .map(({ page, value }) => `${page} shows ${value}, and its Markdown does not`),
    ...facts
      .filter(({ value, pages }) => !pages.some((page) => words.get(page)?.all.includes(lettersIn(value))))
      .map(({ name, value }) => `No page says ${value}, the fact ${name}`),
  ];
}
