import type { Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { Picture } from '../../pipeline/content/model/assets.ts';
import type { Facts } from '../../pipeline/facts/facts.ts';
import { createCompiler } from '../../pipeline/markdown/processor.ts';
import type { MarkdownContext } from '../../pipeline/markdown/context.ts';
import { linter } from '../../pipeline/lint/linter.ts';
import { fileAt } from '../../pipeline/findings/message.ts';
import { findingsOf } from '../../pipeline/findings/report.ts';
import { ENGLISH } from './english-labels.ts';
import { readFindings } from './read-findings.ts';

interface CompiledText {
  readonly tree: Root;
  readonly html: string;
  /** `LINE:COLUMN severity rule message`, in order. */
  readonly findings: readonly string[];
  /** The rules of the findings that have a fix. */
  readonly fixed: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

interface Options extends Partial<
  Pick<
    MarkdownContext,
    'labels' | 'resolveLink' | 'anchorPrefix' | 'topLevel' | 'hasFrontMatter' | 'anchors' | 'firstFigure'
  >
> {
  readonly facts?: Facts;
  /** The language for typesetting; without it, the text stays as typed. */
  readonly typography?: string;
  /** Whether the linter runs; otherwise, only problems of the compiler are found. */
  readonly isLinted?: boolean;
}

/** Compiles a Markdown text on a site where every link and every image resolves. */
export function compileText(
  source: string,
  { facts = new Map(), typography, isLinted = true, ...options }: Options = {},
): CompiledText {
  const file = fileAt('text.md');
  const anchors = options.anchors ?? new Set<string>();
  const context: MarkdownContext = {
    labels: ENGLISH,
    ...file,
    anchorPrefix: '',
    topLevel: 1,
    resolveLink: (href) => ({ href, external: false }),
    resolvePicture: asItIs,
    ...options,
    anchors,
    ...(isLinted && { onParsed: (parsed) => linter.text(parsed, context) }),
  };
  const tree = createCompiler(facts, typography)(source, context);
  const found = findingsOf(file.messages);
  const findings = readFindings(found).map(
    (finding) => `${finding.line}:${finding.column} ${finding.severity} ${finding.rule} ${finding.message}`,
  );
  const fixed = found.flatMap(({ rule, fix }) => (fix ? [rule] : []));
  return { tree, html: writeHtml(tree), findings, fixed, anchors };
}

const serializer = unified().use(rehypeStringify).freeze();

/** Returns a tree in the form in which pages contain it. */
export function writeHtml(tree: Root): string {
  return serializer.stringify(tree);
}

function asItIs(src: string, alt: string): Picture {
  return { alt, src, width: 640, height: 480, sources: [] };
}
