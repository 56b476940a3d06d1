import { slug as slugify } from 'github-slugger';
import type { Authored } from '../parse/front-matter.ts';
import type { Place, Report } from '../report.ts';
import type { AuthoredArticle } from '../schema/article.ts';
import type { AuthoredPage } from '../schema/page.ts';

/** Where each file of the content folder stands on the site, and every address that is taken. */
export interface AddressBook {
  readonly addressOfFile: ReadonlyMap<string, string>;
  readonly slugOfFile: ReadonlyMap<string, string>;
  readonly fileAt: ReadonlyMap<string, string>;
}

const PAGE_ADDRESS = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/(?!$)|$))*$/;
const EXPECTED = 'lower-case letters, digits and hyphens, with `/` between parts';

/**
 * Gives every file its address. Two files at one address, and addresses of a wrong form, are findings;
 * a file's own name comes before a `slug`, and before an alias, so that the one typed last is named.
 */
export function assignAddresses(
  pages: readonly Authored<AuthoredPage>[],
  articles: readonly Authored<AuthoredArticle>[],
  { report }: Report,
): AddressBook {
  const book = {
    addressOfFile: new Map<string, string>(),
    slugOfFile: new Map<string, string>(),
    fileAt: new Map<string, string>(),
  };
  for (const { file } of pages) {
    const address = addressOfPage(file.path);
    claim(address, file.path, { file: file.path, line: 1, column: 1 });
    book.addressOfFile.set(file.path, address);
  }
  const slugs = new Map<string, string>();
  for (const { file, yaml, fields } of articles.toSorted(byFileNameFirst)) {
    const slug = fields.slug ?? slugOfFile(file.path);
    const place = fields.slug === undefined ? { file: file.path, line: 1, column: 1 } : yaml.placeOf(['slug']);
    const other = slugs.get(slug);
    if (slug === '') report('bad-address', place, { value: file.path, expected: 'a file name with letters or digits' });
    else if (other !== undefined) report('duplicate-slug', place, { slug, other });
    else claim(`/insights/${slug}`, file.path, place, true);
    slugs.set(slug, file.path);
    book.addressOfFile.set(file.path, `/insights/${slug}`);
    book.slugOfFile.set(file.path, slug);
  }
  for (const { file, yaml, fields } of pages) {
    for (const [index, alias] of (fields.aliases ?? []).entries())
      claim(alias.replace(/(?<=.)\/$/, ''), file.path, yaml.placeOf(['aliases', index]));
  }
  return book;

  function claim(address: string, file: string, place: Place, anyLetters = false): void {
    const other = book.fileAt.get(address);
    if (other !== undefined) report('duplicate-address', place, { address, other });
    else if (!anyLetters && !PAGE_ADDRESS.test(address))
      report('bad-address', place, { value: address, expected: EXPECTED });
    else book.fileAt.set(address, file);
  }
}

function byFileNameFirst(a: Authored<AuthoredArticle>, b: Authored<AuthoredArticle>): number {
  return Number(a.fields.slug !== undefined) - Number(b.fields.slug !== undefined);
}

/** `pages/home.md` is `/`, `pages/services/x.md` is `/services/x`. */
export function addressOfPage(file: string): string {
  const name = file.replace(/^pages\//, '').replace(/\.md$/, '');
  return name === 'home' ? '/' : `/${name}`;
}

/** The slug that a file name gives: lower case, spaces as hyphens, letters of any script kept. */
export function slugOfFile(file: string): string {
  const stem = file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '');
  return slugify(stem.trim()).replace(/-{2,}/g, '-').replace(/^-|-$/g, '');
}
