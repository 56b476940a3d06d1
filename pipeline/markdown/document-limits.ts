import type { Nodes, Root } from 'mdast';
import { MAX_DEPTH, MAX_BYTES, MAX_NODES } from '../content/limits.ts';
import type { Plugin, Processor } from 'unified';
import type { VFile } from 'vfile';
import { refuse, type PlaceInText } from './message.ts';
import { startOf } from './points.ts';
import { addSyntax } from './syntax/add-syntax.ts';
import { ENDS_BY_ITSELF, type RawTag } from './html/raw-tags.ts';
import { nodesBelow } from './visit.ts';

declare module 'mdast' {
  interface RootData {
    /** Where a text becomes too deep to walk; its deeper content has been cut off. */
    tooDeep?: PlaceInText;
  }
}

/**
 * Cuts off a text whose quotes or lists are nested too deeply, before anything walks its tree and overflows the stack.
 * Must come before plugins whose syntax transforms the tree.
 */
export function remarkDepthLimit(this: Processor): void {
  addSyntax(this, { fromMarkdown: { transforms: [cutOffTooDeep] } });
}

function cutOffTooDeep(tree: Root): void {
  const tooDeep = firstTooDeep(tree);
  if (tooDeep) Object.assign(tree, { children: [], data: { tooDeep } });
}

/** Stops at a text that is nested too deeply in Markdown: it must not be compiled further. */
export const remarkNestingLimit: Plugin<[], Root> = () => (tree, file) => {
  refuseAt(tree.data?.tooDeep, file);
};

/** Stops at a text whose HTML is nested too deeply. */
export function refuseDeepTags(tags: readonly RawTag[], file: VFile): void {
  refuseAt(firstTagTooDeep(tags), file);
}

function refuseAt(place: PlaceInText | undefined, file: VFile): void {
  const values = { what: 'levels of quotes, lists or HTML inside each other', limit: String(MAX_DEPTH) };
  if (place) refuse(file, 'document-limit', place, values);
}

function firstTooDeep(tree: Root): PlaceInText | undefined {
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return level[0] && startOf(level[0]);
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return undefined;
}

/** Elements that go on behind the end of what they stand in, until they are closed themselves. */
const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

function firstTagTooDeep(tags: readonly RawTag[]): PlaceInText | undefined {
  const open: string[] = [];
  for (const tag of tags) {
    if (tag.kind === 'end' && open.includes(tag.name)) {
      const [, ...inside] = open.splice(open.lastIndexOf(tag.name));
      open.push(...inside.filter((name) => FORMATTING.has(name)));
    }
    if (tag.kind === 'start' && !ENDS_BY_ITSELF.has(tag.name)) open.push(tag.name);
    if (open.length > MAX_DEPTH) return tag;
  }
  return undefined;
}

/**
 * Stops at a text with more parts than can be compiled in seconds. Counts what the page will contain: each row of a
 * table has as many cells as its header, and a reference or a fact counts with the text that replaces it.
 */
export const remarkSizeLimit: Plugin<[], Root> = () => (tree, file) => {
  const all = nodesBelow(tree);
  const definitions = all.filter((node) => node.type === 'definition');
  const targets = new Map(definitions.map((node) => [node.identifier, node.url.length + (node.title?.length ?? 0)]));
  let [nodes, characters] = [file.data.tags?.length ?? 0, 0];
  let { line, column } = { line: 1, column: 1 };
  for (const node of all) {
    nodes += 1 + cellsAddedTo(node);
    characters += lengthOf(node, targets);
    ({ line, column } = startOf(node) ?? { line, column });
    if (nodes > MAX_NODES || characters > MAX_BYTES)
      refuse(file, 'document-limit', { line, column }, WORDS[nodes > MAX_NODES ? 'parts' : 'bytes']);
  }
};

const WORDS = {
  parts: { what: 'headings, paragraphs, items, links and other parts', limit: String(MAX_NODES) },
  bytes: { what: 'bytes, once facts and references are put in', limit: String(MAX_BYTES) },
};

/** Short rows are padded with empty cells. */
function cellsAddedTo(node: Nodes): number {
  if (node.type !== 'table') return 0;
  return (node.align?.length ?? 0) * node.children.length;
}

function lengthOf(node: Nodes, targets: ReadonlyMap<string, number>): number {
  if ('value' in node) return node.value.length;
  return node.type === 'linkReference' || node.type === 'imageReference' ? (targets.get(node.identifier) ?? 0) : 0;
}
