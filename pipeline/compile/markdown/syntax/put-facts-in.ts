import type { Nodes, Parents, Root, Text } from 'mdast';
import { FACT } from '../../../content/fact-form.ts';
import type { Facts } from '../../facts.ts';
import { textOfFact } from './fact-syntax.ts';
import { createPointTable, sourceOf, startOf } from '../points.ts';
import { visitMarkdown } from '../visit.ts';

const FACTS = new RegExp(FACT, 'g');

const BEGINS_WITH_FACT = new RegExp(`^${FACT}`);

/**
 * Splits the texts of a tree at their facts, into the nodes that the fact tokenizer would have made. Returns false if
 * the tree cannot tell: braces were escaped, or are in alternative text.
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

/**
 * Returns the text before the first fact, then each fact with the text after it. Undefined if these differ from the
 * source.
 */
function splitAtFacts(text: Text, source: string, facts: Facts): Text[] | undefined {
  const { value } = text;
  const start = startOf(text);
  if (!start || sourceOf(text, source) !== value) return undefined;
  const pointAt = createPointTable(value, start);
  const begins = [...new Set([0, ...Array.from(value.matchAll(FACTS), ({ index }) => index)])];
  return begins.map((begin, number) => {
    const end = begins[number + 1] ?? value.length;
    const piece = value.slice(begin, end).replace(BEGINS_WITH_FACT, (_, name: string) => textOfFact(name, facts));
    return { type: 'text', value: piece, position: { start: pointAt(begin), end: pointAt(end) } };
  });
}
