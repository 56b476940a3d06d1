import type { Heading, Nodes, Paragraph, Parents, TableCell, Text } from 'mdast';
import type { MarkdownContext, ParsedText } from '../../compile/markdown/context.ts';
import { visitMarkdown } from '../../compile/markdown/visit.ts';
import { proseOf } from './prose-of.ts';
import type { Located, ProseBlock, TextParts } from './found.ts';

type Block = Located<Paragraph | Heading | TableCell>;

/** Collects in one visit what rules look at in a text; keeps only blocks with one of the `signs`. */
export function collectParts(
  { tree, source, tags }: ParsedText,
  { topLevel }: MarkdownContext,
  signs: RegExp,
): TextParts {
  const byType = new Map<string, Located<Nodes>[]>();
  const blocks: ProseBlock[] = [];
  const [usedDefinitions, usedNotes] = [new Set<string>(), new Set<string>()];
  let block: Block | undefined;
  visitMarkdown(tree, (node, index, parent) => {
    const located = locate(node, index, parent);
    const alike = byType.get(node.type) ?? [];
    byType.set(node.type, alike);
    if (located) alike.push(located);
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      block = located && { ...located, node };
    if (node.type === 'linkReference' || node.type === 'imageReference') usedDefinitions.add(node.identifier);
    if (node.type === 'footnoteReference') usedNotes.add(node.identifier);
    if (node.type !== 'text' || !block || !isWorthALook(node, source, signs)) return;
    blocks.push(toProse(block, source));
    block = undefined;
  });
  const nodes: TextParts['nodes'] = (type) => (byType.get(type) ?? []).filter(isOfType(type));
  return { source, tags, topLevel, blocks, nodes, usedDefinitions, usedNotes };
}

function isOfType<Type extends Nodes['type']>(type: Type) {
  return (one: Located<Nodes>): one is Located<Extract<Nodes, { type: Type }>> => one.node.type === type;
}

function locate(node: Nodes, index: number, parent: Parents): Located<Nodes> | undefined {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  return start === undefined || end === undefined ? undefined : { node, parent, index, start, end };
}

/** Tells whether a text of a block needs a closer look: it has a sign, or its position is unknown. */
function isWorthALook({ position }: Text, source: string, signs: RegExp): boolean {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined || signs.test(source.slice(start, end));
}

function toProse({ node, ...place }: Block, source: string): ProseBlock {
  return { kind: node.type, ...place, prose: proseOf(node, source, place.start, place.end) };
}
