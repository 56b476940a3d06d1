import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { URL_REGISTRY_FILE } from '../content/addresses.ts';
import { setInUrlRegistry, urlRegistryLine } from '../content/url-registry.ts';
import { inFormOf } from '../editing/saved-form.ts';
import { startFile } from '../editing/start-file.ts';
import { carryOut, readAndPlan } from '../editing/rename/rename-file.ts';
import { changeAliases } from '../editing/rename/plan-rename.ts';
import { replaceFile } from '../outputs/write-file.ts';
import { contentTypes } from '../types/content-types.ts';
import { fencedOf } from '../yaml/fenced.ts';
import type { ChangeAnswer, NewRequest, RemoveRequest, RenameRequest, SaveRequest } from './protocol.ts';
import { DeskRefusal } from './refusal.ts';
import type { DeskFolders, DeskState } from './site.ts';
import { placeOf, readSaved } from './texts.ts';

/** Begins a text as a draft, with the words of a document if there are any. */
export async function beginText(root: string, { kind, body, ...asked }: NewRequest): Promise<ChangeAnswer> {
  const type = Object.values(contentTypes).find(({ name }) => name === kind);
  if (!type) throw new DeskRefusal(400, `No text of this kind can be begun: ${kind}.`);
  const title = asked.title.trim();
  if (title === '') throw new DeskRefusal(422, 'A text needs a title.', 'Type one; it can be changed later.');
  const { file } = await startFile(root, type, { title, slug: asked.slug, audience: asked.audience });
  const begun = path.relative(root, file).split(path.sep).join('/');
  if (body !== undefined) {
    const text = readFileSync(file, 'utf8');
    replaceFile(file, `${fencedOf(text)?.head ?? ''}\n${body.trim()}\n`);
  }
  return { says: ['The draft is there. Nobody else sees it until it is published.'], file: begun };
}

/** Gives a file another name, with every link to it and its old address. */
export async function renameText(folders: DeskFolders, { file, name, isTrial }: RenameRequest): Promise<ChangeAnswer> {
  const { plan, folder } = await readAndPlan(folders, path.join(folders.content, file), name);
  if (!isTrial) carryOut(plan, folder);
  return { says: plan.says, file: plan.move.now.file };
}

/**
 * Removes a file. If its page was published, its address leads to the page of `successor` from now on, or says that it
 * is gone.
 */
export function removeText(root: string, { file, successor, isTrial }: RemoveRequest, state: DeskState): ChangeAnswer {
  if (!existsSync(placeOf(root, file))) throw new DeskRefusal(404, `${file} is not there any more.`);
  const address = ownAddress(file, state);
  const { urlRegistry } = state.preview;
  const wasPublished = address !== undefined && urlRegistry?.get(address)?.state === 'live';
  const heir = successor === undefined ? undefined : heirAt(successor, file, state);
  const links = state.preview.links.filter((link) => link.address === address && link.place.file !== file).length;
  const says = [
    wasPublished
      ? heir
        ? `Whoever opens ${address} is led to ${successor} from now on.`
        : `Whoever opens ${address} reads that the page is gone.`
      : 'It was not published: visitors notice nothing.',
    ...(links > 0
      ? [`${links === 1 ? 'A link leads' : `${links} links lead`} there, which the desk shows as errors.`]
      : []),
  ];
  if (isTrial) return { says };
  const undo: SaveRequest[] = [];
  if (wasPublished && heir) {
    const text = readSaved(root, heir)?.source ?? '';
    undo.push(write(root, heir, changeAliases(text, successor ?? '', address)));
  }
  if (wasPublished && !heir) {
    const text = readSaved(root, URL_REGISTRY_FILE)?.source ?? '';
    const isListed = text.split('\n').some((line) => line.startsWith(`${address}:`));
    const told = isListed ? setInUrlRegistry(text, address, 'gone') : `${text}${urlRegistryLine(address, 'gone')}\n`;
    undo.push(write(root, URL_REGISTRY_FILE, told));
  }
  rmSync(placeOf(root, file));
  return { says, undo };
}

function ownAddress(file: string, { preview, addressOf }: DeskState): string | undefined {
  const document = preview.documents.find((one) => one.file.path === file);
  return document && !document.kind.addresses.isOwn ? undefined : addressOf(file);
}

/** Returns the file of the page that takes over an address. */
function heirAt(successor: string, file: string, { preview }: DeskState): string {
  const heir = preview.documents.find((one) => one.kind.addresses.isOwn && one.address === successor);
  if (heir && heir.file.path !== file) return heir.file.path;
  throw new DeskRefusal(422, `No other page is at ${successor}.`, 'Choose a page of the site, or say that it is gone.');
}

/** Writes a text in the form of its file. Returns the request that takes it back. */
function write(root: string, file: string, text: string): SaveRequest {
  const place = placeOf(root, file);
  const source = readSaved(root, file)?.source ?? '';
  replaceFile(place, inFormOf(readFileSync(place, 'utf8'), text));
  const base = readSaved(root, file)?.hash;
  return { file, source, ...(base !== undefined && { base }) };
}
