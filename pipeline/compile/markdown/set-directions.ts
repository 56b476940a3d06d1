import type { Root } from 'hast';
import { beginsRightToLeft, hasRightToLeft, isRightToLeft } from '../../shared/right-to-left.ts';
import { shownText } from './tree-text.ts';

/**
 * Sets the direction of each block whose script runs against that of the site's language: an Arabic list on an English
 * page has its bullets on the right. Keeps a `dir` that the writer set.
 */
export function setDirections(tree: Root, source: string, language: string): void {
  const isSiteRightToLeft = isRightToLeft(language);
  if (!isSiteRightToLeft && !hasRightToLeft(source)) return;
  for (const node of tree.children) {
    if (node.type !== 'element' || node.tagName === 'pre' || node.properties['dir'] !== undefined) continue;
    const isRight = beginsRightToLeft(shownText(node));
    if (isRight !== undefined && isRight !== isSiteRightToLeft) node.properties['dir'] = 'auto';
  }
}
