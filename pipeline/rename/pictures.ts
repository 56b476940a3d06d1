import path from 'node:path/posix';
import type { ContentFolder } from '../read/content-folder.ts';
import type { Draft, ParsedContent } from '../parse/content.ts';
import type { NewName } from './new-names.ts';

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

/** The text of the file with its pictures by their new names, and with paths that lead there from another folder. */
export function renamePictures(text: string, pictures: readonly MovedPicture[]): string {
  return pictures.reduce((now, { from, to }) => {
    const name = escaped(path.basename(from));
    return now.replaceAll(new RegExp(String.raw`(?<=[/\s"'(<[,]|^)${name}(?=[\s"')\]>,}#?]|$)`, 'gm'), () =>
      path.basename(to),
    );
  }, text);
}

/** The text of a file that goes into another folder, with the paths to its pictures as they are from there. */
export function rebasePictures(text: string, shown: readonly string[], { old, now }: NewName): string {
  const [here, there] = [path.dirname(old.file), path.dirname(now.file)];
  if (here === there) return text;
  return shown.reduce((changed, picture) => {
    const [from, to] = [path.relative(here, picture), path.relative(there, picture)];
    return from === picture ? changed : changed.replaceAll(`](${from}`, `](${to}`).replaceAll(`"${from}"`, `"${to}"`);
  }, text);
}

/** The pictures of the content folder that a file shows. */
export function shownBy(draft: Pick<Draft, 'asked'> | undefined, { images }: Pick<ContentFolder, 'images'>): string[] {
  const all = new Set(images);
  const asked = (draft?.asked ?? []).filter(([map, key]) => map === 'pictures' && all.has(key));
  return [...new Set(asked.map(([, key]) => key))];
}

function isNamedElsewhere(picture: string, own: string, { texts }: ContentFolder): boolean {
  const pattern = new RegExp(String.raw`(?<![\w-])${escaped(path.basename(picture))}(?![\w-])`);
  return [...texts.values()].some(({ path: file, text }) => file !== own && pattern.test(text));
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
