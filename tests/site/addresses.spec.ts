import path from 'node:path';
import sharp from 'sharp';
import { attribute, DIST, elements, metas, origin, pages, sitemap, tagged, type BuiltPage } from './built-site.ts';
import { expect, test } from './fixtures.ts';
import { ALIASES, ARTICLES, NOT_FOUND, THANK_YOU, TRAILS } from './routes.ts';

const articles = ARTICLES.map((slug) => `/insights/${slug}`);
/** Lists that share the card of the first one. */
const LATER_LIST = /^\/insights\/(?:page|topics)\//;
const known = pages.filter(({ address }) => address !== NOT_FOUND);

/** Addresses of the pages that fail a test. */
function offenders(accepts: (page: BuiltPage) => boolean, among: readonly BuiltPage[] = pages): string[] {
  return among.filter((page) => !accepts(page)).map(({ address }) => address);
}

function has(page: BuiltPage, ...names: string[]): boolean {
  return names.every((name) => metas(page, name).length === 1 && metas(page, name)[0] !== '');
}

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

test('every page has one h1', () => {
  expect(offenders((page) => tagged(page, 'h1').length === 1)).toEqual([]);
});

test('no page skips a level of headings', () => {
  const levels = (page: BuiltPage) =>
    elements(page, ({ tagName }) => /^h[1-6]$/.test(tagName)).map(({ tagName }) => Number(tagName[1]));
  const isRecoverable = (page: BuiltPage) =>
    levels(page).every((level, index, all) => level <= (all[index - 1] ?? 0) + 1);
  expect(offenders(isRecoverable)).toEqual([]);
});

test('no page has an id twice', () => {
  const ids = (page: BuiltPage) =>
    elements(page, (element) => element.properties['id'] !== undefined).map((element) => attribute(element, 'id'));
  expect(offenders((page) => new Set(ids(page)).size === ids(page).length)).toEqual([]);
});

test('every page names its language', () => {
  expect(offenders((page) => attribute(tagged(page, 'html')[0], 'lang') === 'en')).toEqual([]);
});

test('every page has a title', () => {
  expect(offenders((page) => tagged(page, 'title').length === 1 && /\S/.test(titleOf(page)))).toEqual([]);
});

test('no two pages with addresses of their own share a title', () => {
  const titles = sitemap.map((address) => titleOf(pages.find((page) => page.address === address)));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('no two pages with addresses of their own share a description', () => {
  const listed = pages.filter(({ address }) => sitemap.includes(address));
  const descriptions = listed.map((page) => metas(page, 'description').join());
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
});

test('every page has a description', () => {
  expect(offenders((page) => has(page, 'description'))).toEqual([]);
});

test('every page that search engines see has keywords', () => {
  expect(
    offenders(
      (page) => has(page, 'keywords'),
      pages.filter(({ address }) => sitemap.includes(address)),
    ),
  ).toEqual([]);
});

test('the not-found page, which stands for any address, names none', () => {
  const page = pages.filter(({ address }) => address === NOT_FOUND);
  expect(page.map((each) => [canonicals(each), metas(each, 'og:url')])).toEqual([[[], []]]);
});

test('every page names its country to social networks', () => {
  expect(offenders((page) => metas(page, 'og:locale').join() === 'en_US')).toEqual([]);
});

test('every page has its social tags', () => {
  const isWhole = (page: BuiltPage) =>
    has(
      page,
      'og:title',
      'og:description',
      'og:image',
      'og:type',
      'twitter:title',
      'twitter:description',
      'twitter:image',
    );
  expect(offenders(isWhole)).toEqual([]);
});

test('every page with an address of its own has a social card of its own, and its title in words', async () => {
  const own = pages.filter(({ address }) => sitemap.includes(address) && !LATER_LIST.test(address));
  const cards = own.map((page) => metas(page, 'og:image').join());
  expect(cards.filter((card, index) => cards.indexOf(card) !== index)).toEqual([]);
  expect(offenders((page) => metas(page, 'og:image:alt').join() === metas(page, 'og:title').join())).toEqual([]);
  expect(offenders((page) => metas(page, 'og:image').join() === metas(page, 'twitter:image').join())).toEqual([]);
});

test('every social card is there, in the size that is said', async () => {
  for (const card of new Set(pages.flatMap((page) => metas(page, 'og:image')))) {
    const { width, height } = await sharp(path.join(DIST, new URL(card).pathname)).metadata();
    expect([card, width, height]).toEqual([card, 1200, 630]);
  }
  const isSaid = (page: BuiltPage) =>
    metas(page, 'og:image:width').join() === '1200' && metas(page, 'og:image:height').join() === '630';
  expect(offenders(isSaid)).toEqual([]);
});

test('every social card is a large one', () => {
  expect(offenders((page) => metas(page, 'twitter:card').join() === 'summary_large_image')).toEqual([]);
});

test('articles are of the social type article and all other pages of the type website', () => {
  const type = (page: BuiltPage) => (articles.includes(page.address) ? 'article' : 'website');
  expect(offenders((page) => metas(page, 'og:type').join() === type(page))).toEqual([]);
});

test('every page names itself as canonical, and an alias the page that it shows', () => {
  expect(offenders((page) => canonicals(page).join() === canonicalOf(page), known)).toEqual([]);
});

test('the social address of every page is its canonical one', () => {
  expect(offenders((page) => metas(page, 'og:url').join() === canonicalOf(page), known)).toEqual([]);
});

test('the thank-you page is kept from search engines', () => {
  const page = pages.filter(({ address }) => address === THANK_YOU).map((each) => metas(each, 'robots'));
  expect(page).toEqual([['noindex, nofollow']]);
});

test('no page of the sitemap is kept from search engines', () => {
  const listed = pages.filter(({ address }) => sitemap.includes(address));
  expect(offenders((page) => metas(page, 'robots').length === 0, listed)).toEqual([]);
});

function titleOf(page: BuiltPage | undefined): string {
  const [title] = page ? tagged(page, 'title') : [];
  const [text] = title?.children ?? [];
  return text?.type === 'text' ? text.value : '';
}

function canonicals(page: BuiltPage): (string | undefined)[] {
  return tagged(page, 'link')
    .filter((link) => attribute(link, 'rel') === 'canonical')
    .map((link) => attribute(link, 'href'));
}

function canonicalOf({ address }: BuiltPage): string {
  return origin + (ALIASES[address] ?? address);
}
