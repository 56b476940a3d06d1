import type { Element, Nodes, Parents, Root } from 'hast';
import { toLabels } from '../../site/parse/settings.ts';
import { factReferences, oddReferences } from '../../facts/facts.ts';
import { fileAt } from '../../findings/message.ts';
import type { MarkdownContext } from '../../markdown/context.ts';
import { createCompiler } from '../../markdown/processor.ts';
import { isBlock, isForScreenReaders } from '../../markdown/texts/plain-text.ts';
import { labelsSchema } from '../../content/schema/labels.ts';
import { decodeAddress } from '../../shared/address-text.ts';

/** What a reader of a compiled text gets, in order, without its punctuation. */
export interface PageContent {
  readonly words: readonly string[];
  /** The indexes of the words that begin a line: of a block, of a row, after a line break, in code. */
  readonly lines: ReadonlySet<number>;
  readonly links: readonly PageLink[];
}

/** A link or a picture. */
export interface PageLink {
  readonly kind: 'link' | 'picture';
  readonly target: string;
  /** The words that it contains, or that describe the picture. */
  readonly label: readonly string[];
}

const LABELS = toLabels(labelsSchema.parse({}), 'en');
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Returns the runs of letters and digits of a text; characters that nobody sees do not divide them. */
export function wordsOf(text: string): string[] {
  return text.replace(/\p{Cf}/gu, '').match(WORD) ?? [];
}

/**
 * Compiles a Markdown file as a build does, but with its links as typed and the name of each fact in the place of its
 * value.
 */
export function readPage(source: string): PageContent {
  const names = [...factReferences(source), ...oddReferences(source, new Map())].map(({ name }) => name);
  const compile = createCompiler(new Map(names.map((name) => [name, name])));
  const context: MarkdownContext = {
    labels: LABELS,
    hasFrontMatter: true,
    ...fileAt(''),
    anchors: new Set(),
    anchorPrefix: '',
    topLevel: 2,
    resolveLink: (href) => ({ href, external: false }),
    resolvePicture: (src, alt) => ({ src, alt, width: 1, height: 1, sources: [] }),
  };
  return contentOf(compile(source, context));
}

function contentOf(tree: Root): PageContent {
  const words: string[] = [];
  const lines = new Set<number>();
  const links: PageLink[] = [];
  // The text since the last line began: a word may go on in the next node.
  let text = '';
  read(tree, false);
  endText();
  return { words, lines, links };

  function endText(): void {
    words.push(...wordsOf(text));
    text = '';
  }

  function endLine(): void {
    endText();
    lines.add(words.length);
  }

  function read(node: Nodes, isInCode: boolean): void {
    if (node.type === 'text') return readText(node.value, isInCode);
    if (!('children' in node) || isComputed(node)) return;
    const end = node.type === 'element' ? endOf(node) : undefined;
    end?.();
    for (const child of childrenOf(node)) read(child, isInCode || (node.type === 'element' && node.tagName === 'pre'));
    if (node.type === 'element') links.push(...linkOf(node));
    end?.();
  }

  function readText(value: string, isInCode: boolean): void {
    for (const [index, part] of (isInCode ? value.split('\n') : [value]).entries()) {
      if (index > 0) endLine();
      text += part;
    }
  }

  function endOf(node: Element): (() => void) | undefined {
    if (node.tagName === 'td' || node.tagName === 'th') return endText;
    return isBlock(node) || node.tagName === 'br' ? endLine : undefined;
  }
}

/** Tells whether nobody typed what an element shows: the number of a note, words for screen readers. */
function isComputed(node: Nodes): boolean {
  if (node.type !== 'element') return false;
  return 'dataFootnoteRef' in node.properties || 'dataFootnoteBackref' in node.properties || isForScreenReaders(node);
}

/** Leaves out the sentences that are computed of an interactive figure. */
function childrenOf(node: Parents): readonly Nodes[] {
  const isRead = node.data !== undefined && 'interactiveFigure' in node.data;
  return isRead ? node.children.filter((child) => child.type !== 'element' || child.tagName !== 'p') : node.children;
}

function linkOf(node: Element): PageLink[] {
  const { href, src, alt } = node.properties;
  if (node.tagName === 'img')
    return [{ kind: 'picture', target: decodeAddress(String(src)), label: wordsOf(String(alt ?? '')) }];
  if (node.tagName !== 'a' || typeof href !== 'string') return [];
  const { words } = contentOf({ type: 'root', children: [...node.children] });
  return [{ kind: 'link', target: decodeAddress(href), label: words }];
}
