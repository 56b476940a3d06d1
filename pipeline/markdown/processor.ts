import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Facts } from '../facts/facts.ts';
import { tooLong } from '../findings/message.ts';
import { remarkBareAddresses, remarkEscapedPipes } from './bare-addresses.ts';
import { remarkShowParsed, type MarkdownContext } from './context.ts';
import { rehypeFindEmptyParts, rehypeLeaveOutEmptyParts } from './empty-parts.ts';
import { remarkFactsInHtml } from './facts-in-html.ts';
import { remarkFalseDefinitions, remarkUnderlinedProse } from './misread-blocks.ts';
import { remarkTargets, rehypeRefusedTargets } from './targets.ts';
import { remarkHeadingIds, remarkHeadingLevels } from './headings.ts';
import { allowedHtml, rehypeRemoveFields, rehypeReportRemoved, rehypeTypedHtml } from './html/typed-html.ts';
import { rehypePastes } from './html/pastes.ts';
import { remarkHtml } from './html/settle-html.ts';
import { rehypeInteractiveFigures } from './interactive-figures/place-figures.ts';
import { remarkInteractiveFigures } from './interactive-figures/figure-request.ts';
import { messageOfProblem, messagesOf, RefusedText } from './message.ts';
import { remarkNotesInLinks, rehypeNotes } from './notes.ts';
import { rehypeMedia } from './resolve-media.ts';
import { rehypeDirections, remarkToHtml } from './to-html.ts';
import { rehypeNamedPlaces, rehypeUniqueIds } from './settle-ids.ts';
import { remarkNestingLimit, remarkSizeLimit } from './document-limits.ts';
import { byForm, syntaxPlugins, type TextForm } from './syntax/parse.ts';
import { rehypeListItems, rehypeTables } from './tidy-blocks.ts';
import { rehypeTypography } from './typeset-tree.ts';

/** Compiles one Markdown text to a safe HTML tree; what is wrong with it becomes messages of its file. */
export type CompileMarkdown = (source: string, context: MarkdownContext) => Root;

/**
 * Creates a compiler that knows the facts and serves a whole build. `typography` is the language of the typesetting;
 * without it, texts stay as typed.
 */
export function createCompiler(facts: Facts, typography?: string): CompileMarkdown {
  const processorFor = byForm((form) => createProcessor(facts, typography, form));
  return (source, context) => {
    const file = new VFile({ value: source, data: { context } });
    const tree = compile(file, context);
    for (const { rule, place, values, fix } of messagesOf(file))
      context.message(rule, context.locate(place.line, place.column), values, fix);
    return tree;
  };

  function compile(file: VFile, { hasFrontMatter = false }: MarkdownContext): Root {
    const long = tooLong(String(file));
    if (long) {
      messageOfProblem(file, { line: long.line, column: 1 }, long);
      return { type: 'root', children: [] };
    }
    const processor = processorFor(String(file), hasFrontMatter);
    try {
      return processor.runSync(processor.parse(file) as MarkdownRoot, file) as Root;
    } catch (error) {
      if (error instanceof RefusedText) return { type: 'root', children: [] };
      throw error;
    }
  }
}

/**
 * Creates the processor of a form of texts. A plugin leaves what a later one needs in `file.data`. What stands before
 * the sanitizer handles what a writer typed; what stands behind it adds what no writer may type.
 * `tests/unit/processor.test.ts` holds which plugin must stand before which, and why.
 */
function createProcessor(facts: Facts, typography: string | undefined, form: TextForm) {
  return unified()
    .use(syntaxPlugins(facts, form))
    .use(remarkNestingLimit)
    .use(remarkHtml)
    .use(remarkSizeLimit)
    .use(remarkEscapedPipes)
    .use(remarkBareAddresses)
    .use(remarkUnderlinedProse)
    .use(remarkInteractiveFigures)
    .use(remarkShowParsed)
    .use(remarkFalseDefinitions)
    .use(remarkNotesInLinks)
    .use(remarkFactsInHtml, facts)
    .use(remarkHeadingLevels)
    .use(remarkHeadingIds)
    .use(remarkTargets)
    .use(remarkToHtml)
    .use(rehypeTypedHtml)
    .use(rehypePastes)
    .use(rehypeRemoveFields)
    .use(rehypeNamedPlaces)
    .use(rehypeRefusedTargets)
    .use(rehypeFindEmptyParts)
    .use(rehypeSanitize, allowedHtml)
    .use(rehypeReportRemoved)
    .use(rehypeLeaveOutEmptyParts)
    .use(rehypeListItems)
    .use(rehypeUniqueIds)
    .use(rehypeMedia)
    .use(rehypeTypography, typography)
    .use(rehypeTables)
    .use(rehypeInteractiveFigures)
    .use(rehypeNotes)
    .use(rehypeDirections)
    .freeze();
}
