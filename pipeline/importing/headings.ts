import type { Heading, Root } from 'mdast';
import type { Plugin } from 'unified';
import { nodesBelow } from '../markdown/visit.ts';

/** The highest level of a text: the title of its page stands above. */
const TOP = 2;
const DEEPEST = 6;

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
