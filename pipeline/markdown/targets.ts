import type { Element, Root } from 'hast';
import type { Definition, Root as MarkdownRoot } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { contextOf } from './context.ts';
import { type PlaceInText, message, messageOfProblem } from './message.ts';
import { sourceOf, startOf } from './points.ts';
import { targetBesideWords, targetInDefinition, type TypedTarget } from './typed-target.ts';
import { nodesBelow, visitElements } from './visit.ts';
import { problem } from '../findings/message.ts';
import { decodeAddress } from '../shared/address-text.ts';
import { allowedHtml } from './html/typed-html.ts';
import { isLink, isOnComputer, problemOfTarget } from './outside-address.ts';

/**
 * A target and its place: in the link itself, or in a definition that any number of links and pictures share, so that
 * their findings are the same.
 */
export interface FoundTarget {
  readonly place: PlaceInText;
  /** Undefined if it cannot be replaced: in YAML it may be folded or escaped, and HTML has other rules. */
  readonly typed: TypedTarget | undefined;
}

type FindTarget = (node: Element) => FoundTarget;

declare module 'vfile' {
  interface DataMap {
    /** Finds the targets of links and pictures in the source. */
    findTarget: FindTarget;
  }
}

/** Leaves a finder of the targets of a text in `file.data.findTarget`, for elements made of its nodes. */
export const remarkTargets: Plugin<[], MarkdownRoot> = () => (tree, file) => {
  const source = String(file);
  const { hasFrontMatter } = contextOf(file);
  const definitions: ReadonlyMap<number, Definition> = source.includes(']:') ? definitionsByReference(tree) : new Map();
  file.data.findTarget = (node) => {
    const definition = definitions.get(startOf(node)?.offset ?? -1);
    const typed = definition ? targetInDefinition(sourceOf(definition, source)) : typedBesideWords(node, source);
    const place = startOf(definition ?? node) ?? { line: 1, column: 1 };
    return { place, typed: hasFrontMatter ? typed : undefined };
  };
};

/** Returns the finder of the targets of a file. */
export function targetFinderOf(file: VFile): FindTarget {
  const { findTarget } = file.data;
  if (!findTarget) throw new Error('Targets are found before they are resolved');
  return findTarget;
}

/** Undefined if the Markdown of an element stands elsewhere, such as in a definition, or was typed as HTML. */
function typedBesideWords(node: Element, source: string): TypedTarget | undefined {
  const start = startOf(node);
  if (!start || source[start.offset] !== (node.tagName === 'img' ? '!' : '[')) return undefined;
  return targetBesideWords(sourceOf(node, source));
}

/** If two definitions share a name, the first counts. */
function definitionsByReference(tree: MarkdownRoot): ReadonlyMap<number, Definition> {
  const nodes = nodesBelow(tree);
  const definitions = nodes.filter((node) => node.type === 'definition').toReversed();
  const byName = new Map(definitions.map((definition) => [definition.identifier, definition]));
  return new Map(
    nodes.flatMap((node) => {
      const isReference = node.type === 'linkReference' || node.type === 'imageReference';
      const [start, definition] = isReference ? [startOf(node), byName.get(node.identifier)] : [];
      return start && definition ? [[start.offset, definition]] : [];
    }),
  );
}

/** The scheme as the sanitizer reads it: everything before a colon, unless `/`, `?` or `#` comes first. */
const SCHEME = /^[^:/?#]*:/;

/**
 * Removes link targets and image paths that the allow-list would remove, and reports them. Lower-cases schemes, because
 * the allow-list matches only that form.
 */
export const rehypeRefusedTargets: Plugin<[], Root> = () => (tree, file) => {
  const findTarget = targetFinderOf(file);
  visitElements(tree, (node) => {
    const { tagName, properties } = node;
    // HTML ignores blanks around an address.
    for (const name of ['href', 'src'])
      if (typeof properties[name] === 'string') properties[name] = properties[name].trim();
    if (tagName === 'a' && !keepTarget(node, 'href')) refuseLink(node, findTarget(node), file);
    if (tagName === 'img' && (properties['src'] === undefined || !keepTarget(node, 'src')))
      refuseImage(node, findTarget(node), file);
  });
};

function refuseLink({ properties }: Element, { place, typed }: FoundTarget, file: VFile): void {
  const href = decodeAddress(String(properties['href']));
  delete properties['href'];
  // The target as typed is not certain where one link is inside another.
  const known = isLink(href) ? undefined : typed;
  const target = known?.text ?? href;
  messageOfProblem(file, place, problemOfTarget(target, known) ?? problem('unsafe-link', { target }));
}

function refuseImage({ properties }: Element, { place, typed }: FoundTarget, file: VFile): void {
  const path = decodeAddress(String(properties['src'] ?? ''));
  delete properties['src'];
  const { locate, resolvePicture } = contextOf(file);
  if (isOnComputer(path)) resolvePicture(path, '', locate(place.line, place.column), typed);
  else message(file, 'missing-image', place, { path });
}

function keepTarget({ properties }: Element, name: 'href' | 'src'): boolean {
  const target = String(properties[name] ?? '');
  const [scheme] = SCHEME.exec(target) ?? [];
  if (scheme === undefined) return true;
  const lower = scheme.toLowerCase();
  if (!allowedHtml.protocols?.[name]?.includes(lower.slice(0, -1))) return false;
  properties[name] = lower + target.slice(scheme.length);
  return true;
}
