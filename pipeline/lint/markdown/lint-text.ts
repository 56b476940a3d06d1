import type { Fix } from '../../findings/finding.ts';
import type { MarkdownContext, ParsedText } from '../../markdown/context.ts';
import { createPointTable, type Point } from '../../markdown/points.ts';
import type { FileLinter } from '../../site/parse/file-linter.ts';
import type { Place } from '../../findings/message.ts';
import type { RuleName } from '../../findings/rules.ts';
import * as finders from '../finders.ts';
import { collectParts, type Finders, type Found, type NodeFinder, type NodeType, type TextParts } from './found.ts';

type FoundByRule = Found<RuleName> & { readonly rule: RuleName };

/** The finders of rules, in the order of their names, each with the signs without which a block needs no look. */
const FINDERS = (Object.entries(finders) as [RuleName, Finders<RuleName>][]).map(([rule, find]) => ({
  rule,
  find,
  signs: new RegExp(find.signs?.source ?? '', 'mu'),
  byType: Object.entries(find.nodes ?? {}) as [NodeType, NodeFinder<unknown, RuleName>][],
}));
/** The signs of all rules; prose without any of them is not checked. */
const SIGNS = new RegExp([...new Set(FINDERS.flatMap(({ find }) => find.signs?.source ?? []))].join('|'), 'mu');

/** Characters that YAML may write differently. */
const FOR_YAML = /["'\\]/;
/** Text that is an address, not prose. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|[/#])\S*$/i;

/**
 * Reports what a line of plain text would show literally to readers: Markdown syntax, lost letters, unfinished words.
 */
export const lintLine: FileLinter['line'] = (text, field, { locate, message }) => {
  if (ADDRESS.test(text)) return;
  for (const { rule, find } of FINDERS)
    for (const { offset, values, fix } of find.line?.(text, field) ?? []) {
      const place = locate(1, offset + 1);
      const isExact =
        fix && locate(1, offset + 2).column === place.column + 1 && !FOR_YAML.test(fix.actual + fix.expected);
      message(rule, place, values, isExact ? fix : undefined);
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
  for (const { rule, offset, end, values, earlier, fix, alsoAt } of all) {
    const said =
      earlier === undefined || typeof values === 'function'
        ? values
        : { ...values, line: String(placeAt(earlier).line) };
    const isExact =
      fix &&
      source.startsWith(fix.actual, offset) &&
      (context.hasFrontMatter === true || isSafeInYaml(fix, pointAt(offset), context));
    const explains = [
      ...(end === undefined ? [] : [{ from: placeAt(offset), to: placeAt(end - 1) }]),
      ...(alsoAt === undefined ? [] : [{ from: placeAt(alsoAt), to: placeAt(alsoAt) }]),
    ];
    context.message(rule, placeAt(offset), said, isExact ? fix : undefined, explains);
  }
}

function* findAll(parts: TextParts): Iterable<FoundByRule> {
  for (const { rule, find, signs, byType } of FINDERS) {
    if (find.block)
      for (const block of parts.blocks)
        if (signs.test(block.prose)) for (const found of find.block(block, parts)) yield { ...found, rule };
    for (const [type, findIn] of byType)
      for (const one of parts.nodes(type)) for (const found of findIn(one, parts)) yield { ...found, rule };
    for (const found of find.text?.(parts) ?? []) yield { ...found, rule };
  }
}

/**
 * Tells whether a fix can be typed into a YAML value unchanged: on one line, without characters that have a meaning
 * there.
 */
function isSafeInYaml({ actual, expected }: Fix, { line, column }: Point, { locate }: MarkdownContext): boolean {
  const isPlaced = locate(line, column + 1).column === locate(line, column).column + 1;
  return isPlaced && (line > 1 || column > 1) && !/["'\\\n]/.test(actual) && !/["'\\\n]|:(?:\s|$)|\s#/.test(expected);
}
