import type { Locator, Page } from '@playwright/test';
import { typesetLine } from '../../../pipeline/compile/typography/typeset.ts';
import { destinations, testimonials } from '../content.ts';

const NEW_WINDOW = / \(opens in a new window\)$/;

/** The headings that open a page's blocks. */
export function blockNames(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2 });
}

/** The block of a page that has a name. */
export function block(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('region', { name, exact: true });
}

/** The titles of the cards, steps or services in a block. */
export function cardNames(part: Locator): Locator {
  return part.getByRole('heading', { level: 3 });
}

/** The card, step or service with a title. */
export function card(part: Locator, name: string): Locator {
  return part.getByRole('listitem').filter({ has: part.page().getByRole('heading', { name, exact: true }) });
}

/** The links of a part as `name → address`, in their order; a place outside the site is called by its name. */
export async function links(part: Locator): Promise<string[]> {
  const all = await part
    .getByRole('link')
    .evaluateAll((anchors) => anchors.map((anchor) => [anchor.textContent, anchor.getAttribute('href') ?? '']));
  return all.map(([name = '', href = '']) => `${name.replace(NEW_WINDOW, '')} → ${placeOf(href)}`);
}

/** Figures of a part, each with what it counts, such as `5 labs launched`. */
export function figures(part: Locator): Promise<string[]> {
  return part.locator('[data-figure]').allTextContents();
}

/** The first testimonials of the content, as their cards say them: quotations before the places that are kept for others. */
export function quotes(count = testimonials.length): string[] {
  const said = testimonials.flatMap((one) => ('quote' in one ? [`${one.quote.trim()}${one.name}, ${one.role}`] : []));
  const kept = testimonials.flatMap((one) =>
    'quote' in one ? [] : [`Reserved for a reply${one.place}${one.asks.trim()}`],
  );
  return [...said, ...kept].slice(0, count).map((text) => typesetLine(text, 'en'));
}

function placeOf(href: string): string {
  const [address] = href.split('?');
  const [place = href] = Object.entries(destinations).find(([, known]) => known === address) ?? [];
  return place;
}
