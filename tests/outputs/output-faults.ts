import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FactsFile } from '../../pipeline/content/schema/published-json.ts';
import { readerOf, type Held, type Reading } from './readers.ts';
import { runsOfMarkdown, runsOfPage, runsOfPlainText, shareOf } from './shares.ts';
import { graphFaults, lettersIn } from './untold-texts.ts';

/** The share of a page's visible text that must be in its Markdown, and in the archive. */
const LEAST_SHARE = 0.98;
/** The archive page, whose text is in files of its own, and lists, which the archive omits. */
const [ARCHIVE, LIST] = ['content-export', /^insights\/(?:page|topics)\//];

/**
 * Returns the faults in the files of a built folder, a sentence each: addresses that lead nowhere, values of a page or of
 * the site that differ between files, facts and structured data that their pages do not show, and pages whose text is
 * incomplete in Markdown or the archive. Reads each format with a parser that the program does not use for writing it.
 */
export function outputFaults(folder: string, textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8')) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const [, site = ''] = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(textOf('robots.txt')) ?? [];
  /** For each field of a page, its values by their letters and digits, with the first file that has them. */
  const values = new Map<string, Map<string, string>>();
  const named = new Map<string, Set<string>>(files.map((file) => [file, new Set()]));
  const held = new Map<string, Held>();
  for (const file of files) readerOf(file)?.(textOf(file), readingOf(file));
  return [
    ...[...named].flatMap(([file, own]) =>
      [...own].flatMap((address) => lost(new URL(address)).map((fault) => `${file} names ${address}, ${fault}`)),
    ),
    ...[...values]
      .filter(([, said]) => said.size > 1)
      .map(([key, said]) => `The ${key} is ${[...said.values()].join(', and ')}`),
    ...unsaidFacts(JSON.parse(textOf('facts.json')) as FactsFile),
    ...smallShares(),
    ...[...held.keys()].flatMap((file) => graphFaults(textOf(file)).map((fault) => `${file} ${fault}`)),
  ];

  function readingOf(file: string): Reading {
    const { origin } = new URL(site);
    const base = `${site}/${file.replace(/(?:^index)?\.html$/, '')}`;
    return {
      site,
      name: (address) => typeof address === 'string' && named.get(file)?.add(new URL(address, base).href),
      hold: (found) => void held.set(file, found),
      say(page, fields) {
        const address = page === undefined ? undefined : new URL(page, base);
        if (address && address.origin !== origin) return;
        for (const [field, value] of Object.entries(fields)) {
          if (value === undefined) continue;
          const [key, letters] = [`${field} of ${address?.pathname ?? 'the site'}`, lettersIn(String(value))];
          const said = values.get(key) ?? new Map<string, string>();
          values.set(key, said);
          if (!said.has(letters)) said.set(letters, `“${String(value)}” in ${file}`);
        }
      },
    };
  }

  /** Returns what is wrong with an address on the site's host: outside of its base path, or leading to no file or id. */
  function lost({ origin: host, pathname, hash }: URL): string[] {
    const { origin, pathname: base } = new URL(`${site}/`);
    if (host !== origin) return [];
    if (!`${pathname}/`.startsWith(base)) return [`which is not below ${site}`];
    const name = decodeURI(pathname.slice(base.length)) || 'index';
    const there = [name, `${name}.html`].find((one) => files.includes(one));
    if (there === undefined) return ['where nothing is'];
    const id = decodeURIComponent(hash.slice(1));
    const isThere = ['', 'top'].includes(id) || id.startsWith(':~:') || held.get(there)?.ids.has(id) !== false;
    return isThere ? [] : ['where that id is not'];
  }

  /** Reports figures and services that are not visible on their page or not in its Markdown, and facts that are on none of their pages, not even in a head. */
  function unsaidFacts({ facts, figures, services }: FactsFile): string[] {
    const shown = [
      ...figures.flatMap(({ page, figure, label }) => [figure, label].map((value) => ({ page, value }))),
      ...services.flatMap(({ page, name, duration, format, guide_price: price, terms }) =>
        [name, duration, format, price, terms].flatMap((value) =>
          value === undefined ? [] : [{ page: page.replace(/#.*/, ''), value }],
        ),
      ),
    ];
    const fileOf = (page: string): string => page.slice(site.length + 1) || 'index';
    const holds = (page: string, value: string, where: 'shown' | 'all'): boolean =>
      lettersIn(held.get(`${fileOf(page)}.html`)?.[where] ?? '').includes(lettersIn(value));
    const ofFacts = facts.flatMap(({ value, pages }) => pages.map((page) => ({ page, value })));
    return [
      ...shown
        .filter(({ page, value }) => !holds(page, value, 'shown'))
        .map(({ page, value }) => `${page} does not show ${value}`),
      ...[...shown, ...ofFacts]
        .filter(({ page, value }) => holds(page, value, 'shown'))
        .filter(({ page, value }) => !lettersIn(textOf(`${fileOf(page)}.md`)).includes(lettersIn(value)))
        .map(({ page, value }) => `${page} shows ${value}, and its Markdown does not`),
      ...facts
        .filter(({ value, pages }) => !pages.some((page) => holds(page, value, 'all')))
        .map(({ name, value }) => `No page says ${value}, the fact ${name}`),
    ];
  }

  function smallShares(): string[] {
    const archive = files.filter((file) => file.startsWith(ARCHIVE) && file.endsWith('.txt'));
    const archived = runsOfPlainText(archive.map(textOf).join('\n'));
    const pages = files.filter((file) => file.endsWith('.md') && file !== `${ARCHIVE}.md`);
    return pages.flatMap((file) => {
      const page = file.replace(/md$/, 'html');
      const shown = runsOfPage(textOf(page));
      const shares = [
        [file, shareOf(shown, runsOfMarkdown(textOf(file)))],
        ['the archive', LIST.test(file) ? 1 : shareOf(shown, archived)],
      ] as const;
      const small = shares.filter(([, share]) => share < LEAST_SHARE);
      return small.map(([where, share]) => `${where} holds ${share.toFixed(3)} of what ${page} shows`);
    });
  }
}
