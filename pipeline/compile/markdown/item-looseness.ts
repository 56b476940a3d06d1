import type { ListItem, Parents } from 'mdast';
import { defaultHandlers, type Options } from 'remark-rehype';

type Handler = NonNullable<NonNullable<Options['handlers']>['listItem']>;

/**
 * Converts list items as the library does, but determines once per list whether it is loose: the library checks all
 * items for each item, which takes quadratic time.
 */
export function createItemHandler(): Handler {
  const looseness = new Map<Parents, Parents>();
  return (state, item: ListItem, parent: Parents | undefined) => {
    if (parent?.type !== 'list') return defaultHandlers.listItem(state, item, parent);
    const known = looseness.get(parent) ?? {
      ...parent,
      spread: parent.spread || parent.children.some(isLoose),
      children: [],
    };
    looseness.set(parent, known);
    return defaultHandlers.listItem(state, item, known);
  };
}

function isLoose({ spread, children }: ListItem): boolean {
  return spread ?? children.length > 1;
}
