import type { Element } from 'hast';
import { attribute, breaking, elements, files, origin, pages, tagged, type BuiltPage } from './built-site.ts';
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
  expect(breaking((page) => tagged(page, 'a').every((link) => Boolean(attribute(link, 'href'))))).toEqual([]);
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

test('every file of the image folder is used', () => {
  const used = pages.map(({ html }) => html).join('');
  expect(files.filter((file) => file.startsWith('images/') && !used.includes(file))).toEqual([]);
});

test('every image has its alternative text and its size', () => {
  const isWhole = (image: Element) => ['alt', 'width', 'height'].every((name) => attribute(image, name) !== undefined);
  expect(breaking((page) => tagged(page, 'img').every(isWhole))).toEqual([]);
});

test('every link that opens a new window leads out of the site, without opener and referrer', () => {
  const isSafe = (link: Element) =>
    attribute(link, 'target') !== '_blank' ||
    (attribute(link, 'href')?.startsWith('https:') === true && attribute(link, 'rel') === 'noopener noreferrer');
  expect(breaking((page) => tagged(page, 'a').every(isSafe))).toEqual([]);
});
