import { LEDGER_FILE } from '../addresses.ts';
import { setInLedger } from '../ledger.ts';
import type { ParsedContent } from '../parse/content.ts';
import { changeAliases, setField } from './front-matter.ts';
import { newNameOf, type NewName } from './new-names.ts';
import { picturesOf, rebasePictures, renamePictures, shownBy, type MovedPicture } from './pictures.ts';
import { replaceTargets, replaceWhole, retarget, type Moved } from './retarget.ts';

/** Everything that a rename does, before any of it is done. */
export interface RenamePlan {
  readonly name: NewName;
  /** Texts that are other ones then, by the paths that they have now. */
  readonly texts: ReadonlyMap<string, string>;
  /** What gets another path: the file itself first. */
  readonly moves: readonly { readonly from: string; readonly to: string }[];
  /** Whether the new address is one that a build lists. */
  readonly isListed: boolean;
  /** What is done, a line each. */
  readonly says: readonly string[];
}

/** What a plan needs to know of the world. */
export interface Circumstances {
  /** The site's own address, without a slash at its end. */
  readonly url: string;
  /** Whether a file is kept in a repository, so that a machine may have published it. */
  readonly isCommitted: (file: string) => Promise<boolean>;
}

/** Plans a rename: the file, every link to it, its old address, and the pictures that are called after it. */
export async function planRename(
  content: ParsedContent,
  [from, to]: readonly [string, string],
  { url, isCommitted }: Circumstances,
): Promise<RenamePlan> {
  const name = newNameOf(content, from, to);
  const { old, now, document } = name;
  const texts = new Map<string, string>();
  const says = [`${old.file} → ${now.file}`];
  const textOf = (file: string): string => texts.get(file) ?? content.folder.texts.get(file)?.text ?? '';
  const change = (file: string, text: string): boolean => {
    if (text === textOf(file)) return false;
    texts.set(file, text);
    return true;
  };

  if (name.field) change(old.file, setField(textOf(old.file), name.field.name, name.field.value));
  for (const [file, count] of changeLinks(content, name, url, textOf, change))
    says.push(`${file}: ${count === 1 ? '1 link' : `${count} links`}`);
  const pictures = picturesOf(content, name);
  changePictures(content, name, pictures, textOf, change);
  for (const picture of pictures) says.push(`${picture.from} → ${picture.to}`);
  if (document.kind.addresses.isOwn && old.address !== now.address) {
    const kept = await keepsOld(content, name, isCommitted);
    says.push(...changeAddresses(content, name, kept, textOf, change));
  }
  const moves = [{ from: old.file, to: now.file }, ...pictures].filter((move) => move.from !== move.to);
  const isListed = old.address !== now.address && content.hidden.get(document)?.reason !== 'draft';
  return { name, texts, moves, isListed, says };
}

type TextOf = (file: string) => string;
type Change = (file: string, text: string) => boolean;

/** Links to what is renamed, and those that it has itself, where it goes into another folder. How many changed, by file. */
function changeLinks(
  { links, documents, folder }: ParsedContent,
  { old, now, document }: NewName,
  url: string,
  textOf: TextOf,
  change: Change,
): Map<string, number> {
  const shown = new Map(documents.map(({ file, address }) => [file.path, { file: file.path, address }]));
  const at = new Map(documents.filter(({ kind }) => kind.addresses.isOwn).map((one) => [one.address, one.file.path]));
  const still = (file: string, address: string): Moved => {
    const here = shown.get(file) ?? { file, address };
    return file === old.file ? { old, now } : { old: here, now: here };
  };
  const targets = new Map<string, Map<string, string>>();
  for (const { address, target, place } of links) {
    const isTo = document.kind.addresses.isOwn && address === old.address;
    if (!isTo && place.file !== old.file) continue;
    const leads = isTo ? { old, now } : still(at.get(address) ?? '', address);
    const of = targets.get(place.file) ?? new Map<string, string>();
    // What leads elsewhere keeps its form, unless it is written from here.
    if (isTo || !target.startsWith('/')) of.set(target, retarget(target, still(place.file, '/'), leads));
    targets.set(place.file, of);
  }
  const counts = new Map<string, number>();
  for (const file of folder.texts.keys()) {
    if (file === LEDGER_FILE) continue;
    const own = targets.get(file);
    const before = textOf(file);
    const linked = own ? replaceTargets(before, file.endsWith('.md'), own) : { text: before, found: new Map() };
    const whole =
      old.address !== now.address && before.includes(url + old.address)
        ? replaceWhole(linked.text, file.endsWith('.md'), url + old.address, url + now.address)
        : { text: linked.text, count: 0 };
    const count = [...linked.found.values()].reduce((sum, one) => sum + one, 0) + whole.count;
    if (change(file, whole.text)) counts.set(file, count);
  }
  return counts;
}

function changePictures(
  content: ParsedContent,
  name: NewName,
  pictures: readonly MovedPicture[],
  textOf: TextOf,
  change: Change,
): void {
  const { file } = name.old;
  const draft = content.drafts.find(({ document }) => document === name.document);
  const based = rebasePictures(textOf(file), shownBy(draft, content.folder), name);
  change(file, renamePictures(based, pictures));
}

/** Whether the old address may have been published: as the ledger has it; or in a folder without one, or by a machine that keeps none. */
async function keepsOld(
  { ledger, hidden }: ParsedContent,
  { old, document }: NewName,
  isCommitted: Circumstances['isCommitted'],
): Promise<boolean> {
  const entry = ledger?.get(old.address);
  if (entry) return entry.state === 'live';
  if (hidden.has(document)) return false;
  return !ledger || isCommitted(old.file);
}

/** The old address leads to the new one, straight; the new one leads nowhere else any more. */
function changeAddresses(
  { documents, ledger }: ParsedContent,
  { old, now, document }: NewName,
  keepsOldOne: boolean,
  textOf: TextOf,
  change: Change,
): string[] {
  const said: string[] = [];
  const aliases = new Set((document.kind.addresses.aliases?.(document.fields) ?? []).map(({ address }) => address));
  if (document.kind.addresses.aliases) {
    const added = keepsOldOne && !aliases.has(old.address) ? [old.address] : [];
    change(old.file, changeAliases(textOf(old.file), new Set([now.address]), added));
    for (const address of added) said.push(`${now.file}: \`${address}\` leads here from now on (\`aliases\`)`);
    if (aliases.has(now.address)) said.push(`${now.file}: \`${now.address}\` is its own address again`);
  }
  for (const { kind, fields, file } of documents) {
    const has = (kind.addresses.aliases?.(fields) ?? []).some(({ address }) => address === now.address);
    if (!has || file === document.file) continue;
    change(file.path, changeAliases(textOf(file.path), new Set([now.address]), []));
    said.push(`${file.path}: \`${now.address}\` leads here no more, since a page stands there again`);
  }
  if (ledger?.get(now.address)?.state === 'gone') {
    change(LEDGER_FILE, setInLedger(textOf(LEDGER_FILE), now.address, 'live'));
    said.push(`${LEDGER_FILE}: \`${now.address}\` is gone no more`);
  }
  return said;
}
