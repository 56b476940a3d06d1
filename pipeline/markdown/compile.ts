import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type PluggableList } from 'unified';
import type { Facts } from '../facts.ts';
import { isTooLong } from '../too-long.ts';
import { allowedHtml } from './allowed-html.ts';
import { leaveOutAutolinks, mayHoldAddress } from './autolinks.ts';
import type { MarkdownContext } from './context.ts';
import { factFromMarkdown, factSyntax } from './fact-syntax.ts';
import { checkHeadings, takeHeadingIds } from './headings.ts';
import { createItemHandler } from './item-looseness.ts';
import { knownHtmlSyntax } from './known-html.ts';
import { isTooDeep, nestingLimit } from './nesting.ts';
import { placeAsTyped } from './place-as-typed.ts';
import { placeNotes } from './place-notes.ts';
import { refuseTargets } from './refuse-targets.ts';
import { placedAs, rawTags, typeParametersToText } from './raw-tags.ts';
import { reportRemoved } from './report-removed.ts';
import { resolveFacts } from './resolve-facts.ts';
import { isTooMuch } from './too-much.ts';
import { resolveMedia } from './resolve-media.ts';
import { elementsWithId, prefixFootnoteLabel, settleIds } from './settle-ids.ts';
import { tidyTables } from './tidy-tables.ts';
import { typesetTree } from './typeset-tree.ts';

/** Turns one Markdown text into a safe HTML tree. Findings go to the context's report. */
export type CompileMarkdown = (source: string, context: MarkdownContext) => Root;

/** A compiler that knows the facts; one serves a whole build. `typography` is the language to set texts in; without, as typed. */
export function createCompiler(facts: Facts, typography?: string): CompileMarkdown {
  const parse = createParser(facts);
  const sanitize = unified().use(rehypeSanitize, allowedHtml).freeze();
  const raw = unified().use(rehypeRaw).freeze();
  const slug = unified().use(rehypeSlug).freeze();

  return (source, context) => {
    if (isTooLong(source, context.report, (line) => context.locate(line, 1))) return { type: 'root', children: [] };
    const tree = parse(source, context.hasFrontMatter ?? false);
    typeParametersToText(tree);
    const typed = rawTags(tree);
    if (isTooDeep(tree, typed, context) || isTooMuch(tree, typed, context)) return { type: 'root', children: [] };
    resolveFacts(tree, facts, context);
    const tags = placedAs(typed, rawTags(tree));
    checkHeadings(tree, context);
    takeHeadingIds(tree);
    const parsed = toHtmlTree(tree, context, tags.length > 0 ? raw : undefined);
    placeAsTyped(parsed, tags);
    refuseTargets(parsed, context);
    const safe = sanitize.runSync(parsed) as Root;
    reportRemoved(tags, parsed, safe, context.locate, context.report);
    const given = elementsWithId(safe);
    slug.runSync(safe);
    settleIds(safe, given, context);
    resolveMedia(safe, context);
    typesetTree(safe, typography);
    tidyTables(safe, context.labels);
    placeNotes(safe, context.anchors, context.labels);
    return safe;
  };
}

/** Four parsers: with front matter or without, and with bare autolinks only where a text may hold one. */
function createParser(facts: Facts): (source: string, hasFrontMatter: boolean) => MarkdownRoot {
  const [frontMatter, lean] = [[remarkFrontmatter], [leaveOutAutolinks]];
  const text = { full: freeze([], []), lean: freeze([], lean) };
  const file = { full: freeze(frontMatter, []), lean: freeze(frontMatter, lean) };
  return (source, hasFrontMatter) =>
    (hasFrontMatter ? file : text)[mayHoldAddress(source) ? 'full' : 'lean'].parse(source);

  function freeze(before: PluggableList, after: PluggableList) {
    const processor = unified().use(remarkParse);
    (processor.data().fromMarkdownExtensions ??= []).push(nestingLimit, factFromMarkdown(facts));
    (processor.data().micromarkExtensions ??= []).push(factSyntax, knownHtmlSyntax);
    return processor.use(before).use(remarkGfm).use(after).freeze();
  }
}

function toHtmlTree(
  tree: MarkdownRoot,
  { labels, anchorPrefix }: MarkdownContext,
  raw: { runSync(tree: Root): unknown } | undefined,
): Root {
  const bridge = unified()
    .use(remarkRehype, {
      allowDangerousHtml: true,
      clobberPrefix: anchorPrefix,
      footnoteLabel: labels.footnotes,
      footnoteBackLabel: labels.backToText,
      handlers: { listItem: createItemHandler() },
    })
    .freeze();
  const converted = bridge.runSync(tree) as unknown as Root;
  prefixFootnoteLabel(converted, anchorPrefix);
  return raw ? (raw.runSync(converted) as Root) : converted;
}
