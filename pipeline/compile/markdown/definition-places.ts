import type { Element } from 'hast';
import type { Definition, Root } from 'mdast';
import type { Place } from '../../lint/report.ts';
import type { MarkdownContext } from './context.ts';
import { placeOf, typedIn } from './place-of.ts';
import { endOf, startOf } from './points.ts';
import type { TypedTarget } from './typed-target.ts';
import { nodesBelow } from './visit.ts';

/** Where the targets of links and pictures stand: beside their words, or on a line that any number of them name, whose findings are the same. */
export interface TargetPlaces {
  placeOf(node: Element): Place;
  typedIn(node: Element): TypedTarget | undefined;
}

const TYPED = /^(?<lead>\[(?:[^\\\]]|\\.)*\]:[ \t]*)(?:<(?<inBrackets>[^<>\n]*)>|(?<bare>[^\s<>]+))/;

/** Finds the places of targets in a text that was parsed as `tree`. */
export function createTargetPlaces(tree: Root, source: string, context: MarkdownContext): TargetPlaces {
  const definitions: ReadonlyMap<number, Definition> = source.includes(']:') ? definitionsByReference(tree) : new Map();
  const definitionOf = (node: Element): Definition | undefined => definitions.get(startOf(node)?.offset ?? -1);
  return {
    placeOf(node) {
      const definition = definitionOf(node);
      const start = definition && startOf(definition);
      return start ? context.locate(start.line, start.column) : placeOf(node, context);
    },
    typedIn(node) {
      const definition = definitionOf(node);
      const [start, end] = definition ? [startOf(definition), endOf(definition)] : [];
      if (!start || !end) return typedIn(node, source, context);
      const { lead = '', inBrackets, bare = '' } = TYPED.exec(source.slice(start.offset, end.offset))?.groups ?? {};
      if (!context.hasFrontMatter || lead === '') return undefined;
      return { lead: lead + (inBrackets === undefined ? '' : '<'), text: inBrackets ?? bare };
    },
  };
}

/** The first of two definitions with one name counts. */
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
