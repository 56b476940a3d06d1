import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { headingRank } from './elements.ts';
import { typedText } from './tree-text.ts';
import { nameAsSeen, slugOfWords } from '../content/slug.ts';
import type { Plugin } from 'unified';
import { contextOf } from './context.ts';
import { requestOf } from './interactive-figures/figure-request.ts';
import { message } from './message.ts';
import { elementsBelow, visitElements } from './visit.ts';

/** The slug of a heading without letters or digits: empty, or a hyphen and a number. */
const NO_LETTERS = /^(?:-\d+)?$/;
const FOOTNOTE_LABEL = 'footnote-label';

/**
 * Prefix of ids that belong to the page around a text; no generated id has it, and writers do not use it by accident.
 * Writers may choose any other id.
 */
const PAGE_PREFIX = 'page:';

/** Normalizes ids of HTML. Turns the old form `<a name="x">` into an id, unless the text already has that id. */
export const rehypeNamedPlaces: Plugin<[], Root> = () => (tree, file) => {
  if (!file.data.tags) return;
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
};

/**
 * Gives each heading without an id one made from its words, and each figure the name of its kind; then makes every id
 * unique on its page. An id that the writer chose stays, and a duplicate of it is reported; a generated id gets a
 * number instead.
 */
export const rehypeUniqueIds: Plugin<[], Root> = () => (tree, file) => {
  const { anchors, anchorPrefix } = contextOf(file);
  const requests = file.data.figures ?? new Map();
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
    if (isGiven && taken) message(file, 'duplicate-anchor', node, { anchor: id });
    const wanted = isGiven ? id : `${anchorPrefix}${NO_LETTERS.test(id) ? 'section' : id}`;
    const settled = isGiven && !taken ? id : freeId(wanted);
    node.properties['id'] = settled;
    anchors.add(settled);
  });
};

/** The heading above footnotes has a fixed id; several texts on a page each need their own. */
export function prefixFootnoteLabel(tree: Root, prefix: string): void {
  if (prefix === '') return;
  visitElements(tree, ({ properties }) => {
    if (properties['id'] === FOOTNOTE_LABEL) properties['id'] = prefix + FOOTNOTE_LABEL;
    if ('dataFootnoteRef' in properties) properties['ariaDescribedBy'] = [prefix + FOOTNOTE_LABEL];
  });
}

/**
 * Appends a number to a name that is taken; continues from the last number, because a name may be wanted very often.
 */
function createIdFinder(isTaken: (name: string) => boolean): (wanted: string) => string {
  const counts = new Map<string, number>();
  return (wanted) => {
    let [name, count] = [wanted, counts.get(wanted) ?? 1];
    for (; isTaken(name); count++) name = `${wanted}-${count}`;
    counts.set(wanted, count);
    return name;
  };
}
