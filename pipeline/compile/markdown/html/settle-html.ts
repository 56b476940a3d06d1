import type { Root } from 'mdast';
import type { MarkdownContext } from '../context.ts';
import { findPastes, type IsPasted } from './pastes.ts';
import { rawTags } from './raw-tags.ts';
import { settleTags, type SettledTag } from './settle-tags.ts';
import { pairTags } from './tag-pairs.ts';

/** What a text holds of HTML. */
interface SettledHtml {
  /** The tags that stay, at the places where they were typed. */
  readonly typed: readonly SettledTag[];
  readonly isPasted: IsPasted | undefined;
  readonly hasHtml: boolean;
}

/** Settles what in a text is HTML, what is text, and what came along with a paste. Costs nothing where no `<` is. */
export function settleHtml(tree: Root, source: string, context: MarkdownContext): SettledHtml {
  if (!source.includes('<')) return { typed: [], isPasted: undefined, hasHtml: false };
  const tags = rawTags(tree);
  const isPasted = findPastes(tree, tags, source, context);
  const typed = settleTags(tags, source, { pairs: pairTags(tags), isPasted }, context);
  return { typed, isPasted, hasHtml: tags.length > 0 };
}
