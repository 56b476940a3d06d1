import leven from 'leven';

/**
 * Longer names are sentences, not typing mistakes, and the time of a comparison grows with the product of both lengths.
 */
const LONGEST_NAME = 100;
/** Fewest letters of a name that may be the shortened form of the only candidate that begins with it. */
const FEWEST_OF_A_BEGINNING = 6;
/** In a shorter name, one mistake could turn it into any other. */
const FEWEST_FOR_A_LINT = 3;

/**
 * Returns the candidate that `name` was probably meant to be; undefined if none is likely. Allows one typing mistake
 * per four letters; two exchanged letters are one mistake. Ignores case, accents and word separators. Compares the last
 * parts of paths; prefers the same extension and folder.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  const typed = partsOf(name);
  let best: { readonly candidate: string; readonly lints: number } | undefined;
  const longer: string[] = [];
  for (const candidate of candidates) {
    const known = partsOf(candidate);
    const lints = lintsBetween(typed, known);
    if (lints !== undefined && (!best || lints < best.lints)) best = { candidate, lints };
    if (isBeginning(typed.stem, known.stem)) longer.push(candidate);
  }
  return best?.candidate ?? (longer.length === 1 ? longer[0] : undefined);
}

/**
 * Returns the only candidate that is one typing mistake away from `name`: a letter more, less or different, or two
 * exchanged; undefined if there is none or several.
 */
export function onlyNear(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > LONGEST_NAME || name.length < FEWEST_FOR_A_LINT) return undefined;
  const near = [...candidates].filter(
    (one) =>
      isSwapped(name, one) || (Math.abs(one.length - name.length) <= 1 && leven(name, one, { maxDistance: 2 }) === 1),
  );
  return near.length === 1 ? near[0] : undefined;
}

/** Returns `{ nearest }` for the values of a finding, or an empty object. */
export function nearestValue(name: string, candidates: Iterable<string>): Record<string, string> {
  const found = nearest(name, candidates);
  return found === undefined ? {} : { nearest: found };
}

/** Normalizes a name: removes case, accents and differences in word separators. */
export function plainName(name: string): string {
  const bare = /^[\u0020-\u007e]*$/.test(name) ? name : name.normalize('NFD').replace(/\p{M}/gu, '');
  return bare.toLowerCase().replace(/[\s_-]+/g, '-');
}

/** Extensions of pages, which are never part of an address. */
export const PAGE_ENDING = /\.(?:md|markdown|mdx?|html?|php)$/;

/**
 * Whether a path was certainly meant as a known one: both are equal except for case, accents, word separators and the
 * extension of a page. A path that begins with `/` must name all folders; another may leave out the first ones. A
 * folder that the known path lacks may belong to something not made yet.
 */
export function isTypedFor(typed: string, known: string): boolean {
  const [own, all] = [foldersAndName(typed), foldersAndName(known)];
  const compared = /^[/\\]/.test(typed) ? all : all.slice(-own.length);
  return own.length > 0 && own.join('/') === compared.join('/');
}

function foldersAndName(path: string): string[] {
  const parts = plainName(path.replaceAll('\\', '/'))
    .replace(PAGE_ENDING, '')
    .split('/')
    .filter((part) => !/^\.{0,2}$/.test(part));
  return parts[0] === 'content' ? parts.slice(1) : parts;
}

interface Parts {
  readonly folder: string;
  readonly stem: string;
  readonly ending: string;
}

function partsOf(name: string): Parts {
  const plain = plainName(name);
  const slash = plain.lastIndexOf('/');
  const last = plain.slice(slash + 1);
  const ending = /(?<=[^.])\.[a-z0-9]{1,8}$/.exec(last)?.[0] ?? '';
  return { folder: plain.slice(0, slash + 1), stem: last.slice(0, last.length - ending.length), ending };
}

/**
 * Returns the distance between two names, undefined if it is too large; a different extension or folder adds less than
 * one mistake.
 */
function lintsBetween(typed: Parts, known: Parts): number | undefined {
  const most = mostLints(Math.max(typed.stem.length, known.stem.length));
  if (Math.abs(typed.stem.length - known.stem.length) > most) return undefined;
  const lints = isSwapped(typed.stem, known.stem) ? 1 : leven(typed.stem, known.stem, { maxDistance: most + 1 });
  if (lints > most) return undefined;
  return lints + (typed.ending === known.ending ? 0 : 0.5) + (typed.folder === known.folder ? 0 : 0.25);
}

function mostLints(letters: number): number {
  return letters < 3 ? 0 : Math.min(4, Math.max(1, Math.floor(letters / 4)));
}

/** Whether two names differ only by two exchanged neighbors. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** Whether a name is the first words of another. */
function isBeginning(stem: string, other: string): boolean {
  return stem.length >= FEWEST_OF_A_BEGINNING && other.startsWith(`${stem}-`);
}
