import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { headingRank } from './elements.ts';
import { typedText } from './tree-text.ts';
import { nameAsSeen, slugOfWords } from '../../content/slug.ts';
import type { MarkdownContext } from './context.ts';
import { requestOf, type RequestsByStart } from './interactive-figures/figure-request.ts';
import { placeOf } from './points.ts';
import { elementsBelow, visitElements } from './visit.ts';

/** What the slugger makes of a heading without letters or digits, the first and the others. */
const NO_LETTERS = /^(?:-\d+)?$/;
const FOOTNOTE_LABEL = 'footnote-label';

/**
 * What the ids of the page around a text begin with: no heading is named so, and nothing else that a writer names is by
 * accident. Whatever id a writer chooses is free.
 */
const PAGE_PREFIX = 'page:';

/** Ids of HTML as they look. `<a name="x">` is how HTML of old named a place: makes an id of it, unless the text has that already. */
export function namePlaces(tree: Root): void {
  const ids = new Set<string>();
  for (const { properties } of elementsBelow(tree)) {
    if (typeof properties['id'] !== 'string') continue;
    properties['id'] = nameAsSeen(properties['id']);
    ids.add(properties['id']);
  }
  for (const { tagName, properties } of elementsBelow(tree)) {
    const { name, id } = properties;
    if (tagName !== 'a' || typeof name !== 'string' || name === '') continue;
    if (id === undefined && ids.has(nameAsSeen(name))) continue;
    delete properties['name'];
    properties['id'] = id ?? nameAsSeen(name);
    ids.add(nameAsSeen(name));
  }
}

/**
 * Gives every heading that has no id one that is made of its words, and every figure the name of its kind; then makes every id unique
 * on its page. An id that the writer gave stays, and a second one of the same name is a finding; a generated one gives way with a number.
 */
export function settleIds(tree: Root, requests: RequestsByStart, context: MarkdownContext): void {
  const { anchors, anchorPrefix } = context;
  const given = new Set(elementsBelow(tree).map(({ properties: { id } }) => id));
  const freeId = createIdFinder((name) => anchors.has(name) || given.has(name));
  const slugger = new GithubSlugger();
  const generatedId = (node: Element): string | undefined =>
    headingRank(node) === undefined ? requestOf(node, requests)?.kind : slugger.slug(slugOfWords(typedText(node)));
  visitElements(tree, (node) => {
    const typed = node.properties['id'];
    const id = typed || (generatedId(node) ?? typed);
    if (typeof id !== 'string') return;
    const isGiven = typeof typed === 'string';
    const taken = anchors.has(id) || id.startsWith(PAGE_PREFIX);
    if (isGiven && taken) context.report.report('duplicate-anchor', placeOf(node, context), { anchor: id });
    const wanted = isGiven ? id : `${anchorPrefix}${NO_LETTERS.test(id) ? 'section' : id}`;
    const settled = isGiven && !taken ? id : freeId(wanted);
    node.properties['id'] = settled;
    anchors.add(settled);
  });
}

/** The heading above footnotes has one fixed id; with several texts on a page each needs its own. */
export function prefixFootnoteLabel(tree: Root, prefix: string): void {
  if (prefix === '') return;
  visitElements(tree, ({ properties }) => {
    if (properties['id'] === FOOTNOTE_LABEL) properties['id'] = prefix + FOOTNOTE_LABEL;
    if ('dataFootnoteRef' in properties) properties['ariaDescribedBy'] = [prefix + FOOTNOTE_LABEL];
  });
}

/** Puts numbers behind names that are taken, and goes on from the last one: a name may be wanted very often. */
function createIdFinder(isTaken: (name: string) => boolean): (wanted: string) => string {
  const counts = new Map<string, number>();
  return (wanted) => {
    let [name, count] = [wanted, counts.get(wanted) ?? 1];
    for (; isTaken(name); count++) name = `${wanted}-${count}`;
    counts.set(wanted, count);
    return name;
  };
}
