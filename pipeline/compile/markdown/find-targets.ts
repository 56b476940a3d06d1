import type { Element } from 'hast';
import type { Definition, Root } from 'mdast';
import type { Place } from '../../lint/report.ts';
import type { MarkdownContext } from './context.ts';
import { placeOf, sourceOf, startOf } from './points.ts';
import { targetBesideWords, targetInDefinition, type TypedTarget } from './typed-target.ts';
import { nodesBelow } from './visit.ts';

/**
 * A target and its place: in the link itself, or in a definition that any number of links and pictures share, so that
 * their findings are the same.
 */
export interface FoundTarget {
  readonly place: Place;
  /** Undefined if it cannot be replaced: in YAML it may be folded or escaped, and HTML has other rules. */
  readonly typed: TypedTarget | undefined;
}

/** Finds the target of a link or a picture. */
export type FindTarget = (node: Element) => FoundTarget;

/** Creates a finder of targets in a text that was parsed as `tree`. */
export function createTargetFinder(tree: Root, source: string, context: MarkdownContext): FindTarget {
  const definitions: ReadonlyMap<number, Definition> = source.includes(']:') ? definitionsByReference(tree) : new Map();
  return (node) => {
    const definition = definitions.get(startOf(node)?.offset ?? -1);
    const typed = definition ? targetInDefinition(sourceOf(definition, source)) : typedBesideWords(node, source);
    return { place: placeOf(definition ?? node, context), typed: context.hasFrontMatter ? typed : undefined };
  };
}

/** Undefined if the Markdown of an element stands elsewhere, such as in a definition, or was typed as HTML. */
function typedBesideWords(node: Element, source: string): TypedTarget | undefined {
  const start = startOf(node);
  if (!start || source[start.offset] !== (node.tagName === 'img' ? '!' : '[')) return undefined;
  return targetBesideWords(sourceOf(node, source));
}

/** If two definitions share a name, the first counts. */
function definitionsByReference(tree: Root): ReadonlyMap<number, Definition> {
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
