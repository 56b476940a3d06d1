import type { Root } from 'mdast';
import type { Mend } from '../../report.ts';
import type { MarkdownContext } from '../context.ts';
import { createPointFinder, type RawTag } from '../raw-tags.ts';
import { unlinkTold } from '../unlink-told.ts';
import { findBlankTargets } from './blank-targets.ts';
import { findBoldMarks } from './bold-marks.ts';
import { findCells } from './cells.ts';
import { findCharacters, findNumbersOfNothing } from './characters.ts';
import { findChatWords } from './chat-words.ts';
import { findCodes } from './codes.ts';
import { findComments } from './comments.ts';
import { findConflicts } from './conflicts.ts';
import { findDefinitions } from './definitions.ts';
import { findEscapes } from './escapes.ts';
import { findTex } from './foreign-math.ts';
import { findForeign } from './foreign-syntax.ts';
import { findBoldHeadings, findHeadingForms } from './headings.ts';
import { findInHtml } from './in-html.ts';
import { findBrokenLinks, findEmptyLinks, findReferences, findSpacedLinks } from './links.ts';
import { findLists, findSums } from './lists.ts';
import { findNotes } from './notes.ts';
import { findProducts, findStarsInWords, findUneven } from './odd-stars.ts';
import { findOpenCode } from './open-code.ts';
import { findRepeated } from './repeated.ts';
import type { ProseBlock, Slip, TextParts } from './slip.ts';
import { findSpacedMarks } from './spaced-marks.ts';
import { findTableForms } from './tables.ts';
import { collectParts } from './text-parts.ts';
import { findUnderlined } from './underlined.ts';
import { findUnfinishedIn } from './unfinished.ts';
import { findUnknownTags } from './unknown-tags.ts';

/** What looks at each paragraph, heading and cell that may hold a slip. */
const IN_BLOCKS: readonly ((block: ProseBlock, parts: TextParts) => readonly Slip[])[] = [
  ({ prose, start }) => findCharacters(prose, start),
  findNumbersOfNothing,
  findUnfinishedIn,
  findConflicts,
  findComments,
  findUnknownTags,
  findForeign,
  findTex,
  findSpacedMarks,
  findBoldMarks,
  findUneven,
  findOpenCode,
  findBlankTargets,
  findSpacedLinks,
  findBrokenLinks,
  findReferences,
  findHeadingForms,
  findLists,
  findTableForms,
  findEscapes,
];
/** What looks at all of a text. */
const IN_TEXTS: readonly ((parts: TextParts) => readonly Slip[])[] = [
  findDefinitions,
  findNotes,
  findRepeated,
  findChatWords,
  findSums,
  findCells,
  findCodes,
  findInHtml,
  findEmptyLinks,
  findProducts,
  findStarsInWords,
  findUnderlined,
  findBoldHeadings,
];

/**
 * Reports what a reader would not see as the writer of a text has meant it. `source` is what `tree` was parsed from, `tags` what
 * stands in it of HTML. Gives the tags whose end is a part of what it has told of.
 */
export function reportSlips(
  tree: Root,
  source: string,
  tags: readonly RawTag[],
  context: MarkdownContext,
): readonly RawTag[] {
  const parts = collectParts(tree, source, tags, context);
  const slips = outermost([
    ...parts.blocks.flatMap((block) => IN_BLOCKS.flatMap((find) => find(block, parts))),
    ...IN_TEXTS.flatMap((find) => find(parts)),
  ]).toSorted((a, b) => a.offset - b.offset);
  unlinkTold(
    tree,
    slips.map(({ offset, mend, end }) => [offset, end ?? offset + (mend?.actual.length ?? 0)]),
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

/** Without those that stand in what another tells of as a whole. */
function outermost(slips: readonly Slip[]): Slip[] {
  const whole = slips.flatMap(({ offset, end }) => (end === undefined ? [] : [{ offset, end }]));
  return slips.filter(
    (slip) => slip.end !== undefined || !whole.some(({ offset, end }) => offset <= slip.offset && slip.offset < end),
  );
}

function lineOf(offset: number, source: string, { locate }: MarkdownContext): string {
  return String(locate(source.slice(0, offset).split('\n').length, 1).line);
}

/** Whether a mend can be typed into a value of YAML as it is: all on one line, with no sign that means something there. */
function isSafeInYaml({ actual, expected }: Mend, line: number, column: number, { locate }: MarkdownContext): boolean {
  const isPlaced = locate(line, column + 1).column === locate(line, column).column + 1;
  return isPlaced && (line > 1 || column > 1) && !/["'\\\n]/.test(actual) && !/["'\\\n]|:(?:\s|$)|\s#/.test(expected);
}
