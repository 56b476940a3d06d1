import type { Heading, Nodes, Paragraph, Parents, TableCell, Text } from 'mdast';
import type { MarkdownContext, ParsedText } from '../context.ts';
import { visitMarkdown } from '../visit.ts';
import { proseOf } from './prose-of.ts';
import type { Located, ProseBlock, TextParts } from './slip.ts';
import { isSuspect } from './suspects.ts';
import { endTagsIn } from './unknown-tags.ts';

type Block = Located<Paragraph | Heading | TableCell>;
type Mutable<T> = { -readonly [Key in keyof T]: T[Key] extends readonly (infer Part)[] ? Part[] : T[Key] };

/** Collects in one visit what the checks of a text look at; of its blocks, only those that may hold a slip. */
export function collectParts({ tree, source, tags }: ParsedText, { topLevel }: MarkdownContext): TextParts {
  const [usedDefinitions, usedNotes] = [new Set<string>(), new Set<string>()];
  const parts: Mutable<TextParts> = {
    tree,
    source,
    tags: [...tags],
    endTags: endTagsIn(source),
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
        if (block && mayHoldSlip(node, block, source)) {
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
function mayHoldSlip({ position }: Text, block: Block, source: string): boolean {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined || isSuspect(source, start, end, start === block.start);
}

function toProse({ node, ...place }: Block, source: string): ProseBlock {
  return { kind: node.type, ...place, prose: proseOf(node, source, place.start, place.end) };
}
