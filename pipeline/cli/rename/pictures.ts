import path from 'node:path/posix';
import type { ContentFolder } from '../../compile/read/content-folder.ts';
import type { ParsedContent } from '../../compile/parse/content.ts';
import type { Draft } from '../../compile/parse/drafts.ts';
import type { NewName } from './new-names.ts';
import type { Moved } from './retarget.ts';

/** The pictures that only one file shows, and that are called after it: `a.svg` and `a-2.png` for `a.md`. */
export function picturesOf({ drafts, folder }: ParsedContent, { document, old, now }: NewName): Moved[] {
  const [before, after] = [stemOf(old.file), stemOf(now.file)];
  if (before === after) return [];
  const draft = drafts.find((one) => one.document === document);
  const others = drafts.filter((one) => one !== draft).map((one) => stemOf(one.document.file.path));
  const isOwn = (stem: string): boolean =>
    isOf(stem, before) && !others.some((other) => other.length > before.length && isOf(stem, other));
  return shownBy(draft, folder)
    .filter((picture) => isOwn(stemOf(picture)) && !isNamedElsewhere(picture, old.file, folder))
    .map((picture) => ({
      old: { file: picture, address: '' },
      now: { file: path.join(path.dirname(picture), after + path.basename(picture).slice(before.length)), address: '' },
    }))
    .filter((one) => !folder.images.includes(one.now.file));
}

/** The pictures of the content folder that a file shows. */
function shownBy(draft: Draft | undefined, { images }: ContentFolder): string[] {
  const known = new Set(images);
  const keys = (draft?.dependencies ?? []).flatMap(([map, key]) => (map === 'pictures' && known.has(key) ? [key] : []));
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
