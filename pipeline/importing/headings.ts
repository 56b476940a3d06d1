import type { Heading, Root } from 'mdast';
import type { Plugin } from 'unified';
import { wordsOfNode } from '../markdown/tree-text.ts';
import { nodesBelow } from '../markdown/visit.ts';
import { importedOf } from './imported.ts';

/** The highest level of a text: the title of its page stands above. */
const TOP = 2;
const DEEPEST = 6;

/** Takes the heading with which a document begins as its title, if no other one is as high. */
export const remarkTitle: Plugin<[], Root> = () => (tree, file) => {
  const imported = importedOf(file);
  const [first] = tree.children;
  if (!imported.isDocument || first?.type !== 'heading') return;
  const { depth } = first;
  if (nodesBelow(tree).some((node) => node !== first && node.type === 'heading' && node.depth <= depth)) return;
  imported.title = wordsOfNode(first).replaceAll(/\s+/g, ' ').trim();
  tree.children.shift();
};

/** Lets headings begin at level 2, and leaves out no level. */
export const remarkHeadingLevels: Plugin<[], Root> = () => (tree) => {
  const headings = nodesBelow(tree).filter((node): node is Heading => node.type === 'heading');
  const depths = closedUp(headings.map(({ depth }) => depth));
  for (const [index, heading] of headings.entries()) heading.depth = (depths[index] ?? TOP) as Heading['depth'];
};

/** Returns levels of headings such that the first is 2, and each is at most one deeper than the one before. */
export function closedUp(levels: readonly number[]): number[] {
  const above: number[] = [];
  return levels.map((level) => {
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    return Math.min(DEEPEST, TOP - 1 + above.length);
  });
}
