import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { formatDay } from '../content/day-form.ts';
import { toJsonSchema } from '../content/schema/json-schemas.ts';
import { startFile } from '../editing/start-file.ts';
import { carryOut, readAndPlan } from '../editing/rename/rename-file.ts';
import type { ParsedContent } from '../site/parse/content.ts';
import { contentTypes } from '../types/content-types.ts';
import { setField } from '../yaml/set-field.ts';
import type { ChangeAnswer, Requests, SaveAnswer, SaveRequest } from './protocol.ts';
import { DeskRefusal } from './refusal.ts';
import type { DeskFolders, DeskState } from './site.ts';
import {
  addressesIn,
  addressesOf,
  isSuccessor,
  leaveAddresses,
  publishedAddresses,
  returnAddresses,
  whyHidden,
} from './text-addresses.ts';
import { placeOf, readSaved, replaceText, saveText } from './texts.ts';

/** Begins a text as a draft. */
export async function beginText(root: string, { kind, ...asked }: Requests['new']): Promise<ChangeAnswer> {
  const type = Object.values(contentTypes).find(({ name }) => name === kind);
  if (!type) throw new DeskRefusal(400, `No text of this kind can be begun: ${kind}.`);
  const title = asked.title.trim();
  if (title === '') throw new DeskRefusal(422, 'A text needs a title.', 'Type one; it can be changed later.');
  const { file } = await startFile(root, type, { title, slug: asked.slug, audience: asked.audience });
  const begun = path.relative(root, file).split(path.sep).join('/');
  return { says: ['The draft is there. Nobody else sees it until it is published.'], file: begun };
}

/** Gives a file another name, with every link to it and its old address. */
export async function renameText(
  folders: DeskFolders,
  { file, name, isTrial }: Requests['rename'],
): Promise<ChangeAnswer> {
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
  { file, successor, isTrial }: Requests['remove'],
  { preview }: Pick<DeskState, 'preview'>,
): ChangeAnswer {
  if (!existsSync(placeOf(root, file))) throw new DeskRefusal(404, `${file} is not there any more.`);
  const published = publishedAddresses(file, preview);
  const heir = successor === undefined ? undefined : heirAt(successor, file, preview);
  const says = [leftWords(published, successor, 'From now on'), ...linkWords(file, preview)];
  if (isTrial) return { says };
  const undo = leaveAddresses(root, published, heir);
  rmSync(placeOf(root, file));
  return { says, undo };
}

/**
 * Makes a text a draft, or ends that. The addresses at which it was published lead to the page of `successor`, or are gone,
 * until visitors are to see it again.
 */
export function setDraft(
  root: string,
  { file, isDraft, successor, isTrial }: Requests['draft'],
  { preview }: Pick<DeskState, 'preview'>,
): ChangeAnswer {
  const saved = readSaved(root, file);
  if (!saved) throw new DeskRefusal(404, `${file} is not there any more.`);
  const { schema } = Object.values(contentTypes).find(({ folder }) => file.startsWith(`${folder}/`)) ?? {};
  const order = schema && Object.keys(toJsonSchema(schema).properties ?? {});
  const source = setField(saved.source, ['draft'], isDraft || undefined, { order });
  if (source === undefined) throw new DeskRefusal(422, `The fields of ${file} cannot be read.`, 'Look at the file.');
  // The text comes last in what takes it back: its addresses are free by then.
  const undoWith = (others: readonly SaveRequest[]): SaveRequest[] => [...others, replaceText(root, file, source)];
  if (!isDraft) {
    const undo = isTrial ? [] : undoWith(returnAddresses(root, file, source, preview));
    return { says: undo.length > 1 ? [returnedWords(file, source, preview)] : [], undo };
  }
  const published = publishedAddresses(file, preview);
  const heir = successor === undefined ? undefined : heirAt(successor, file, preview);
  const says = [
    leftWords(published, successor, 'Until you publish it again'),
    ...(heir === undefined ? linkWords(file, preview) : []),
  ];
  return isTrial ? { says } : { says, undo: undoWith(leaveAddresses(root, published, heir)) };
}

/** Saves a text. If visitors are to see it from now on or from a day on, it has its addresses back. */
export function saveChange(root: string, asked: SaveRequest, { preview }: Pick<DeskState, 'preview'>): SaveAnswer {
  const before = readSaved(root, asked.file)?.source;
  const answer = saveText(root, asked);
  if ('saved' in answer && before !== undefined && whyHidden(asked.file, before, preview.edition.day))
    returnAddresses(root, asked.file, answer.saved.source, preview);
  return answer;
}

/** Writes a removed text again; its addresses lead to it as before. */
export function bringBack(
  root: string,
  { file, source }: Requests['look'],
  { preview }: Pick<DeskState, 'preview'>,
): ChangeAnswer {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  const answer = saveText(root, { file, source });
  if ('changed' in answer) throw new DeskRefusal(409, `${file} is there already.`);
  returnAddresses(root, file, source, preview);
  return { says: ['It is there as it was last published.'], file };
}

/** Says what visitors find at the addresses of a text that has them back. */
function returnedWords(file: string, source: string, { edition }: ParsedContent): string {
  const why = whyHidden(file, source, edition.day);
  if (why?.reason !== 'waiting') return 'Its address leads to it again.';
  return `Until ${formatDay(why.day, 'en-GB')}, whoever opens ${addressesIn(file, source).join(' or ')} finds nothing there.`;
}

/** Says what visitors find at the addresses of a text that is no longer there; `until` says for how long. */
function leftWords(addresses: readonly string[], successor: string | undefined, until: string): string {
  if (addresses.length === 0) return 'It is not published: visitors notice nothing.';
  const found = successor === undefined ? 'reads that the page is gone' : `is led to ${successor}`;
  return `${until}, whoever opens ${addresses.join(' or ')} ${found}.`;
}

/** Says how many links in other texts lead to a text that is no longer there; nothing if none does. */
function linkWords(file: string, preview: ParsedContent): string[] {
  const own = new Set(addressesOf(file, preview));
  const links = preview.links.filter(({ address, place }) => own.has(address) && place.file !== file).length;
  if (links === 0) return [];
  return [`${links === 1 ? 'A link leads' : `${links} links lead`} there, which the desk shows as errors.`];
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
