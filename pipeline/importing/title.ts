import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { wordsOfNode } from '../markdown/tree-text.ts';
import { nodesBelow } from '../markdown/visit.ts';
import { importedOf } from './imported.ts';

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

/** Returns the name of a document as a title: `Burn quality` for `Burn_quality.docx`. */
export function titleOfName(name: string): string {
  return name
    .replace(/^.*[/\\]/, '')
    .replace(/\.\w+$/, '')
    .replaceAll(/[_-]+|\s+/g, ' ')
    .trim();
}
