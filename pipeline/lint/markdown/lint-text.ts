import type { MarkdownContext, ParsedText } from '../../compile/markdown/context.ts';
import { createPointTable, type Point } from '../../compile/markdown/points.ts';
import type { FileLinter } from '../../compile/parse/file-linter.ts';
import type { Place } from '../report.ts';
import type { AnyParameters, Rule } from '../rule.ts';
import { rules, type RuleName } from '../rules.ts';
import type { Fix, Found, TextParts } from './found.ts';
import { collectParts } from './text-parts.ts';

type FoundByRule = Found<AnyParameters> & { readonly rule: RuleName };

/** The rules with finders of their own, in the order of their names. */
const FINDERS = (Object.entries(rules) as [RuleName, Rule<AnyParameters>][]).flatMap(([rule, { find }]) =>
  find ? [{ rule, find }] : [],
);
/** The signs of all rules; prose without any of them is not checked. */
const SIGNS = new RegExp([...new Set(FINDERS.flatMap(({ find }) => find.signs?.source ?? []))].join('|'), 'mu');

/** Characters that YAML may write differently. */
const FOR_YAML = /["'\\]/;
/** Text that is an address, not prose. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|[/#])\S*$/i;

/**
 * Reports what a line of plain text would show literally to readers: Markdown syntax, lost letters, unfinished words.
 */
export const lintLine: FileLinter['line'] = (text, field, locate, { report }) => {
  if (ADDRESS.test(text)) return;
  for (const { rule, find } of FINDERS)
    for (const { offset, values, fix } of find.line?.(text, field) ?? []) {
      const place = locate(1, offset + 1);
      const isExact =
        fix && locate(1, offset + 2).column === place.column + 1 && !FOR_YAML.test(fix.actual + fix.expected);
      report(rule, place, values, isExact ? fix : undefined);
    }
};

/** Reports what readers would not see as the writer meant it. */
export function lintText(text: ParsedText, context: MarkdownContext): void {
  const { source } = text;
  const all = [...findAll(collectParts(text, context, SIGNS))];
  if (all.length === 0) return;
  const pointAt = createPointTable(source);
  const placeAt = (offset: number): Place => {
    const { line, column } = pointAt(offset);
    return context.locate(line, column);
  };
  for (const { rule, offset, end, values, earlier, fix, ended, endTag } of outermost(all)) {
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
    // Adds nothing about a bare address inside, or about a tag whose end tag is part of the finding.
    if (last > offset) context.report.leaveOut('incomplete-address', place, placeAt(last));
    if (endTag !== undefined) context.report.leaveOut('html-removed', placeAt(endTag), placeAt(endTag));
    if (ended) {
      const tag = context.locate(ended.line, ended.column);
      context.report.leaveOut('html-unclosed', tag, tag);
    }
  }
}

function* findAll(parts: TextParts): Iterable<FoundByRule> {
  for (const { rule, find } of FINDERS) {
    for (const block of parts.blocks) for (const found of find.block?.(block, parts) ?? []) yield { ...found, rule };
    for (const found of find.text?.(parts) ?? []) yield { ...found, rule };
  }
}

/** Sorts findings by place, and drops those inside the range of another finding. */
function outermost(all: readonly FoundByRule[]): FoundByRule[] {
  const whole = all.flatMap(({ offset, end }) => (end === undefined ? [] : [{ offset, end }]));
  return all
    .filter(
      (one) => one.end !== undefined || !whole.some(({ offset, end }) => offset <= one.offset && one.offset < end),
    )
    .toSorted((a, b) => a.offset - b.offset);
}

/**
 * Tells whether a fix can be typed into a YAML value unchanged: on one line, without characters that have a meaning
 * there.
 */
function isSafeInYaml({ actual, expected }: Fix, { line, column }: Point, { locate }: MarkdownContext): boolean {
  const isPlaced = locate(line, column + 1).column === locate(line, column).column + 1;
  return isPlaced && (line > 1 || column > 1) && !/["'\\\n]/.test(actual) && !/["'\\\n]|:(?:\s|$)|\s#/.test(expected);
}
