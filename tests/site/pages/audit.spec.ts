import { attribute, elements, pages, tagged, type BuiltPage } from '../built-site.ts';
import { destinations } from '../content.ts';
import { expect, test } from '../fixtures.ts';
import { textOf } from './outline.ts';

test('each button that uploads a deck is described by the line below it: what it opens, and what becomes of the file', () => {
  const said = pages.flatMap((page) => uploadsOf(page).map((link) => `${page.address}: ${descriptionOf(link, page)}`));
  const line =
    'Opens a form that needs a Google sign-in. Your file is deleted after 30 days. Human-only review on request.';
  const uploads = { '/deck-analysis': 2, '/linkedin-deck-audit': 3, '/pitch-deck-audit': 2 };
  expect(said.toSorted()).toEqual(
    Object.entries(uploads).flatMap(([address, count]) => Array<string>(count).fill(`${address}: ${line}`)),
  );
});

function uploadsOf(page: BuiltPage) {
  return tagged(page, 'a').filter((link) => attribute(link, 'href') === destinations['audit-form']);
}

/** What is read of a link besides its words. */
function descriptionOf(link: Parameters<typeof attribute>[0], page: BuiltPage): string {
  const id = attribute(link, 'ariaDescribedBy');
  return elements(page, ({ properties }) => id !== undefined && properties['id'] === id)
    .map(textOf)
    .join();
}
