import { attribute, pages, part, tagged, type Part } from './built-site.ts';
import { destinations } from './content.ts';
import { expect, test } from './fixtures.ts';

// The outlines in `pages/` say where each of the other pages leads, and the header and the footer of every page.

test('of articles, lists and policies only the article on Burn Quality leads out of the site by a button', () => {
  const leading = pages.filter(({ address }) => /^\/(?:insights|content-export|404|\w+-policy)/.test(address));
  const led = leading.flatMap(({ address, tree }) =>
    tagged({ tree }, 'main').flatMap((main) =>
      hrefsIn(part([main]))
        .filter(isOutside)
        .map((href) => `${address} → ${href}`),
    ),
  );
  expect(led).toEqual([
    `/insights/burn-quality → ${destinations.booking}?utm_source=site&utm_medium=insights&utm_campaign=burn-quality`,
  ]);
});

test('every link to the host of the calendar is its address with source, medium and campaign', () => {
  const { host } = new URL(destinations.booking);
  const calls = pages.flatMap(hrefsIn).filter((href) => href.includes(host));
  const parametersOf = (href: string) =>
    href.startsWith(`${destinations.booking}?`) && [...new URL(href).searchParams.keys()];
  const names = ['utm_source', 'utm_medium', 'utm_campaign'].join();
  expect(calls.filter((href) => String(parametersOf(href)) !== names)).toEqual([]);
});

function hrefsIn(where: Part): string[] {
  return tagged(where, 'a').map((link) => attribute(link, 'href') ?? '');
}

function isOutside(href: string): boolean {
  return Object.values(destinations).some((known) => known === href.split('?')[0]);
}
