import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { slugOfWords } from '../content/slug.ts';
import { problemOfPasted } from '../lint/pasted-addresses.ts';
import { headingRank } from '../markdown/elements.ts';
import { typedText } from '../markdown/tree-text.ts';
import { elementsBelow, visitElements } from '../markdown/visit.ts';
import { importedOf } from './imported.ts';
import { namesOf } from './notes.ts';

const KEPT = /^(?:https?:|mailto:|tel:|destination:|\/|\.{1,2}\/|[\w-]+(?:\/[\w.-]+)*\.md(?:#|$))/i;
/** The site itself, while it is written. */
const HERE = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/|$)/i;

/** Makes each link lead where it was meant to: without trackers and redirecting pages, and to headings by their words. */
export const rehypeTargets: Plugin<[], Root> = () => (tree, file) => {
  const { lost } = importedOf(file);
  const headings = headingsByName(tree);
  visitElements(tree, (node, index, parent) => {
    if (node.tagName !== 'a') return undefined;
    const typed = String(node.properties['href'] ?? '').trim();
    const href = typed.startsWith('#')
      ? headings.get(typed.slice(1))
      : KEPT.test(typed)
        ? cleanAddress(typed)
        : undefined;
    if (href !== undefined) {
      node.properties = { href };
      return undefined;
    }
    const isSeen = typedText(node).trim() !== '';
    if (typed.startsWith('#') && isSeen) lost.add('Links to places inside of the document became words.');
    else if (typed !== '' && !typed.startsWith('#') && isSeen)
      lost.add(`A link to ${typed} became words: no visitor could follow it.`);
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
};

/** Returns an address without what redirecting pages and trackers have added. */
export function cleanAddress(typed: string): string {
  let address = typed.replace(HERE, '') || '/';
  for (let next: string | undefined = address; next !== undefined; next = problemOfPasted(address)?.expected)
    address = next;
  return address.replaceAll(/[\s{}<>\\|^`]/g, (sign) => encodeURIComponent(sign));
}

/** The addresses of headings by all names of their places; a place is often an empty element before the words. */
function headingsByName(tree: Root): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const heading of elementsBelow(tree)) {
    if (headingRank(heading) === undefined) continue;
    const slug = slugOfWords(typedText(heading).trim());
    for (const node of [heading, ...elementsBelow(heading)])
      for (const name of namesOf(node)) found.set(name, `#${slug}`);
  }
  return found;
}
