import type { Element } from 'hast';
import type { Place } from '../../lint/report.ts';
import type { MarkdownContext } from './context.ts';
import { startOf } from './points.ts';
import { typedTarget, type TypedTarget } from './typed-target.ts';

/** Where an element begins in its file; where that is not known, the beginning of its text. */
export function placeOf(node: Element, { locate }: Pick<MarkdownContext, 'locate'>): Place {
  const start = startOf(node);
  return locate(start?.line ?? 1, start?.column ?? 1);
}

/**
 * The target of an element as it stands in its file. A text in YAML may be folded or escaped there: only the text of a whole
 * file stands in it just as it was parsed.
 */
export function typedIn(node: Element, source: string, { hasFrontMatter }: MarkdownContext): TypedTarget | undefined {
  return hasFrontMatter ? typedTarget(node, source) : undefined;
}
