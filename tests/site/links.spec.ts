import { attribute, elements, files, origin, pages, tagged, type BuiltPage } from './built-site.ts';
import { expect, test } from './fixtures.ts';
import { ALIASES, NOT_FOUND } from './routes.ts';

/** Links of all pages that lead nowhere, as `page → link`. */
function broken(leads: (target: URL, page: BuiltPage) => boolean): string[] {
  return pages.flatMap((page) =>
    tagged(page, 'a')
      .map((link) => attribute(link, 'href') ?? '')
      .filter((href) => {
        const target = new URL(href, origin + page.address);
        return target.origin === origin && !leads(target, page);
      })
      .map((href) => `${page.address} → ${href}`),
  );
}

test('every link has an address', () => {
  const bare = pages.filter((page) => tagged(page, 'a').some((link) => !attribute(link, 'href')));
  expect(bare.map(({ address }) => address)).toEqual([]);
});

test('no link but those of the not-found page leads to an alias', () => {
  const leads = ({ pathname }: URL, page: BuiltPage) => pathname === page.address || !(pathname in ALIASES);
  expect(broken(leads).filter((link) => !link.startsWith(NOT_FOUND))).toEqual([]);
});

test('what a page waits for with its first paint stands in it', () => {
  const waiting = pages.flatMap((page) =>
    elements(page, (element) => attribute(element, 'rel') === 'expect').map((link) => ({ page, link })),
  );
  expect(waiting.length).toBeGreaterThan(0);
  for (const { page, link } of waiting) {
    const id = attribute(link, 'href')?.slice(1);
    expect(elements(page, (element) => attribute(element, 'id') === id)).toHaveLength(1);
  }
});

test('no page loads anything from another host', () => {
  const foreign = pages.flatMap((page) =>
    resourcesOf(page)
      .filter((url) => url.origin !== origin)
      .map(({ href }) => `${page.address} → ${href}`),
  );
  expect(foreign).toEqual([]);
});

test('every file of the image folder is used', () => {
  const used = pages.map(({ html }) => html).join('');
  expect(files.filter((file) => file.startsWith('images/') && !used.includes(file))).toEqual([]);
});

test('every image has its alternative text and its size', () => {
  const bare = pages.flatMap((page) =>
    tagged(page, 'img')
      .filter((image) => ['alt', 'width', 'height'].some((name) => attribute(image, name) === undefined))
      .map((image) => `${page.address} → ${attribute(image, 'src')}`),
  );
  expect(bare).toEqual([]);
});

test('every link that opens a new window leads out of the site, without opener and referrer', () => {
  const unsafe = pages.flatMap((page) =>
    tagged(page, 'a')
      .filter((link) => attribute(link, 'target') === '_blank')
      .filter(
        (link) => !attribute(link, 'href')?.startsWith('https:') || attribute(link, 'rel') !== 'noopener noreferrer',
      )
      .map((link) => `${page.address} → ${attribute(link, 'href')}`),
  );
  expect(unsafe).toEqual([]);
});

const FETCHERS = new Set(['img', 'source', 'script', 'link', 'iframe', 'object', 'video', 'audio']);
/** Kinds of links that name something without fetching it. */
const NOT_FETCHED = new Set(['canonical', 'alternate', 'expect']);

/** What a browser fetches for a page, its styles aside. */
function resourcesOf(page: BuiltPage): URL[] {
  const fetched = elements(
    page,
    (element) => FETCHERS.has(element.tagName) && !NOT_FETCHED.has(attribute(element, 'rel') ?? ''),
  );
  return fetched
    .flatMap((element) => [
      attribute(element, 'src'),
      attribute(element, 'href'),
      ...srcset(attribute(element, 'srcSet')),
    ])
    .filter((address) => address !== undefined)
    .map((address) => new URL(address, origin + page.address));
}

function srcset(value: string | undefined): (string | undefined)[] {
  return value === undefined ? [] : value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0]);
}
