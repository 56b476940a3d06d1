import type { Root } from 'hast';
import { beginsRightToLeft, hasRightToLeft, isRightToLeft } from '../../shared/right-to-left.ts';
import { shownText } from './tree-text.ts';

/**
 * Lets each block that begins in a script of the other direction than the site's language be set in its own: a list in Arabic has
 * its marks at the right on an English page. What a writer has said by `dir` stays.
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
