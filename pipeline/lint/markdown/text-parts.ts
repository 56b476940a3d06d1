import type { Heading, Nodes, Paragraph, Parents, TableCell, Text } from 'mdast';
import type { MarkdownContext, ParsedText } from '../../compile/markdown/context.ts';
import { visitMarkdown } from '../../compile/markdown/visit.ts';
import type { MayHold } from './may-hold.ts';
import { proseOf } from './prose-of.ts';
import type { Located, ProseBlock, TextParts } from './found.ts';

type Block = Located<Paragraph | Heading | TableCell>;
type Mutable<T> = { -readonly [Key in keyof T]: T[Key] extends readonly (infer Part)[] ? Part[] : T[Key] };

/** Collects in one visit what rules look at in a text; of its blocks, only those that `mayHold` a sign of some rule. */
export function collectParts(
  { tree, source, tags }: ParsedText,
  { topLevel }: MarkdownContext,
  mayHold: MayHold,
): TextParts {
  const [usedDefinitions, usedNotes] = [new Set<string>(), new Set<string>()];
  const parts: Mutable<TextParts> = {
    tree,
    source,
    tags: [...tags],
    topLevel,
    blocks: [],
    headings: [],
    lists: [],
    tables: [],
    htmls: [],
    codes: [],
    links: [],
    italics: [],
    bold: [],
    definitions: [],
    notes: [],
    usedDefinitions,
    usedNotes,
  };
  let block: Block | undefined;
  visitMarkdown(tree, (node, index, parent) => {
    switch (node.type) {
      case 'text':
        if (block && isWorthALook(node, block, source, mayHold)) {
          parts.blocks.push(toProse(block, source));
          block = undefined;
        }
        break;
      case 'paragraph':
      case 'tableCell':
        block = locate(node, index, parent);
        break;
      case 'heading':
        block = locate(node, index, parent);
        add(parts.headings, node, index, parent);
        break;
      case 'linkReference':
      case 'imageReference':
        usedDefinitions.add(node.identifier);
        break;
      case 'footnoteReference':
        usedNotes.add(node.identifier);
        break;
      case 'link':
        add(parts.links, node, index, parent);
        break;
      case 'emphasis':
        add(parts.italics, node, index, parent);
        break;
      case 'strong':
        add(parts.bold, node, index, parent);
        break;
      case 'list':
        add(parts.lists, node, index, parent);
        break;
      case 'table':
        add(parts.tables, node, index, parent);
        break;
      case 'code':
        add(parts.codes, node, index, parent);
        break;
      case 'html':
        add(parts.htmls, node, index, parent);
        break;
      case 'definition':
        add(parts.definitions, node, index, parent);
        break;
      case 'footnoteDefinition':
        add(parts.notes, node, index, parent);
        break;
      default:
    }
  });
  return parts;
}

function add<T extends Nodes>(list: Located<T>[], node: T, index: number, parent: Parents): void {
  const located = locate(node, index, parent);
  if (located) list.push(located);
}

function locate<T extends Nodes>(node: T, index: number, parent: Parents): Located<T> | undefined {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  return start === undefined || end === undefined ? undefined : { node, parent, index, start, end };
}

/** Whether a text of a block is worth a closer look; where the parser does not say where it stands, it is. */
function isWorthALook({ position }: Text, block: Block, source: string, mayHold: MayHold): boolean {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined || mayHold(source, start, end, start === block.start);
}

function toProse({ node, ...place }: Block, source: string): ProseBlock {
  return { kind: node.type, ...place, prose: proseOf(node, source, place.start, place.end) };
}
