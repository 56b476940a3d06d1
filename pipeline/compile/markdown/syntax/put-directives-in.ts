import type { Root, RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { startOf, type Point } from '../points.ts';
import { visitMarkdown } from '../visit.ts';
import { directivesFromMarkdown, directiveSyntax } from './directive-syntax.ts';

/**
 * A directive between blank lines or at the start or end of the text, with plain words and no references in its values.
 */
const PLAIN_DIRECTIVE =
  /(?<=^|\n\n)::[a-z]+\[(?!\s)(?!.*www\.)[\p{L}\p{N}€$£%·–— .,:;'"“”‘’()+-]+(?<!\s)\](?:\{[^{}&<\n]*\})?(?=\n\n|\n?$)/gu;

const processor = unified().use(remarkParse);

const data = processor.data();

data.fromMarkdownExtensions = [...directivesFromMarkdown];

data.micromarkExtensions = [directiveSyntax];

processor.freeze();

/**
 * Replaces each plain directive with a placeholder word, whose paragraph every parser ends and positions like any
 * other.
 */
export function withoutDirectives(source: string): string {
  return source.includes('::') ? source.replace(PLAIN_DIRECTIVE, 'x') : source;
}

/**
 * Replaces the placeholder paragraphs in a parsed tree with the plain directives of the source, each parsed on its own.
 * Returns false if one of them is not a directive after all.
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
