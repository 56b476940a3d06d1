import { ADVERTISING_PAGE, addressOfAlias, NOT_FOUND_PAGE, PAGES, URL_REGISTRY_FILE } from '../content/addresses.ts';
import type { Hidden } from '../content/model/edition.ts';
import { readUrlRegistry, setInUrlRegistry, urlRegistryLine } from '../content/url-registry.ts';
import { changeAliases } from '../editing/rename/plan-rename.ts';
import { aliasesOfShown } from '../site/check/check-url-registry.ts';
import type { ContentType, Document } from '../site/content-type.ts';
import { whyTextHidden } from '../site/fields/front-matter.ts';
import type { ParsedContent } from '../site/parse/content.ts';
import { otherAddressesOf } from '../site/parse/old-addresses.ts';
import { contentTypes } from '../types/content-types.ts';
import { valueAt } from '../yaml/edit-yaml.ts';
import { readFields } from '../yaml/set-field.ts';
import type { SaveRequest } from './protocol.ts';
import { readSaved, replaceText } from './texts.ts';

const KINDS: readonly ContentType[] = Object.values(contentTypes);
/** Pages that nobody looks for at the address of another text. */
const NO_SUCCESSORS = new Set([NOT_FOUND_PAGE, ADVERTISING_PAGE].map((name) => `${PAGES}/${name}.md`));

/** Returns every address that a text of the folder has: its own, its old ones, and others at which it is shown. */
export function addressesOf(file: string, { documents, folder }: ParsedContent): string[] {
  const document = documents.find((one) => one.file.path === file);
  if (!document) return addressesIn(file, folder.texts.get(file)?.readText() ?? '');
  return document.kind.addresses.isOwn ? [document.address, ...otherAddressesOf(document)] : [];
}

/** Returns those addresses of a text that were published, and that no other page has taken over while it is a draft. */
export function publishedAddresses(file: string, preview: ParsedContent): string[] {
  const { urlRegistry, hidden } = preview;
  const isHidden = [...hidden.keys()].some((one) => one.file.path === file);
  const led = isHidden ? aliasesOfShown(preview) : new Set<string>();
  const own = new Set(addressesOf(file, preview));
  return [...own].filter((address) => urlRegistry?.get(address)?.state === 'live' && !led.has(address));
}

/** Tells whether a page may take over the addresses of another text: one that visitors find, and may look for. */
export function isSuccessor(document: Document, { hidden }: Pick<ParsedContent, 'hidden'>): boolean {
  const { kind, file } = document;
  return kind.addresses.aliases !== undefined && !hidden.has(document) && !NO_SUCCESSORS.has(file.path);
}

/**
 * Lets addresses lead to the page of the file `heir`, or marks them as gone without one. Returns the requests that take
 * it back.
 */
export function leaveAddresses(root: string, addresses: readonly string[], heir: string | undefined): SaveRequest[] {
  if (addresses.length === 0) return [];
  const leave = heir === undefined ? withGone : (text: string, one: string) => changeAliases(text, one, one);
  const file = heir ?? URL_REGISTRY_FILE;
  return [replaceText(root, file, addresses.reduce(leave, readSaved(root, file)?.source ?? ''))];
}

/**
 * Gives a text that is no draft its addresses back: no other page leads from there, and none is gone. Those of a text that
 * waits for its day are live from then on, since two pages cannot have them on that day. Returns the requests that take it
 * back.
 */
export function returnAddresses(
  root: string,
  file: string,
  source: string,
  { folder, edition }: Pick<ParsedContent, 'folder' | 'edition'>,
): SaveRequest[] {
  const why = whyHidden(file, source, edition.day);
  if (why?.reason === 'draft') return [];
  const addresses = addressesIn(file, source);
  const left = new Set<string>();
  const texts = [...folder.texts.keys()].filter((other) => other !== file && other !== URL_REGISTRY_FILE);
  const undo = texts.flatMap((other) => {
    // Read from the disk: the folder in memory may lack what was saved a moment ago.
    const text = readSaved(root, other)?.source ?? '';
    const own = addresses.filter((address) => text.includes(address) && changeAliases(text, address) !== text);
    for (const address of own) left.add(address);
    return own.length === 0
      ? []
      : [
          replaceText(
            root,
            other,
            own.reduce((changing, one) => changeAliases(changing, one), text),
          ),
        ];
  });
  const registry = readSaved(root, URL_REGISTRY_FILE)?.source ?? '';
  const returned = readUrlRegistry(registry).entries.filter(
    ({ address, state }) => addresses.includes(address) && (state === 'gone' || left.has(address)),
  );
  const renewed = returned.reduce((text, { address }) => setInUrlRegistry(text, address, why?.day ?? 'live'), registry);
  return renewed === registry ? undo : [...undo, replaceText(root, URL_REGISTRY_FILE, renewed)];
}

/** Returns why visitors do not see a file with these words on a day; undefined if they do. */
export function whyHidden(file: string, source: string, day: string): Hidden | undefined {
  return whyTextHidden(file, source, KINDS, day);
}

/** Returns every address that the fields of a text name, whether or not they are right; none for a kind without pages. */
export function addressesIn(file: string, source: string): string[] {
  const kind = KINDS.find(({ folder }) => file.startsWith(`${folder}/`));
  if (kind?.addresses.isOwn !== true) return [];
  const fields = readFields(source)?.value;
  const others = ['aliases', 'also_at'].flatMap((name) => valueAt(fields, [name]) ?? []);
  return [kind.addresses.of(file, fields), ...others.map((one) => addressOfAlias(String(one)))];
}

function withGone(text: string, address: string): string {
  const isListed = text.split('\n').some((line) => line.startsWith(`${address}:`));
  return isListed ? setInUrlRegistry(text, address, 'gone') : `${text}${urlRegistryLine(address, 'gone')}\n`;
}
