import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Facts } from '../facts.ts';
import { isTooLong } from '../too-long.ts';
import { keepUnderscores, unescapePipes, unlinkInAnchors } from './bare-addresses.ts';
import { allowedHtml } from './html/allowed-html.ts';
import { cleanPastes } from './html/clean-pastes.ts';
import type { MarkdownContext } from './context.ts';
import { createTargetFinder } from './find-targets.ts';
import { unlinkNotes } from './false-definitions.ts';
import { findEmptyParts, leaveOut } from './empty-parts.ts';
import { placeInteractiveFigures } from './interactive-figures/place-figures.ts';
import { takeDirectives } from './interactive-figures/take-directives.ts';
import { checkHeadings, takeHeadingIds } from './headings.ts';
import { createItemHandler } from './item-looseness.ts';
import { mayHoldAddress } from './syntax/autolinks.ts';
import { isTooDeep } from './syntax/nesting.ts';
import { createParser, type ParsedTexts } from './syntax/parse.ts';
import { moveNotesOutOfLinks } from './notes-in-links.ts';
import { placeNotes } from './place-notes.ts';
import { refuseTargets } from './refuse-targets.ts';
import { placeAsTyped, placedAs, rawTags } from './html/raw-tags.ts';
import { reportRemoved } from './html/report-removed.ts';
import { finishFacts } from './facts-in-html.ts';
import { isTooMuch } from './too-much.ts';
import { resolveMedia } from './resolve-media.ts';
import { setDirections } from './set-directions.ts';
import { settleHtml } from './html/settle-tags.ts';
import { namePlaces, prefixFootnoteLabel, settleIds } from './settle-ids.ts';
import { tidyLists } from './tidy-lists.ts';
import { tidyTables } from './tidy-tables.ts';
import { typesetTree } from './typeset-tree.ts';
import { markUnderlined } from './underlined-prose.ts';

/** Compiles one Markdown text to a safe HTML tree. Findings go to the context's report. */
export type CompileMarkdown = (source: string, context: MarkdownContext) => Root;

/**
 * Creates a compiler that knows the facts and serves a whole build. `typography` is the language of the typesetting;
 * without it, texts stay as typed. `texts` counts what the compiler parses.
 */
export function createCompiler(
  facts: Facts,
  typography?: string,
  texts: ParsedTexts = { all: 0, exact: 0 },
): CompileMarkdown {
  const parse = createParser(facts, texts);
  const sanitize = unified().use(rehypeSanitize, allowedHtml).freeze();
  const raw = unified().use(rehypeRaw).freeze();

  return (source, context) => {
    if (isTooLong(source, context.report, (line) => context.locate(line, 1))) return { type: 'root', children: [] };
    const tree = parse(source, context.hasFrontMatter ?? false);
    const { typed, isPasted, hasHtml } = settleHtml(tree, source, context);
    if (isTooDeep(tree, typed, context) || isTooMuch(tree, typed, context)) return { type: 'root', children: [] };
    unescapePipes(tree, source);
    if (hasHtml) unlinkInAnchors(tree, source);
    if (mayHoldAddress(source)) keepUnderscores(tree, source);
    markUnderlined(tree, source);
    const interactiveFigures = takeDirectives(tree, source, context);
    context.onParsed?.({ tree, source, tags: typed });
    unlinkNotes(tree, source);
    moveNotesOutOfLinks(tree);
    finishFacts(tree, source, facts, context);
    const tags = checkHeadings(tree, hasHtml ? placedAs(typed, rawTags(tree)) : [], context);
    takeHeadingIds(tree, context);
    const findTarget = createTargetFinder(tree, source, context);
    const parsed = toHtmlTree(tree, context, hasHtml ? raw : undefined);
    placeAsTyped(parsed, tags);
    if (isPasted) cleanPastes(parsed, isPasted, context.labels.language);
    if (hasHtml) namePlaces(parsed);
    refuseTargets(parsed, findTarget, context);
    const empty = findEmptyParts(parsed, tree, context);
    const safe = sanitize.runSync(parsed) as Root;
    // A paste gets one finding only: that it is a paste.
    reportRemoved(isPasted ? tags.filter((tag) => !isPasted(tag)) : tags, parsed, safe, context);
    leaveOut(safe, empty);
    tidyLists(safe);
    settleIds(safe, interactiveFigures, context);
    resolveMedia(safe, findTarget, context);
    typesetTree(safe, typography);
    tidyTables(safe, context.labels);
    placeInteractiveFigures(safe, interactiveFigures, source, context);
    placeNotes(safe, context.anchors, context.labels);
    setDirections(safe, source, context.labels.language);
    return safe;
  };
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
