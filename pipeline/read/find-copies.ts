import { mayBeCopyOf } from './content-names.ts';

/** A file as far as it is compared: its text is read when it is asked for. */
interface Comparable {
  readonly text: string;
  readonly hash: string;
}

const TITLE = /^title:.*$/m;

/** Markdown files that say the same as another one of their folder, by the path of the copy: byte for byte, or with a number behind its name and under its title. */
export function findCopies(texts: ReadonlyMap<string, Comparable>): Map<string, string> {
  const copies = new Map<string, string>();
  const first = new Map<string, string>();
  const files = [...texts.keys()].filter((file) => file.endsWith('.md'));
  // The original has the shorter name.
  for (const file of files.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
    const one = texts.get(file);
    if (!one) continue;
    const key = JSON.stringify([file.slice(0, file.lastIndexOf('/')), one.hash]);
    const numbered = mayBeCopyOf(file);
    const other = first.get(key) ?? (numbered !== undefined && hasTitleOf(one, texts.get(numbered)) ? numbered : '');
    if (other === '') first.set(key, file);
    else if (one.text.trim() !== '') copies.set(file, other);
  }
  return copies;
}

function hasTitleOf(one: Comparable, other: Comparable | undefined): boolean {
  if (!other) return false;
  const title = TITLE.exec(one.text)?.[0];
  return title !== undefined && title === TITLE.exec(other.text)?.[0];
}
