import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import type { Nodes, Root } from 'mdast';
import { MOST_DEPTH } from '../../../content/limits.ts';
import type { Place } from '../../../lint/report.ts';
import type { MarkdownContext } from '../context.ts';
import { startOf } from '../points.ts';
import { ENDS_BY_ITSELF, type RawTag } from '../html/raw-tags.ts';

declare module 'mdast' {
  interface RootData {
    /** Where a text becomes too deep to walk; its deeper content has been cut off. */
    tooDeep?: Point;
  }
}

type Point = Pick<Place, 'line' | 'column'>;

/**
 * Cuts off a text whose quotes or lists are nested too deeply, before anything walks its tree and overflows the stack.
 * Must come before extensions that transform the tree.
 */
export const nestingLimit: FromMarkdownExtension = {
  transforms: [cutOffTooDeep],
};

/** Does the same for a tree from another parser. */
export function cutOffTooDeep(tree: Root): void {
  const tooDeep = firstTooDeep(tree);
  if (tooDeep) Object.assign(tree, { children: [], data: { tooDeep } });
}

/**
 * Reports a text that is nested too deeply, in Markdown or HTML; returns whether it is. Such a text must not be
 * compiled further.
 */
export function isTooDeep(tree: Root, tags: readonly RawTag[], { report, locate }: MarkdownContext): boolean {
  const place = tree.data?.tooDeep ?? firstTagTooDeep(tags);
  if (place) report.report('nesting-depth', locate(place.line, place.column), { limit: String(MOST_DEPTH) });
  return place !== undefined;
}

function firstTooDeep(tree: Root): Point | undefined {
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEPTH) return level[0] && startOf(level[0]);
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return undefined;
}

/** Elements that go on behind the end of what they stand in, until they are closed themselves. */
const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

function firstTagTooDeep(tags: readonly RawTag[]): Point | undefined {
  const open: string[] = [];
  for (const tag of tags) {
    if (tag.kind === 'end' && open.includes(tag.name)) {
      const [, ...inside] = open.splice(open.lastIndexOf(tag.name));
      open.push(...inside.filter((name) => FORMATTING.has(name)));
    }
    if (tag.kind === 'start' && !ENDS_BY_ITSELF.has(tag.name)) open.push(tag.name);
    if (open.length > MOST_DEPTH) return tag;
  }
  return undefined;
}
