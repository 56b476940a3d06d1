import type { Root } from 'mdast';
import type { CompileContext, Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import type { Construct } from 'micromark-util-types';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type PluggableList, type Processor, unified } from 'unified';
import type { Facts } from '../../facts/facts.ts';
import { remarkDepthLimit } from '../document-limits.ts';
import { addSyntax } from './add-syntax.ts';
import { mayHoldAddress, remarkAddressEnds, remarkNoBareAddresses } from './address-ends.ts';
import { remarkFacts } from './fact-syntax.ts';
import { remarkFormulas } from './formula-syntax.ts';
import { remarkKnownHtml } from './known-html.ts';

/** What decides how a text is parsed. */
export interface TextForm {
  /** Whether it begins with front matter; otherwise `---` is a thematic break. */
  readonly hasFrontMatter: boolean;
  /** Whether it may hold a bare address; looking for some takes nearly half of the parsing time. */
  readonly mayHoldAddress: boolean;
}

/** Returns the plugins that parse a text: Markdown with GFM, facts, formulas as text, figures, and known HTML. */
export function syntaxPlugins(facts: Facts, form: TextForm): PluggableList {
  return [
    remarkParse,
    ...(form.hasFrontMatter ? [remarkFrontmatter] : []),
    remarkDepthLimit,
    remarkNumericReferences,
    [remarkFacts, facts],
    remarkFormulas,
    remarkLeafDirectives,
    remarkKnownHtml,
    [remarkGfm, { singleTilde: false }],
    form.mayHoldAddress ? remarkAddressEnds : remarkNoBareAddresses,
  ];
}

/** Creates something for each form of a text once, when a text of that form comes; returns what is for a text. */
export function byForm<Made>(create: (form: TextForm) => Made): (source: string, hasFrontMatter: boolean) => Made {
  const made = new Map<string, Made>();
  return (source, hasFrontMatter) => {
    const form = { hasFrontMatter, mayHoldAddress: mayHoldAddress(source) };
    const key = JSON.stringify(form);
    const known = made.get(key) ?? create(form);
    made.set(key, known);
    return known;
  };
}

const typedParser = byForm((form) => unified().use(syntaxPlugins(new Map(), form)).freeze());

/** Parses a text as it is typed: no fact is put into it. */
export function parseTyped(source: string, hasFrontMatter: boolean): Root {
  return typedParser(source, hasFrontMatter).parse(source) as Root;
}

const COLON = 58;

const { micromarkExtensions = [], fromMarkdownExtensions = [] } = unified().use(remarkDirective).freeze().data();

/**
 * Reads the generic syntax of directives, `::name[words]{key="value"}` on a line of its own. Text directives are not
 * read, because they would match `a:b`, nor are container directives, which would match the boxes of other programs.
 */
function remarkLeafDirectives(this: Processor): void {
  addSyntax(this, { tokenizer: { flow: { [COLON]: leafConstruct() } } });
  for (const fromMarkdown of fromMarkdownExtensions.flat()) addSyntax(this, { fromMarkdown });
}

function leafConstruct(): Construct {
  const constructs = micromarkExtensions[0]?.flow?.[COLON];
  const leaf = Array.isArray(constructs) ? constructs.at(-1) : undefined;
  if (!leaf) throw new Error('remark-directive has no construct for a line of its own');
  return leaf;
}

const NUMERIC = /^&#(?:x(?<hexadecimal>[\da-f]+)|(?<decimal>\d+));$/i;

const fromMarkdown: FromMarkdownExtension = {
  exit: {
    characterReference(this: CompileContext, token) {
      const text = this.stack.pop();
      if (text?.type !== 'text' || !text.position) throw new Error('A character reference always ends a text');
      const { hexadecimal, decimal } = NUMERIC.exec(this.sliceSerialize(token))?.groups ?? {};
      const letter = letterOfCode(hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16));
      if (letter !== undefined) text.value = text.value.slice(0, -1) + letter;
      const { line, column, offset } = token.end;
      text.position.end = { line, column, offset };
    },
  },
};

/**
 * Reads `&#146;` as browsers do: the numbers from 128 to 159, which old programs wrote, are Windows-1252 codes (HTML,
 * "numeric character reference end state"). The parser has replaced each with U+FFFD.
 */
function remarkNumericReferences(this: Processor): void {
  addSyntax(this, { fromMarkdown });
}

/** What the codes from 0x80 to 0x9f stand for in Windows-1252 that mean no letter in Unicode; five of them stand for nothing there either. */
export const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST = 0x80;

/** Returns the letter of a Windows-1252 code; undefined if it is the same in Unicode or there is none. */
export function letterOfCode(code: number): string | undefined {
  const letter = WINDOWS_1252[code - FIRST];
  return letter === undefined || letter.charCodeAt(0) === code ? undefined : letter;
}

/** Returns the Windows-1252 code of a letter. */
export function codeOfLetter(letter: string): number {
  const at = WINDOWS_1252.indexOf(letter);
  return at < 0 ? letter.charCodeAt(0) : FIRST + at;
}
