import type { Paragraph } from 'mdast';
import type { ParametersOf } from '../../findings/rules.ts';
import { endOf, startOf } from '../../markdown/points.ts';
import { editText } from '../../shared/edit-text.ts';
import type { Finders, Found, Located, TextParts } from '../markdown/found.ts';

type HeadingForm = Found<ParametersOf<'heading-form'>>;

const NO_BLANK = /^(?<before>[ \t>]*)(?<signs>#{2,6})(?=[^\s#])(?<words>.*[\p{L}\p{N}\ufffc].*)$/gmu;
const TOO_MANY = /^(?<before>[ \t>]*)(?<signs>#{7,}[ \t]+)(?<words>.*[\p{L}\p{N}\ufffc].*)$/gmu;
/** Words that end like a sentence, or introduce what follows; a heading does neither. */
const NO_HEADING = /[.:;,…]\**$/;
const MAX_HEADING = 70;

export const headingForm: Finders<ParametersOf<'heading-form'>> = {
  signs: /^[ \t>]*#/m,
  /** Finds `##A heading` and seven signs: paragraphs that were meant as headings. */
  *block({ kind, prose, start }, { source, topLevel }) {
    if (kind !== 'paragraph') return;
    for (const { index, groups } of [...prose.matchAll(NO_BLANK), ...prose.matchAll(TOO_MANY)]) {
      const { before = '', signs = '', words = '' } = groups ?? {};
      const offset = start + index + before.length;
      const level = signs.startsWith('#######') ? topLevel : signs.length;
      const expected = `${'#'.repeat(Math.max(level, Math.min(topLevel, 6)))} `;
      const line = source.slice(offset + signs.length, offset + signs.length + words.length);
      yield { offset, values: { what: signs + line, expected: expected + line }, fix: { actual: signs, expected } };
    }
  },
  text: findBoldLines,
};

/** Finds several paragraphs that are bold as a whole, each before a text of its own; one finding a text. */
function* findBoldLines({ nodes, source, topLevel }: TextParts): Iterable<HeadingForm> {
  const bold = nodes('paragraph').filter((paragraph) => isBoldLine(paragraph, source));
  const [first, last] = [bold[0], bold.at(-1)];
  if (!first || !last || bold.length < 2) return;
  const above = nodes('heading').findLast(({ start }) => start < first.start)?.node.depth;
  const signs = `${'#'.repeat(Math.min(6, above === undefined ? topLevel : above + 1))} `;
  const edits = bold.map(({ start, end }) => ({
    start,
    end,
    text: signs + source.slice(start, end).trimEnd().slice(2, -2),
  }));
  const what = source.slice(first.start, first.end).trimEnd();
  yield {
    offset: first.start,
    values: { kind: 'bold', what, expected: signs + what.slice(2, -2), count: String(bold.length) },
    fix: { actual: source.slice(first.start, last.end), expected: editText(source, edits, first.start, last.end) },
  };
}

function isBoldLine({ node, parent, index, start, end }: Located<Paragraph>, source: string): boolean {
  const [bold, ...others] = node.children;
  const next = parent.children[index + 1];
  const words = source.slice(start, end).trimEnd();
  return (
    parent.type === 'root' &&
    bold?.type === 'strong' &&
    others.length === 0 &&
    /^(?:\*\*|__)[\p{Lu}\d¿¡“"]/u.test(words) &&
    words.length <= MAX_HEADING &&
    !NO_HEADING.test(words) &&
    next !== undefined &&
    ['paragraph', 'list', 'table'].includes(next.type) &&
    !isBoldStart(next, source) &&
    (endOf(node)?.line ?? 0) < (startOf(next)?.line ?? 0)
  );
}

function isBoldStart(node: Parameters<typeof startOf>[0], source: string): boolean {
  return /^(?:\*\*|__)/.test(source.slice(startOf(node)?.offset));
}
