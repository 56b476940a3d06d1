import { URL_REGISTRY_FILE } from '../../content/addresses.ts';
import { aliasesOf } from '../../compile/parse/old-addresses.ts';
import { setInUrlRegistry } from '../../content/url-registry-text.ts';
import type { ParsedContent } from '../../compile/parse/content.ts';
import { changeAliases, setField } from './front-matter.ts';
import { newNameOf, type NewName } from './new-names.ts';
import type { Moved } from './text-edits.ts';
import { renewTargets } from './renew-targets.ts';
import path from 'node:path/posix';
import type { ContentFolder } from '../../compile/read/content-folder.ts';
import type { ParsedFile } from '../../compile/parse/parsed-files.ts';

type Change = (file: string, edit: (text: string) => string) => void;

/** All changes of a rename, before any is made. */
export interface RenamePlan {
  /** Changed texts, as read, by the present paths of their files. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files that move, the renamed file first. */
  readonly moves: readonly Moved[];
  /** Whether a build lists the new address in the URL registry. */
  readonly isListed: boolean;
  /** Descriptions of the changes, a line each. */
  readonly says: readonly string[];
}

/** What a plan needs to know besides the content. */
export interface Circumstances {
  /** The site's URL, without a slash at its end. */
  readonly url: string;
  /** Whether a file is committed, so that another machine may have published it. */
  readonly isCommitted: (file: string) => Promise<boolean>;
}

/** Plans a rename: the file, every link to it, its old address, and pictures named after it. */
export async function planRename(
  content: ParsedContent,
  [from, to]: readonly [string, string],
  { url, isCommitted }: Circumstances,
): Promise<RenamePlan> {
  const name = newNameOf(content, from, to);
  const { old, now, document } = name;
  const pictures = picturesOf(content, name);
  const renewed = renewTargets(content, [name, ...pictures], url);
  const texts = new Map([...renewed].map(([file, { text }]) => [file, text]));
  const says = [
    `${old.file} → ${now.file}`,
    ...[...renewed].flatMap(([file, { count }]) =>
      file === old.file ? [] : `${file}: ${count === 1 ? '1 link' : `${count} links`}`,
    ),
    ...pictures.map((picture) => `${picture.old.file} → ${picture.now.file}`),
  ];
  const change: Change = (file, edit) => {
    const text = texts.get(file) ?? content.folder.texts.get(file)?.readText() ?? '';
    const changed = edit(text);
    if (changed !== text) texts.set(file, changed);
  };
  const { field } = name;
  if (field) change(old.file, (text) => setField(text, field.name, field.value));
  if (document.kind.addresses.isOwn && old.address !== now.address)
    says.push(...changeAddresses(content, name, await keepsOld(content, name, isCommitted), change));
  const moves = [name, ...pictures].filter((one) => one.old.file !== one.now.file);
  const isListed = old.address !== now.address && content.hidden.get(document)?.reason !== 'draft';
  return { texts, moves, isListed, says };
}

/**
 * Whether the old address may have been published: by the URL registry; without an entry there, if there is no registry
 * or the file is committed.
 */
async function keepsOld(
  { urlRegistry, hidden }: ParsedContent,
  { old, document }: NewName,
  isCommitted: Circumstances['isCommitted'],
): Promise<boolean> {
  const entry = urlRegistry?.get(old.address);
  if (entry) return entry.state === 'live';
  if (hidden.has(document)) return false;
  return !urlRegistry || isCommitted(old.file);
}

/** Makes the old address redirect straight to the new one, and removes other redirects from the new address. */
function changeAddresses(
  { documents, urlRegistry }: ParsedContent,
  { old, now, document }: NewName,
  keepsOldOne: boolean,
  change: Change,
): string[] {
  const says: string[] = [];
  const added = keepsOldOne && document.kind.addresses.aliases && !aliasesOf(document).includes(old.address);
  change(old.file, (text) => changeAliases(text, now.address, added ? old.address : undefined));
  if (added) says.push(`${now.file}: \`${old.address}\` leads here from now on (\`aliases\`)`);
  for (const other of documents.filter((one) => aliasesOf(one).includes(now.address))) {
    if (other === document) says.push(`${now.file}: \`${now.address}\` is its own address again`);
    else {
      change(other.file.path, (text) => changeAliases(text, now.address));
      says.push(`${other.file.path}: \`${now.address}\` leads here no more, since a page stands there again`);
    }
  }
  if (urlRegistry?.get(now.address)?.state === 'gone') {
    change(URL_REGISTRY_FILE, (text) => setInUrlRegistry(text, now.address, 'live'));
    says.push(`${URL_REGISTRY_FILE}: \`${now.address}\` is gone no more`);
  }
  return says;
}

/** Returns the pictures that only one file shows and that are named after it: `a.svg` and `a-2.png` for `a.md`. */
function picturesOf({ parsedFiles, folder }: ParsedContent, { document, old, now }: NewName): Moved[] {
  const [before, after] = [stemOf(old.file), stemOf(now.file)];
  if (before === after) return [];
  const renamed = parsedFiles.find((one) => one.document === document);
  const others = parsedFiles.filter((one) => one !== renamed).map((one) => stemOf(one.document.file.path));
  const isOwn = (stem: string): boolean =>
    isOf(stem, before) && !others.some((other) => other.length > before.length && isOf(stem, other));
  return shownBy(renamed, folder)
    .filter((picture) => isOwn(stemOf(picture)) && !isNamedElsewhere(picture, old.file, folder))
    .map((picture) => ({
      old: { file: picture, address: '' },
      now: { file: path.join(path.dirname(picture), after + path.basename(picture).slice(before.length)), address: '' },
    }))
    .filter((one) => !folder.images.includes(one.now.file));
}

function shownBy(parsed: ParsedFile | undefined, { images }: ContentFolder): string[] {
  const known = new Set(images);
  const keys = (parsed?.dependencies ?? []).flatMap(([map, key]) =>
    map === 'pictures' && known.has(key) ? [key] : [],
  );
  return [...new Set(keys)];
}

function isNamedElsewhere(picture: string, own: string, { texts }: ContentFolder): boolean {
  const pattern = new RegExp(String.raw`(?<![\w-])${escaped(path.basename(picture))}(?![\w-])`);
  return [...texts.values()].some((file) => file.path !== own && pattern.test(file.readText()));
}

function stemOf(file: string): string {
  return path.basename(file, path.extname(file));
}

function isOf(stem: string, name: string): boolean {
  return stem === name || stem.startsWith(`${name}-`);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
