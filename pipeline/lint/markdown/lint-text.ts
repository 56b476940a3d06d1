import type { MarkdownContext, ParsedText } from '../../compile/markdown/context.ts';
import { createPointTable, type Point } from '../../compile/markdown/points.ts';
import type { Fix, Place } from '../report.ts';
import type { AnyParameters } from '../rule.ts';
import type { RuleName } from '../rules.ts';
import { FINDERS } from './finders.ts';
import type { Found } from './found.ts';
import { createMayHold } from './may-hold.ts';
import { collectParts } from './text-parts.ts';

type FoundByRule = Found<AnyParameters> & { readonly rule: RuleName };
const mayHold = createMayHold(FINDERS.flatMap(([, { signs }]) => signs ?? []));

/** Reports what a reader would not see as the writer of a text has meant it. */
export function lintText(text: ParsedText, context: MarkdownContext): void {
  const { source } = text;
  const parts = collectParts(text, context, mayHold);
  const all = FINDERS.flatMap(([rule, find]) =>
    [...parts.blocks.flatMap((block) => find.block?.(block, parts) ?? []), ...(find.text?.(parts) ?? [])].map(
      (found) => ({ ...found, rule }),
    ),
  );
  if (all.length === 0) return;
  const pointAt = createPointTable(source);
  const placeAt = (offset: number): Place => {
    const { line, column } = pointAt(offset);
    return context.locate(line, column);
  };
  for (const { rule, offset, end, values, earlier, fix, ended } of outermost(all).toSorted(
    (a, b) => a.offset - b.offset,
  )) {
    const place = placeAt(offset);
    const said =
      earlier === undefined || typeof values === 'function'
        ? values
        : { ...values, line: String(placeAt(earlier).line) };
    const isExact =
      fix &&
      source.startsWith(fix.actual, offset) &&
      (context.hasFrontMatter === true || isSafeInYaml(fix, pointAt(offset), context));
    context.report.report(rule, place, said, isExact ? fix : undefined);
    const last = (end ?? offset + (fix?.actual.length ?? 0)) - 1;
    // Of a bare address inside, and of a tag whose end is a part of it, there is nothing more to say.
    if (last > offset) context.report.leaveOut('incomplete-address', place, placeAt(last));
    if (ended) {
      const tag = context.locate(ended.line, ended.column);
      context.report.leaveOut('html-unclosed', tag, tag);
    }
  }
}

/** Without those that stand in what another tells of as a whole. */
function outermost(all: readonly FoundByRule[]): FoundByRule[] {
  const whole = all.flatMap(({ offset, end }) => (end === undefined ? [] : [{ offset, end }]));
  return all.filter(
    (one) => one.end !== undefined || !whole.some(({ offset, end }) => offset <= one.offset && one.offset < end),
  );
}

/** Whether a fix can be typed into a value of YAML as it is: all on one line, with no sign that means something there. */
function isSafeInYaml({ actual, expected }: Fix, { line, column }: Point, { locate }: MarkdownContext): boolean {
  const isPlaced = locate(line, column + 1).column === locate(line, column).column + 1;
  return isPlaced && (line > 1 || column > 1) && !/["'\\\n]/.test(actual) && !/["'\\\n]|:(?:\s|$)|\s#/.test(expected);
}
