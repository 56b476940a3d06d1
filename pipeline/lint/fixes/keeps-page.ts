import type { Fix } from '../markdown/found.ts';
import { alignWords, type Alignment } from './align-words.ts';
import { wordsOf, type PageContent, type PageLink } from './page-content.ts';

/**
 * Tells whether a page is the same after fixes, but for what they name: its words in their order, its lines, its links
 * with their words. Only words that a fix replaces may go; only words that it writes, or that stand in the text already
 * and were not published, may come. Two lines never become one. `source` is the text after the fixes.
 */
export function keepsPage(before: PageContent, after: PageContent, fixes: readonly Fix[], source: string): boolean {
  const named = new Set(fixes.flatMap(({ actual }) => wordsOf(actual)));
  const written = new Set(fixes.flatMap(({ expected }) => wordsOf(expected)));
  const words = alignWords(before.words, after.words);
  const typed = new Set(wordsOf(source));
  return (
    words.removed.every((word) => named.has(word) && !words.added.includes(word)) &&
    words.added.every((word) => written.has(word) || typed.has(word)) &&
    keepsLines(words.kept, before.lines, after.lines) &&
    keepsLinks(linksOnlyIn(before, after), linksOnlyIn(after, before), named, written, words)
  );
}

/** Tells whether each kept word that began a line still does, or follows words that do. */
function keepsLines(kept: Alignment['kept'], before: ReadonlySet<number>, after: ReadonlySet<number>): boolean {
  return kept.every(([own, other], index) => {
    const [lastOwn, lastOther] = kept[index - 1] ?? [-1, -1];
    return !hasLine(before, lastOwn, own) || hasLine(after, lastOther, other);
  });
}

/** Tells whether a line begins after the word at `from` and not after the one at `to`. */
function hasLine(lines: ReadonlySet<number>, from: number, to: number): boolean {
  for (let index = from + 1; index <= to; index++) if (lines.has(index)) return true;
  return false;
}

/** Tells whether only links of which a fix names the target have changed, and still hold the same words. */
function keepsLinks(
  gone: readonly PageLink[],
  come: readonly PageLink[],
  named: ReadonlySet<string>,
  written: ReadonlySet<string>,
  { removed, added }: Alignment,
): boolean {
  return (
    gone.every(({ target }) => wordsOf(target).every((word) => named.has(word))) &&
    come.every(({ target }) => wordsOf(target).every((word) => written.has(word))) &&
    gone.every((one) => {
      const same = come.find(({ kind, target }) => kind === one.kind && target === one.target);
      const left = one.label.filter((word) => !removed.includes(word));
      return !same || left.join(' ') === same.label.filter((word) => !added.includes(word)).join(' ');
    })
  );
}

function linksOnlyIn({ links }: PageContent, other: PageContent): PageLink[] {
  const left = other.links.map(keyOf);
  return links.filter((link) => {
    const at = left.indexOf(keyOf(link));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function keyOf({ kind, target, label }: PageLink): string {
  return [kind, target, ...label].join(' ');
}
