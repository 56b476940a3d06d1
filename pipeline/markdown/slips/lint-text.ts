import type { Mend, Place } from '../../report.ts';
import type { MarkdownContext, ParsedText } from '../context.ts';
import { createPointTable, type Point } from '../points.ts';
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

/** Reports what a reader would not see as the writer of a text has meant it. */
export function lintText(text: ParsedText, context: MarkdownContext): void {
  const { source } = text;
  const parts = collectParts(text, context);
  const slips = outermost([
    ...parts.blocks.flatMap((block) => IN_BLOCKS.flatMap((find) => find(block, parts))),
    ...IN_TEXTS.flatMap((find) => find(parts)),
  ]).toSorted((a, b) => a.offset - b.offset);
  if (slips.length === 0) return;
  const pointAt = createPointTable(source);
  const placeAt = (offset: number): Place => {
    const { line, column } = pointAt(offset);
    return context.locate(line, column);
  };
  for (const { rule, offset, end, values, earlier, mend, ended } of slips) {
    const place = placeAt(offset);
    const said =
      earlier === undefined || typeof values === 'function'
        ? values
        : { ...values, line: String(placeAt(earlier).line) };
    const isExact =
      mend &&
      source.startsWith(mend.actual, offset) &&
      (context.hasFrontMatter === true || isSafeInYaml(mend, pointAt(offset), context));
    context.report.report(rule, place, said, isExact ? mend : undefined);
    const last = (end ?? offset + (mend?.actual.length ?? 0)) - 1;
    // Of a bare address inside, and of a tag whose end is a part of it, there is nothing more to say.
    if (last > offset) context.report.leaveOut('incomplete-address', place, placeAt(last));
    if (ended) {
      const tag = context.locate(ended.line, ended.column);
      context.report.leaveOut('html-unclosed', tag, tag);
    }
  }
}

/** Without those that stand in what another tells of as a whole. */
function outermost(slips: readonly Slip[]): Slip[] {
  const whole = slips.flatMap(({ offset, end }) => (end === undefined ? [] : [{ offset, end }]));
  return slips.filter(
    (slip) => slip.end !== undefined || !whole.some(({ offset, end }) => offset <= slip.offset && slip.offset < end),
  );
}

/** Whether a mend can be typed into a value of YAML as it is: all on one line, with no sign that means something there. */
function isSafeInYaml({ actual, expected }: Mend, { line, column }: Point, { locate }: MarkdownContext): boolean {
  const isPlaced = locate(line, column + 1).column === locate(line, column).column + 1;
  return isPlaced && (line > 1 || column > 1) && !/["'\\\n]/.test(actual) && !/["'\\\n]|:(?:\s|$)|\s#/.test(expected);
}
