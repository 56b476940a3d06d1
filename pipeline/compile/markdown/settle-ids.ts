import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { headingRank } from './elements.ts';
import { toString } from 'hast-util-to-string';
import { nameAsSeen, slugOfWords } from '../../content/slug.ts';
import type { MarkdownContext } from './context.ts';
import { placeOf } from './place-of.ts';
import { elementsBelow, visitElements } from './visit.ts';

/** What the slugger makes of a heading without letters or digits, the first and the others. */
const NO_LETTERS = /^(?:-\d+)?$/;
const FOOTNOTE_LABEL = 'footnote-label';

/**
 * What the ids of the page around a text begin with: no heading is named so, and nothing else that a writer names is by
 * accident. Whatever id a writer chooses is free.
 */
const PAGE_PREFIX = 'page:';

/** The elements whose id stands in the text already, with that id, before any is generated. */
export function elementsWithId(tree: Root): ReadonlyMap<Element, string> {
  return new Map(
    elementsBelow(tree).flatMap((node) =>
      typeof node.properties['id'] === 'string' ? [[node, node.properties['id']]] : [],
    ),
  );
}

/** Ids of HTML as they look. `<a name="x">` is how HTML of old named a place: makes an id of it, unless the text has that already. */
export function namePlaces(tree: Root): void {
  for (const [{ properties }, id] of elementsWithId(tree)) properties['id'] = nameAsSeen(id);
  const ids = new Set(elementsWithId(tree).values());
  visitElements(tree, ({ tagName, properties }) => {
    const { name, id } = properties;
    if (tagName !== 'a' || typeof name !== 'string' || name === '' || (id === undefined && ids.has(nameAsSeen(name))))
      return;
    delete properties['name'];
    properties['id'] = id ?? nameAsSeen(name);
    ids.add(nameAsSeen(name));
  });
}

/** Gives every heading that has no id one that is made of its words. */
export function nameHeadings(tree: Root): void {
  const slugger = new GithubSlugger();
  visitElements(tree, (node) => {
    if (headingRank(node) !== undefined && !node.properties['id'])
      node.properties['id'] = slugger.slug(slugOfWords(toString(node)));
  });
}

/**
 * Makes every id unique on its page. An id that the writer gave stays, and a second one of the same
 * name is a finding; a generated one gives way with a number.
 */
export function settleIds(tree: Root, given: ReadonlyMap<Element, string>, context: MarkdownContext): void {
  const { anchors, anchorPrefix } = context;
  const givenNames = new Set(given.values());
  const freeId = createIdFinder((name) => anchors.has(name) || givenNames.has(name));
  visitElements(tree, (node) => {
    const id = node.properties['id'];
    if (typeof id !== 'string') return;
    const taken = anchors.has(id) || id.startsWith(PAGE_PREFIX);
    const isGiven = given.has(node);
    if (isGiven && taken) context.report.report('duplicate-anchor', placeOf(node, context), { anchor: id });
    if (!isGiven || taken) {
      const wanted = isGiven ? id : `${anchorPrefix}${NO_LETTERS.test(id) ? 'section' : id}`;
      node.properties['id'] = freeId(wanted);
    }
    anchors.add(String(node.properties['id']));
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
