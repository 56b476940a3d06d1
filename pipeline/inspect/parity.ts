import { eachTag, readEntities, type Tag } from './tags.ts';
import { eachRun } from './words.ts';

/** Addresses behind what is said: of links in Markdown, and in plain text. */
const ADDRESSES = /\]\([^)\s]*\)| \([a-z]+:[^)\s]*\)/g;
/** Controls, trails, and what leads to other pages: a text names its own. */
const ASIDE = new Set(['nav', 'button', 'input', 'aside', 'template', 'script', 'style', 'svg', 'form', 'label']);
/** What is there for screen readers, and what is not printed, since it leads to other pages. */
const ASIDE_CLASSES = new Set(['sr-only', 'screen-only']);
/** Elements inside of a line. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'em',
  'i',
  'q',
  's',
  'span',
  'strong',
  'sub',
  'sup',
  'wbr',
  'mark',
]);
/** Elements that have no end. */
const EMPTY = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** The least share, from 0 to 1, of what a page shows that each of some texts holds: of the runs of five words inside of its blocks. */
export function shareOf(html: string, texts: readonly string[]): number {
  const shown = new Set<number>();
  eachRun(shownText(html), (run) => shown.add(run));
  // A page that shows less than that is held by all.
  if (shown.size === 0) return 1;
  return Math.min(...texts.map((text) => heldOf(shown, text) / shown.size));
}

/** How many runs a text holds. */
function heldOf(runs: ReadonlySet<number>, text: string): number {
  const held = new Set<number>();
  eachRun(text.replaceAll(ADDRESSES, ' '), (run) => {
    if (runs.has(run)) held.add(run);
  });
  return held.size;
}

/** What the main part of a page shows, controls and trails left out, a line each block. */
function shownText(page: string): string {
  const html = page.slice(page.indexOf('<main'), page.indexOf('</main'));
  let [text, from, depth] = ['', 0, 0];
  eachTag(html, (tag) => {
    if (depth === 0) text += html.slice(from, tag.start).replaceAll('\n', ' ') + gapOf(tag.name);
    from = tag.end;
    if (EMPTY.has(tag.name)) return;
    if (tag.isEnd) depth = Math.max(0, depth - 1);
    else if (depth > 0 || isAside(tag)) depth++;
  });
  return readEntities(text);
}

/** What stands between the words around a tag. */
function gapOf(name: string): string {
  if (name === 'sup') return ' ';
  return INLINE.has(name) ? '' : '\n';
}

function isAside(tag: Tag): boolean {
  if (ASIDE.has(tag.name)) return true;
  if (!tag.hasAttributes) return false;
  return (
    tag.attribute('hidden') !== undefined ||
    tag.attribute('data-footnote-ref') !== undefined ||
    tag.attribute('aria-hidden') === 'true' ||
    tag.attribute('role') === 'status' ||
    (tag.attribute('class') ?? '').split(' ').some((name) => ASIDE_CLASSES.has(name))
  );
}
