import { alignWords } from '../../../pipeline/lint/fixes/diff.ts';
import { readPage, wordsOf, type PageContent } from '../../../pipeline/lint/fixes/page-content.ts';

/** Addresses, tags, the lines of figures, the numbers of lists and notes: what is typed there is not read as words. */
const MARKUP = /\[\^[^\]\n]+\]|\]\([^()\n]*\)|<\/?[a-z][^<>]*>|^[ \t]*::.*$|^[ \t>]*\d{1,9}[.)](?= )/gim;
const FIELDS = /^---\n[^]*?\n---\n/;

/**
 * Returns the words that readers of a page no longer get after a change, and the words that no longer begin a line;
 * leaves out words in `named`, which the change is about. A word is not lost if it is only divided otherwise, stands at
 * another place, describes a picture, or is a field or markup where it was read as text before.
 */
export function lostFrom(before: string, after: string, named: readonly string[]): string[] {
  const [old, now] = [readPage(before), readPage(after)];
  const known = new Set(named.flatMap(wordsOf));
  const { kept, gone, come } = onlyIn(old, now, known);
  const elsewhere = [
    ...without(describedIn(now), describedIn(old)),
    ...without(fieldsOf(after), fieldsOf(before)),
    ...(changedLines(before, after).match(MARKUP) ?? []).flatMap(wordsOf),
  ];
  const joined = kept.flatMap(([own, other], index) => {
    const isNext = index > 0 && kept[index - 1]?.[1] === other - 1;
    return old.lines.has(own) && isNext && !now.lines.has(other) ? [`the line before “${old.words[own]}”`] : [];
  });
  return [...without(gone, [...come, ...elsewhere]).filter((word) => !known.has(word)), ...joined];
}

/** Returns the words of two pages that are the same, and of the others those that are not only divided otherwise. */
function onlyIn(old: PageContent, now: PageContent, known: ReadonlySet<string>) {
  const { kept } = alignWords(old.words, now.words);
  const [gone, come]: [string[], string[]] = [[], []];
  let [from, to] = [0, 0];
  for (const [own, other] of [...kept, [old.words.length, now.words.length] as const]) {
    const [one, two] = [old.words.slice(from, own), now.words.slice(to, other)];
    const isDivided = [one, one.filter((word) => !known.has(word))].some((words) => isDividedIn(two, words));
    if (!isDivided) {
      gone.push(...one);
      come.push(...two);
    }
    [from, to] = [own + 1, other + 1];
  }
  return { kept, gone, come };
}

/** Tells whether some of other words, beside each other, have the same letters as words. */
function isDividedIn(others: readonly string[], words: readonly string[]): boolean {
  const letters = words.join('');
  if (letters === '' || !others.join('').includes(letters)) return false;
  return others.some((_, from) => others.some((__, to) => others.slice(from, to + 1).join('') === letters));
}

function describedIn({ links }: PageContent): string[] {
  return links.flatMap(({ kind, label }) => (kind === 'picture' ? label : []));
}

function fieldsOf(source: string): string[] {
  return wordsOf(FIELDS.exec(source)?.[0] ?? '');
}

/** Returns the lines of a text between those at its beginning and its end that it had before; all if fields hid them. */
function changedLines(before: string, after: string): string {
  if (!FIELDS.test(before)) return after;
  const [old, now] = [before.split('\n'), after.split('\n')];
  const start = now.findIndex((line, index) => line !== old[index]);
  const end = now.findLastIndex((line, index) => line !== old[index - now.length + old.length]);
  return now.slice(Math.max(start, 0), end + 1).join('\n');
}

/** Takes each of the other words out once. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
