import { UserError } from '../../shared/errors.ts';
import { addressOfAlias, URL_REGISTRY_FILE } from '../../content/addresses.ts';
import { aliasesOf } from '../../site/parse/old-addresses.ts';
import type { ParsedContent } from '../../site/parse/content.ts';
import { readFields, setField } from '../../yaml/set-field.ts';
import { setInUrlRegistry } from '../../content/url-registry.ts';
import { newFileOf, newNameOf, type NewName } from './new-names.ts';
import { renewTargets, type Moved } from './renew-targets.ts';

/** All changes of a rename, before any is made. */
export interface RenamePlan {
  /** Changed texts, as read, by the present paths of their files. */
  readonly texts: ReadonlyMap<string, string>;
  readonly move: Moved;
  /** Descriptions of the changes, a line each. */
  readonly says: readonly string[];
}

/**
 * Plans a rename: the file, every link to it, and its old address. The file is a page, a picture or a download. Throws a
 * `UserError` if it cannot be.
 */
export function planRename(content: ParsedContent, from: string, to: string): RenamePlan {
  const { images, downloads } = content.folder;
  const isPage = !images.includes(from) && downloads?.has(from) !== true;
  const name = isPage ? newNameOf(content, from, to) : undefined;
  const move = name ?? newFileOf(content, from, to);
  const { old, now } = move;
  const renewed = renewTargets(content, move, content.frame?.identity.url);
  const texts = new Map([...renewed].map(([file, { text }]) => [file, text]));
  const places = [...renewed].filter(([file]) => file !== old.file);
  const says = [
    `${old.file} → ${now.file}`,
    ...places.map(([file, { count }]) => `${file}: ${count === 1 ? '1 link' : `${count} links`}`),
  ];
  if (name) says.push(...changeAddresses(content, name, texts));
  else if (downloads?.has(from) === true) says.push('Links from elsewhere to the old address will lead nowhere.');
  return { texts, move, says };
}

/**
 * Makes the old address redirect straight to the new one if it may have been published, and removes other redirects
 * from the new one. Changes `texts`; returns what it did, as text.
 */
function changeAddresses(content: ParsedContent, name: NewName, texts: Map<string, string>): string[] {
  const { documents, urlRegistry, hidden, folder } = content;
  const { old, now, document, field } = name;
  const change = (file: string, edit: (text: string) => string): void => {
    const text = texts.get(file) ?? folder.texts.get(file)?.readText() ?? '';
    if (edit(text) !== text) texts.set(file, edit(text));
  };
  if (field) change(old.file, (text) => withField(text, field.name, field.value));
  if (!document.kind.addresses.isOwn || old.address === now.address) return [];
  const says: string[] = [];
  const isPublished = urlRegistry ? urlRegistry.get(old.address)?.state === 'live' : !hidden.has(document);
  const added = isPublished && document.kind.addresses.aliases && !aliasesOf(document).includes(old.address);
  change(old.file, (text) => changeAliases(text, now.address, added ? old.address : undefined));
  if (added) says.push(`${now.file}: \`${old.address}\` leads here from now on (\`aliases\`)`);
  for (const other of documents.filter((one) => one !== document && aliasesOf(one).includes(now.address))) {
    change(other.file.path, (text) => changeAliases(text, now.address));
    says.push(`${other.file.path}: \`${now.address}\` leads here no more, since a page stands there again`);
  }
  if (urlRegistry?.get(now.address)?.state === 'gone')
    change(URL_REGISTRY_FILE, (text) => setInUrlRegistry(text, now.address, 'live'));
  return says;
}

/** Returns the text of a file with an address removed from its `aliases`, and another added. */
export function changeAliases(text: string, gone: string, added?: string): string {
  const known = (readFields(text)?.value as { readonly aliases?: unknown } | undefined)?.aliases;
  const old: readonly unknown[] = Array.isArray(known) ? known : [];
  const kept = old.filter((alias) => addressOfAlias(String(alias)) !== gone);
  const aliases = added === undefined ? kept : [...kept, added];
  if (aliases.length === old.length && added === undefined) return text;
  return withField(text, 'aliases', aliases.length === 0 ? undefined : aliases);
}

function withField(text: string, name: string, value: unknown): string {
  const changed = setField(text, [name], value);
  if (changed === undefined) throw new UserError(`Cannot rename: \`${name}\` cannot be changed alone in its file.`);
  return changed;
}
