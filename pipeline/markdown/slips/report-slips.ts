import type { Root } from 'mdast';
import type { Facts } from '../../facts.ts';
import type { Fix } from '../../report.ts';
import type { MarkdownContext } from '../context.ts';
import { createPointFinder, type RawTag } from '../raw-tags.ts';
import { unlinkTold } from '../unlink-told.ts';
import { findAddressForms } from './addresses.ts';
import { findBraces } from './braces.ts';
import { findCells } from './cells.ts';
import { findCharacters, findNumbersOfNothing } from './characters.ts';
import { findChatWords } from './chat-words.ts';
import { findCodes, findFences } from './codes.ts';
import { findComments } from './comments.ts';
import { findConflicts } from './conflicts.ts';
import { findDefinitions } from './definitions.ts';
import { findDirective } from './directives.ts';
import { findEmphasis, findOpen, findProducts, findStarsInWords, findUneven } from './emphasis.ts';
import { findEscapes } from './escapes.ts';
import { findForeignLinks, findSlackLinks } from './foreign-links.ts';
import { findTex } from './foreign-math.ts';
import { findForeign } from './foreign-syntax.ts';
import { findBoldHeadings, findHeadingForms } from './headings.ts';
import { findInHtml } from './in-html.ts';
import { findLineBeginnings } from './line-beginnings.ts';
import { findAddressEnds, findEmptyLinks, findLinkForms } from './links.ts';
import { findLists, findNumbers, findTasks } from './lists.ts';
import { findNotes } from './notes.ts';
import { findRepeated } from './repeated.ts';
import type { ProseBlock, Slip, TextParts } from './slip.ts';
import { findSpacedMarks } from './spaced-marks.ts';
import { findTableForms } from './tables.ts';
import { collectParts } from './text-parts.ts';
import { findUnderlined } from './underlined.ts';
import { findUnfinishedIn } from './unfinished.ts';

/**
 * Reports what a reader would not see as the writer of a text has meant it. `source` is what `tree` was parsed from. Gives the tags
 * whose end is a part of what it has told of.
 */
export function reportSlips(tree: Root, source: string, facts: Facts, context: MarkdownContext): readonly RawTag[] {
  const parts = collectParts(tree, source, facts, context);
  const slips = [...findInBlocks(parts), ...findInText(tree, parts)].toSorted((a, b) => a.offset - b.offset);
  if (slips.length === 0) return [];
  unlinkTold(
    tree,
    slips.map(({ offset, mend }) => [offset, offset + (mend?.actual.length ?? 0)]),
  );
  const pointAt = createPointFinder(source);
  for (const { rule, offset, values, earlier, mend } of slips) {
    const { line, column } = pointAt(offset);
    const isExact =
      mend &&
      source.startsWith(mend.actual, offset) &&
      (context.hasFrontMatter === true || isSafeInYaml(mend, line + 1, column, context));
    const said =
      earlier === undefined || typeof values === 'function'
        ? values
        : { ...values, line: lineOf(earlier, source, context) };
    context.report.report(rule, context.locate(line + 1, column), said, isExact ? mend : undefined);
  }
  return slips.flatMap(({ ended }) => ended ?? []);
}

function findInBlocks(parts: TextParts): Slip[] {
  return parts.blocks.flatMap((block) => {
    const directive = findDirective(block, parts.source);
    return directive.length > 0 ? directive : findInBlock(block, parts);
  });
}

function findInBlock(block: ProseBlock, parts: TextParts): Slip[] {
  const spaced = findSpacedMarks(block, parts);
  return [
    ...findCharacters(block.prose, block.start, parts.source.slice(block.start, block.end)),
    ...findNumbersOfNothing(block),
    ...findUnfinishedIn(block),
    ...findBraces(block, parts),
    ...findConflicts(block),
    ...findComments(block, parts.source),
    ...findForeign(block, parts),
    ...findForeignLinks(block, parts),
    ...findTex(block, parts.source),
    ...spaced,
    ...(spaced.length > 0 ? [] : findOpen(block)),
    ...findUneven(block, parts),
    ...findLinkForms(block, parts),
    ...findAddressForms(block),
    ...findHeadingForms(block, parts),
    ...findTasks(block),
    ...findNumbers(block),
    ...findEscapes(block),
  ];
}

function findInText(tree: Root, parts: TextParts): Slip[] {
  const { slips, names } = findDefinitions(tree, parts);
  return [
    ...slips,
    ...findNotes(parts, names),
    ...findRepeated(parts),
    ...findChatWords(tree, parts.source),
    ...findLists(parts),
    ...findLineBeginnings(parts),
    ...findTableForms(parts),
    ...findCells(parts),
    ...findCodes(tree, parts),
    ...findFences(parts),
    ...findInHtml(parts),
    ...findEmptyLinks(parts),
    ...findAddressEnds(parts),
    ...findSlackLinks(parts),
    ...findEmphasis(parts),
    ...findProducts(parts),
    ...findStarsInWords(parts),
    ...findUnderlined(tree, parts),
    ...findBoldHeadings(parts),
  ];
}

function lineOf(offset: number, source: string, { locate }: MarkdownContext): string {
  return String(locate(source.slice(0, offset).split('\n').length, 1).line);
}

/** Whether a mend can be typed into a value of YAML as it is: all on one line, with no sign that means something there. */
function isSafeInYaml({ actual, expected }: Fix, line: number, column: number, { locate }: MarkdownContext): boolean {
  const isPlaced = locate(line, column + 1).column === locate(line, column).column + 1;
  return isPlaced && (line > 1 || column > 1) && !/["'\\\n]/.test(actual) && !/["'\\\n]|:(?:\s|$)|\s#/.test(expected);
}
