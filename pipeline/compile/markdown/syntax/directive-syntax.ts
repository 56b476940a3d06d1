import type { Construct, Extension } from 'micromark-util-types';
import remarkDirective from 'remark-directive';
import { unified } from 'unified';
import type { Root, RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { startOf, type Point } from '../points.ts';
import { visitMarkdown } from '../visit.ts';

const COLON = 58;

const { micromarkExtensions = [], fromMarkdownExtensions = [] } = unified().use(remarkDirective).freeze().data();

/**
 * The generic syntax of directives, `::name[words]{key="value"}` on a line of its own. Those inside a line would make a directive
 * of `a:b`, and those around blocks one of the boxes that other programs have: neither is read.
 */
export const directiveSyntax: Extension = { flow: { [COLON]: leafConstruct() } };

export const directivesFromMarkdown = fromMarkdownExtensions;

/** The library lists the construct of blocks first, and that of a single line last. */
function leafConstruct(): Construct {
  const constructs = micromarkExtensions[0]?.flow?.[COLON];
  const leaf = Array.isArray(constructs) ? constructs.at(-1) : undefined;
  if (!leaf) throw new Error('remark-directive has no construct for a line of its own');
  return leaf;
}

/** A directive between blank lines, or ends of the text: its words are words, its values hold no references. */
const PLAIN_DIRECTIVE =
  /(?<=^|\n\n)::[a-z]+\[(?!\s)(?!.*www\.)[\p{L}\p{N}€$£%·–— .,:;'"“”‘’()+-]+(?<!\s)\](?:\{[^{}&<\n]*\})?(?=\n\n|\n?$)/gu;

const processor = unified().use(remarkParse);
const data = processor.data();
data.fromMarkdownExtensions = [...directivesFromMarkdown];
data.micromarkExtensions = [directiveSyntax];
processor.freeze();

/** A text with a word in the place of each plain directive, which parsers end and place like any other line by itself. */
export function withoutDirectives(source: string): string {
  return source.includes('::') ? source.replace(PLAIN_DIRECTIVE, 'x') : source;
}

/**
 * Puts the plain directives of a text in the places of the paragraphs that a parser has made of them, each parsed by itself. False
 * where one of them is no directive after all.
 */
export function putDirectivesIn(tree: Root, source: string): boolean {
  if (!source.includes('::')) return true;
  const lines = new Map(Array.from(source.matchAll(PLAIN_DIRECTIVE), ({ index, 0: line }) => [index, line]));
  let isSure = true;
  tree.children = tree.children.map((node) => {
    const start = node.type === 'paragraph' ? startOf(node) : undefined;
    const line = start && lines.get(start.offset);
    if (!start || line === undefined) return node;
    const directive = parseDirective(line, start);
    isSure &&= directive !== undefined;
    return directive ?? node;
  });
  return isSure;
}

function parseDirective(line: string, { line: above, offset }: Point): RootContent | undefined {
  const tree = processor.parse(line);
  visitMarkdown(tree, ({ position }) => {
    for (const point of position ? [position.start, position.end] : []) {
      point.line += above - 1;
      point.offset = (point.offset ?? 0) + offset;
    }
  });
  const [directive] = tree.children;
  return directive?.type === 'leafDirective' ? directive : undefined;
}
