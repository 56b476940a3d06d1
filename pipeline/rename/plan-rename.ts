import { LEDGER_FILE } from '../addresses.ts';
import { setInLedger } from '../ledger.ts';
import type { ParsedContent } from '../parse/content.ts';
import { changeAliases, setField } from './front-matter.ts';
import { linksToChange, wholeAddressEdits } from './links-to-change.ts';
import { newNameOf, type NewName } from './new-names.ts';
import type { Moved } from './retarget.ts';
import { pictureEdits, picturesOf, shownBy } from './pictures.ts';
import { openTextDesk, type EditedText, type TextDesk } from './text-desk.ts';

/** Everything that a rename does, before any of it is done. */
export interface RenamePlan {
  readonly name: Moved;
  /** Texts that are other ones then, by the paths that they have now. */
  readonly texts: ReadonlyMap<string, EditedText>;
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
  const says = [`${old.file} → ${now.file}`];
  const texts = openTextDesk((file) => content.folder.texts.get(file)?.readText() ?? '');

  // Links first: their places are those of the text as it was read.
  for (const [file, count] of changeLinks(content, name, url, texts))
    says.push(`${file}: ${count === 1 ? '1 link' : `${count} links`}`);
  const pictures = picturesOf(content, name);
  const shown = shownBy(
    content.drafts.find((draft) => draft.document === document),
    content.folder,
  );
  if (shown.length > 0) texts.edit(old.file, pictureEdits(texts.read(old.file), shown, pictures, name));
  if (name.field) texts.set(old.file, setField(texts.read(old.file), name.field.name, name.field.value));
  for (const picture of pictures) says.push(`${picture.from} → ${picture.to}`);
  if (document.kind.addresses.isOwn && old.address !== now.address) {
    const kept = await keepsOld(content, name, isCommitted);
    says.push(...changeAddresses(content, name, kept, texts));
  }
  const moves = [{ from: old.file, to: now.file }, ...pictures].filter((move) => move.from !== move.to);
  const isListed = old.address !== now.address && content.hidden.get(document)?.reason !== 'draft';
  return { name, texts: texts.edited(), moves, isListed, says };
}

/** Links by their targets, then whole addresses. How many changed, by file. */
function changeLinks(content: ParsedContent, name: NewName, url: string, texts: TextDesk): Map<string, number> {
  const { old, now } = name;
  const links = linksToChange(content, name);
  const counts = new Map<string, number>();
  for (const file of content.folder.texts.keys()) {
    if (file === LEDGER_FILE) continue;
    const own = links.get(file) ?? [];
    texts.edit(file, own);
    const isMoved = old.address !== now.address;
    const [from, to] = [url + old.address, url + now.address];
    const whole = isMoved ? wholeAddressEdits(texts.read(file), file.endsWith('.md'), from, to) : [];
    texts.edit(file, whole);
    if (own.length + whole.length > 0) counts.set(file, own.length + whole.length);
  }
  return counts;
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
  texts: TextDesk,
): string[] {
  const said: string[] = [];
  const aliases = new Set((document.kind.addresses.aliases?.(document.fields) ?? []).map(({ address }) => address));
  if (document.kind.addresses.aliases) {
    const added = keepsOldOne && !aliases.has(old.address) ? [old.address] : [];
    texts.set(old.file, changeAliases(texts.read(old.file), new Set([now.address]), []));
    texts.set(old.file, changeAliases(texts.read(old.file), new Set(), added));
    for (const address of added) said.push(`${now.file}: \`${address}\` leads here from now on (\`aliases\`)`);
    if (aliases.has(now.address)) said.push(`${now.file}: \`${now.address}\` is its own address again`);
  }
  for (const { kind, fields, file } of documents) {
    const has = (kind.addresses.aliases?.(fields) ?? []).some(({ address }) => address === now.address);
    if (!has || file === document.file) continue;
    texts.set(file.path, changeAliases(texts.read(file.path), new Set([now.address]), []));
    said.push(`${file.path}: \`${now.address}\` leads here no more, since a page stands there again`);
  }
  if (ledger?.get(now.address)?.state === 'gone') {
    texts.set(LEDGER_FILE, setInLedger(texts.read(LEDGER_FILE), now.address, 'live'));
    said.push(`${LEDGER_FILE}: \`${now.address}\` is gone no more`);
  }
  return said;
}
