import type { Nodes, Parents, Root, Text } from 'mdast';
import { FACT } from '../../../content/fact-form.ts';
import type { Facts } from '../../facts.ts';
import { createPointTable, endOf, startOf } from '../points.ts';
import { visitMarkdown } from '../visit.ts';

const FACTS = new RegExp(FACT, 'g');

/**
 * Splits the texts of a tree at the facts in them, into the nodes that the tokenizer of facts would have made. False where
 * that cannot be known from the tree: the braces were escaped, or stand in the words for a picture.
 */
export function putFactsIn(tree: Root, source: string, facts: Facts): boolean {
  if (!source.includes('{{')) return true;
  let isSure = true;
  const parents = new Set<Parents>();
  visitMarkdown(tree, (node, _index, parent) => {
    if (mayHoldFact(node)) parents.add(parent);
    if ('alt' in node && node.alt?.includes('{{')) isSure = false;
  });
  for (const parent of parents) {
    parent.children = (parent.children as Nodes[]).flatMap((node): Nodes[] => {
      const pieces = mayHoldFact(node) ? splitAtFacts(node, source, facts) : [node];
      isSure &&= pieces !== undefined;
      return pieces ?? [];
    }) as never;
  }
  return isSure;
}

function mayHoldFact(node: Nodes): node is Text {
  return node.type === 'text' && node.value.includes('{{');
}

/** The text before the first fact, and each fact with what follows it. Undefined where it is not what stands in the source. */
function splitAtFacts(text: Text, source: string, facts: Facts): Text[] | undefined {
  const [start, end] = [startOf(text), endOf(text)];
  if (!start || source.slice(start.offset, end?.offset) !== text.value) return undefined;
  const { value } = text;
  const matches = [...value.matchAll(FACTS)];
  const pointAt = createPointTable(value, start);
  const points = [0, ...matches.map(({ index }) => index), value.length].map(pointAt);
  const pieces = [
    { type: 'text' as const, value: value.slice(0, matches[0]?.index) },
    ...matches.map((match, number) =>
      toPiece(match, value.slice(match.index + match[0].length, matches[number + 1]?.index), facts),
    ),
  ];
  return pieces.flatMap((piece, number): Text[] => {
    const [from, to] = [points[number], points[number + 1]];
    return from && to && to.offset > from.offset ? [{ ...piece, position: { start: from, end: to } }] : [];
  });
}

function toPiece({ groups }: RegExpExecArray, after: string, facts: Facts): Text {
  const name = groups?.['name'] ?? '';
  const value = facts.get(name);
  if (value === undefined) return { type: 'text', value: `{{ ${name} }}${after}`, data: { unknownFact: name } };
  return { type: 'text', value: value + after };
}
