import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startFile } from '../editing/start-file.ts';
import { carryOut, readAndPlan } from '../editing/rename/rename-file.ts';
import type { ParsedContent } from '../site/parse/content.ts';
import { replaceFile } from '../outputs/write-file.ts';
import { contentTypes } from '../types/content-types.ts';
import { fencedOf } from '../yaml/fenced.ts';
import type { ChangeAnswer, NewRequest, RemoveRequest, RenameRequest } from './protocol.ts';
import { DeskRefusal } from './refusal.ts';
import type { DeskFolders, DeskState } from './site.ts';
import { addressesOf, isSuccessor, leaveAddresses, publishedAddresses } from './text-addresses.ts';
import { placeOf } from './texts.ts';

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
 * Removes a file. The addresses at which it was published lead to the page of `successor` from now on, or say that it is
 * gone.
 */
export function removeText(
  root: string,
  { file, successor, isTrial }: RemoveRequest,
  { preview }: Pick<DeskState, 'preview'>,
): ChangeAnswer {
  if (!existsSync(placeOf(root, file))) throw new DeskRefusal(404, `${file} is not there any more.`);
  const published = publishedAddresses(file, preview);
  const heir = successor === undefined ? undefined : heirAt(successor, file, preview);
  const links = linksTo(file, preview);
  const says = [
    leftWords(published, successor),
    ...(links > 0
      ? [`${links === 1 ? 'A link leads' : `${links} links lead`} there, which the desk shows as errors.`]
      : []),
  ];
  if (isTrial) return { says };
  const undo = leaveAddresses(root, published, heir);
  rmSync(placeOf(root, file));
  return { says, undo };
}

/** Says what visitors find at the addresses of a text that is no longer there. */
function leftWords(addresses: readonly string[], successor: string | undefined): string {
  if (addresses.length === 0) return 'It is not published: visitors notice nothing.';
  const found = successor === undefined ? 'reads that the page is gone' : `is led to ${successor} from now on`;
  return `Whoever opens ${addresses.join(' or ')} ${found}.`;
}

/** Counts links in other texts that lead to a text. */
function linksTo(file: string, preview: ParsedContent): number {
  const own = new Set(addressesOf(file, preview));
  return preview.links.filter(({ address, place }) => own.has(address) && place.file !== file).length;
}

/** Returns the file of the page that takes over an address. */
function heirAt(successor: string, file: string, preview: ParsedContent): string {
  const heir = preview.documents.find((one) => one.address === successor && isSuccessor(one, preview));
  if (heir && heir.file.path !== file) return heir.file.path;
  throw new DeskRefusal(
    422,
    `No other page that visitors see is at ${successor}.`,
    'Choose a page of the site, or say that it is gone.',
  );
}
