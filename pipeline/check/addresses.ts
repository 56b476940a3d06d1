import { slug as slugify } from 'github-slugger';
import type { Authored } from '../parse/front-matter.ts';
import type { Place, Report } from '../report.ts';
import type { AuthoredArticle } from '../schema/article.ts';
import type { AuthoredPage } from '../schema/page.ts';
import { faultOfAddress, type AddressFault } from './address-faults.ts';

/** Where each file of the content folder stands on the site, and every address that is taken. */
export interface AddressBook {
  readonly addressOfFile: ReadonlyMap<string, string>;
  readonly slugOfFile: ReadonlyMap<string, string>;
  readonly fileAt: ReadonlyMap<string, string>;
}

const PAGE_ADDRESS = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/(?!$)|$))*$/;
/** The page that lists the articles, and where its later pages and its topics stand. */
const LIST = '/insights';
const PARTS_OF_LIST = /^\/insights\/(?:page|topics)\//;
const EXPECTED = 'lower-case letters, digits and hyphens, with `/` between parts';

/**
 * Gives every file its address. Two files at one address, and addresses where no file can stand, are findings;
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
  const hasList = pages.some(({ file }) => addressOfPage(file.path) === LIST);
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
    for (const [index, tag] of fields.tags.entries())
      reportFault(faultOfAddress(`${LIST}/topics/${tag}`), yaml.placeOf(['tags', index]));
  }
  for (const { file, yaml, fields } of pages) {
    for (const [index, alias] of (fields.aliases ?? []).entries())
      claim(alias.replace(/(?<=.)\/$/, ''), file.path, yaml.placeOf(['aliases', index]));
  }
  return book;

  function claim(address: string, file: string, place: Place, anyLetters = false): void {
    const other = book.fileAt.get(address) ?? ownerOf(address, hasList);
    const isFormed = anyLetters || PAGE_ADDRESS.test(address);
    const fault = isFormed ? faultOfAddress(address) : wrongForm(address);
    if (other !== undefined) report('duplicate-address', place, { address, other });
    else if (fault) reportFault(fault, place);
    else book.fileAt.set(address, file);
  }

  function reportFault(fault: AddressFault | undefined, place: Place): void {
    if (fault) report(fault.rule, place, fault.values);
  }
}

function wrongForm(address: string): AddressFault {
  return { rule: 'bad-address', values: { value: address, expected: EXPECTED } };
}

/** The file of a page that stands at more addresses than its own. */
function ownerOf(address: string, hasList: boolean): string | undefined {
  if (address === '/404') return 'pages/not-found.md';
  return hasList && PARTS_OF_LIST.test(address) ? 'pages/insights.md' : undefined;
}

function byFileNameFirst(a: Authored<AuthoredArticle>, b: Authored<AuthoredArticle>): number {
  return Number(a.fields.slug !== undefined) - Number(b.fields.slug !== undefined);
}

/** `pages/home.md` is `/`, `pages/services/x.md` is `/services/x`. */
export function addressOfPage(file: string): string {
  const name = file.replace(/^pages\//, '').replace(/\.md$/, '');
  return name === 'home' ? '/' : `/${name}`;
}

/** Marks that only choose the look of the sign before them: an address shows nothing of them. */
const VARIATION = /[\ufe00-\ufe0f]/g;

/**
 * The slug that a file name gives: lower case, spaces as hyphens, letters of any script kept; an accent is one
 * with its letter, however the system that saved the file writes it.
 */
export function slugOfFile(file: string): string {
  const stem = file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '');
  const slug = slugify(stem.normalize('NFC').trim()).normalize('NFC').replace(VARIATION, '');
  return slug.replace(/-{2,}/g, '-').replace(/^-|-$/g, '');
}
