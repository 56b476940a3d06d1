import path from 'node:path';
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import sharp from 'sharp';
import {
  attribute,
  breaking,
  DIST,
  elements,
  linked,
  metas,
  origin,
  pageAt,
  pages,
  sitemap,
  tagged,
  type BuiltPage,
} from './built-site.ts';
import { expect, test } from './fixtures.ts';
import { ALIASES, ARTICLES, NOT_FOUND, THANK_YOU, TRAILS } from './routes.ts';

const articles = ARTICLES.map((slug) => `/insights/${slug}`);
/** Lists that share the card of the first one. */
const LATER_LIST = /^\/insights\/(?:page|topics)\//;
const known = pages.filter(({ address }) => address !== NOT_FOUND);
const listed = pages.filter(({ address }) => sitemap.includes(address));

test('every address of the specification has a page', () => {
  const built = new Set(pages.map(({ address }) => address));
  const wanted = [...Object.keys(TRAILS), ...Object.keys(ALIASES), ...articles, THANK_YOU, NOT_FOUND];
  expect(wanted.filter((address) => !built.has(address))).toEqual([]);
});

test('every page but the hidden ones and the aliases stands in the sitemap', () => {
  const left = new Set([...Object.keys(ALIASES), THANK_YOU, NOT_FOUND]);
  const wanted = pages.map(({ address }) => address).filter((address) => !left.has(address));
  expect(sitemap.toSorted()).toEqual(wanted.toSorted());
});

test('every page is answered with status 200, as HTML in UTF-8', async ({ request }) => {
  const answers = await Promise.all(known.map(({ address }) => request.get(address, { maxRedirects: 0 })));
  expect(answers.filter((answer) => answer.status() !== 200).map((answer) => answer.url())).toEqual([]);
  const types = new Set(answers.map((answer) => answer.headers()['content-type']?.replaceAll(' ', '')));
  expect([...types]).toEqual(['text/html;charset=utf-8']);
});

for (const address of ['/no-such-page', '/insights/no-such-article', '/a/b/c', '/faq.json', '/%E0%A4%A', '/%00']) {
  test(`the unknown address ${address} is answered with the not-found page and status 404`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([answer.status(), (await answer.text()).includes('Page not found')]).toEqual([404, true]);
  });
}

test('an address with a slash at its end leads to the one without', async ({ request }) => {
  const answer = await request.get('/faq/?a=b', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([308, '/faq?a=b']);
});

/** What the head and the headings of every page keep. */
const PROMISES: Readonly<Record<string, (page: BuiltPage) => boolean>> = {
  'one h1': (page) => tagged(page, 'h1').length === 1,
  'headings that skip no level': (page) =>
    levelsOf(page).every((level, index, all) => level <= (all[index - 1] ?? 0) + 1),
  'its language': (page) => attribute(tagged(page, 'html')[0], 'lang') === 'en',
  'one title': (page) => titlesOf(page).length === 1 && /\S/.test(titlesOf(page).join('')),
  'a description': (page) => has(page, 'description'),
  'its country for social networks': (page) => metas(page, 'og:locale').join() === 'en_US',
  'its social tags': (page) =>
    has(page, 'og:title', 'og:description', 'og:image', 'og:type', 'twitter:title', 'twitter:description'),
  'the same large card for all social networks, in its size and with its title in words': (page) =>
    metas(page, 'og:image').join() === metas(page, 'twitter:image').join() &&
    metas(page, 'twitter:card').join() === 'summary_large_image' &&
    metas(page, 'og:image:width').join() === '1200' &&
    metas(page, 'og:image:height').join() === '630' &&
    metas(page, 'og:image:alt').join() === metas(page, 'og:title').join(),
  'the social type article if it is one, and else website': (page) =>
    metas(page, 'og:type').join() === (articles.includes(page.address) ? 'article' : 'website'),
};

for (const [what, keeps] of Object.entries(PROMISES))
  test(`every page has ${what}`, () => {
    expect(breaking(keeps)).toEqual([]);
  });

test('no two pages with addresses of their own share a title, a description or a social card', () => {
  for (const said of [
    listed.map((page) => titlesOf(page).join()),
    listed.map((page) => metas(page, 'description').join()),
    listed.filter(({ address }) => !LATER_LIST.test(address)).map((page) => metas(page, 'og:image').join()),
  ])
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
});

test('every page that search engines see has keywords, and is not kept from them', () => {
  expect(breaking((page) => has(page, 'keywords') && metas(page, 'robots').length === 0, listed)).toEqual([]);
});

test('every social card is there, in the size that is said', async () => {
  for (const card of new Set(pages.flatMap((page) => metas(page, 'og:image')))) {
    const { width, height } = await sharp(path.join(DIST, new URL(card).pathname)).metadata();
    expect([card, width, height]).toEqual([card, 1200, 630]);
  }
});

test('every page names itself as canonical and to social networks, and an alias the page that it shows', () => {
  const keeps = (page: BuiltPage) =>
    [linked(page, 'canonical'), metas(page, 'og:url')].every((urls) => urls.join() === canonicalOf(page));
  expect(breaking(keeps, known)).toEqual([]);
});

test('the not-found page, which stands for any address, names none', () => {
  expect([linked(pageAt(NOT_FOUND), 'canonical'), metas(pageAt(NOT_FOUND), 'og:url')]).toEqual([[], []]);
});

test('the thank-you page is kept from search engines', () => {
  expect(metas(pageAt(THANK_YOU), 'robots')).toEqual(['noindex, nofollow']);
});

for (const [alias, address] of Object.entries(ALIASES))
  test(`${alias} shows the page of ${address}`, () => {
    const [shown, own] = [alias, address].map((one) => toString(tagged(pageAt(one), 'main')[0] ?? pageAt(one).tree));
    expect(shown).toBe(own);
  });

test('no item, term or paragraph of a page is empty', () => {
  const isEmpty = (element: Element) =>
    ['li', 'dt', 'dd', 'p'].includes(element.tagName) &&
    !('ariaLive' in element.properties) &&
    !/[\p{L}\p{N}]/u.test(toString(element));
  expect(breaking((page) => elements(page, isEmpty).length === 0)).toEqual([]);
});

function has(page: BuiltPage, ...names: string[]): boolean {
  return names.every((name) => metas(page, name).length === 1 && metas(page, name)[0] !== '');
}

function levelsOf(page: BuiltPage): number[] {
  return elements(page, ({ tagName }) => /^h[1-6]$/.test(tagName)).map(({ tagName }) => Number(tagName[1]));
}

function titlesOf(page: BuiltPage): string[] {
  return tagged(page, 'title').map((title) => toString(title));
}

function canonicalOf({ address }: BuiltPage): string {
  return origin + (ALIASES[address] ?? address);
}
