import type { Nodes, Paragraph } from 'mdast';
import { startOf } from '../../markdown/points.ts';
import { linesBetween, type Finders, type Found, type Located, type TextParts } from '../markdown/found.ts';
import { fixOf } from '../markdown/retype.ts';

const NO_BLANK = /^(?<before>[ \t>]*)(?<signs>#{2,6})(?=[^\s#])(?<words>.*[\p{L}\p{N}\ufffc].*)$/gmu;
/** A line of its own, such as `#The gate`; one that ends like a sentence may begin with the topic of a network. */
const ONE_SIGN = /^(?<before>[ \t>]*)(?<signs>#)(?=\p{Lu})(?<words>[^#\n]{1,69}[^#\n.!?:,;…])$/gu;
const TOO_MANY = /^(?<before>[ \t>]*)(?<signs>#{7,}[ \t]+)(?<words>.*[\p{L}\p{N}\ufffc].*)$/gmu;
/** Words that end like a sentence, or introduce what follows; a heading does neither. */
const NO_HEADING = /[.:;,…]\**$/;
/** The name of an author, of a table or a picture, a sum, or a time of day. */
const NO_TITLE =
  /^(?:\*\*|__)(?:(?:By|Par|Von|Di|Por)(?:[ \t]+\p{Lu}[\p{L}.'’-]*){2,}(?:,.*)?\**$|(?:Table|Figure|Fig|Tab|Abbildung|Abb|Tabelle|Figura|Tabella|Tableau|Tabla)\.?[ \t]+\d)|=|\d{1,2}:\d{2}/u;
const MAX_HEADING = 70;

export const headingForm: Finders<'heading-form'> = {
  signs: /^[ \t>]*#/m,
  /** Finds `##A heading` and seven signs: paragraphs that were meant as headings. */
  *block({ node, prose, typed, start, parent }, { topLevel }) {
    if (node.type !== 'paragraph') return;
    const forms = parent.children.at(-1) === node ? [NO_BLANK, TOO_MANY] : [NO_BLANK, TOO_MANY, ONE_SIGN];
    for (const { index, groups } of forms.flatMap((form) => [...prose.matchAll(form)])) {
      const { before = '', signs = '', words = '' } = groups ?? {};
      const from = index + before.length;
      const level = signs.startsWith('#######') ? topLevel : Math.max(signs.length, Math.min(topLevel, 6));
      const expected = `${'#'.repeat(level)} `;
      const line = typed.slice(from + signs.length, from + signs.length + words.length);
      const values = { what: signs + line, expected: expected + line };
      yield { offset: start + from, values, fix: { actual: signs, expected } };
    }
  },
  text: findBoldLines,
};

/** Finds several paragraphs that are bold as a whole, each before a text of its own; one finding a text. */
function* findBoldLines({ nodes, source, topLevel }: TextParts): Iterable<Found<'heading-form'>> {
  const bold = nodes('paragraph').filter((paragraph) => isBoldLine(paragraph, source));
  const [first, ...others] = bold;
  if (!first || others.length === 0) return;
  const above = nodes('heading').findLast(({ start }) => start < first.start)?.node.depth;
  const signs = `${'#'.repeat(Math.min(6, above === undefined ? topLevel : above + 1))} `;
  const edits = bold.map(({ start, end, typed }) => ({ start, end, text: signs + typed.trimEnd().slice(2, -2) }));
  const what = first.typed.trimEnd();
  const values = { kind: 'bold', what, expected: signs + what.slice(2, -2), count: String(bold.length) } as const;
  yield { offset: first.start, values, fix: fixOf(edits, source) };
}

function isBoldLine({ node, parent, index, typed }: Located<Paragraph>, source: string): boolean {
  const [bold, ...others] = node.children;
  const next = parent.children[index + 1];
  const words = typed.trimEnd();
  return (
    parent.type === 'root' &&
    bold?.type === 'strong' &&
    others.length === 0 &&
    /^(?:\*\*|__)[\p{Lu}\d¿¡“"]/u.test(words) &&
    words.length <= MAX_HEADING &&
    !NO_HEADING.test(words) &&
    !NO_TITLE.test(words) &&
    next !== undefined &&
    ['paragraph', 'list', 'table'].includes(next.type) &&
    !isBoldStart(next, source) &&
    linesBetween(node, next) >= 0
  );
}

function isBoldStart(node: Nodes, source: string): boolean {
  return /^(?:\*\*|__)/.test(source.slice(startOf(node)?.offset));
}
