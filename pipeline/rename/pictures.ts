import path from 'node:path/posix';
import { decodeAddress } from '../decode-address.ts';
import type { ContentFolder } from '../read/content-folder.ts';
import type { ParsedContent } from '../parse/content.ts';
import type { Draft } from '../parse/drafts.ts';
import { findTargets } from './find-targets.ts';
import type { NewName } from './new-names.ts';
import type { TextEdit } from './text-edits.ts';

/** Fields that name a picture, or a list of them. */
const PICTURE_FIELD = /(?:^|_)images?$/;

/** A picture that is called after a file, and goes with it. */
export interface MovedPicture {
  readonly from: string;
  readonly to: string;
}

/** The pictures that only one file shows, and that are called after it: `a.svg` and `a-2.png` for `a.md`. */
export function picturesOf({ drafts, folder }: ParsedContent, { document, old, now }: NewName): MovedPicture[] {
  const [before, after] = [stemOf(old.file), stemOf(now.file)];
  if (before === after) return [];
  const draft = drafts.find((one) => one.document === document);
  const others = drafts.filter((one) => one !== draft).map((one) => stemOf(one.document.file.path));
  const isOwn = (stem: string): boolean =>
    isOf(stem, before) && !others.some((other) => other.length > before.length && isOf(stem, other));
  return shownBy(draft, folder)
    .filter((picture) => isOwn(stemOf(picture)) && !isNamedElsewhere(picture, old.file, folder))
    .map((picture) => ({ from: picture, to: path.join(path.dirname(picture), renamed(picture, before, after)) }))
    .filter(({ to }) => !folder.images.includes(to));
}

/** Edits of the file that name its pictures as they are called then, by paths from where it is then. */
export function pictureEdits(
  text: string,
  shown: readonly string[],
  moved: readonly MovedPicture[],
  { old, now }: NewName,
): TextEdit[] {
  const [here, there] = [path.dirname(old.file), path.dirname(now.file)];
  const newNames = new Map(moved.map(({ from, to }) => [from, to]));
  const known = new Set(shown);
  const renew = (typed: string): string => {
    const plain = decodeAddress(typed);
    const [beside, inFolder] = [path.join(here, plain), path.normalize(plain.replace(/^\/+/, ''))];
    const picture = known.has(beside) ? beside : inFolder;
    const to = known.has(picture) ? (newNames.get(picture) ?? picture) : undefined;
    if (to === undefined || (to === picture && (picture !== beside || here === there))) return typed;
    const lead = /^(?:\.\/|\/+)?/.exec(plain)?.[0] ?? '';
    const renewed = lead + (picture === beside ? path.relative(there, to) : to);
    return plain === typed ? renewed : encodeURI(renewed);
  };
  const spans = findTargets(text, true, {
    what: 'pictures',
    isTarget: ({ field }) => PICTURE_FIELD.test(field),
    mayHold: ({ value }) => value.includes('!['),
  });
  return spans.flatMap(({ start, end, typed }) => {
    const by = renew(typed);
    return by === typed ? [] : [{ start, end, by }];
  });
}

/** The pictures of the content folder that a file shows. */
export function shownBy(draft: Pick<Draft, 'asked'> | undefined, { images }: Pick<ContentFolder, 'images'>): string[] {
  const all = new Set(images);
  const asked = (draft?.asked ?? []).filter(([map, key]) => map === 'pictures' && all.has(key));
  return [...new Set(asked.map(([, key]) => key))];
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

function renamed(picture: string, before: string, after: string): string {
  return after + path.basename(picture).slice(before.length);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
