import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified, type PluggableList } from 'unified';
import type { Facts } from '../../facts.ts';
import { endAddresses } from './address-ends.ts';
import { leaveOutAutolinks, mayHoldAddress } from './autolinks.ts';
import { directivesFromMarkdown, directiveSyntax } from './directive-syntax.ts';
import { factFromMarkdown, factSyntax } from './fact-syntax.ts';
import { loadFastParser } from './fast-parse.ts';
import { formulaFromMarkdown, formulaSyntax } from './formula-syntax.ts';
import { knownHtmlSyntax } from './known-html.ts';
import { nestingLimit } from './nesting.ts';
import { numericReferences } from './numeric-references.ts';

/** Parses a text to a Markdown tree; with `hasFrontMatter`, the text begins with YAML. */
export type ParseMarkdown = (source: string, hasFrontMatter: boolean) => Root;

/**
 * How many texts were parsed, and how many of them by the exact parser, because the fast one might differ or is
 * missing.
 */
export interface ParsedTexts {
  all: number;
  exact: number;
}

const parseFast = await loadFastParser();

/** Whether this machine can load the fast parser. */
export const hasFastParser = parseFast !== undefined;

/** A parser that takes the fast way wherever that is known to lead to the same tree, and counts in `texts`. */
export function createParser(facts: Facts, texts: ParsedTexts): ParseMarkdown {
  const parseExactly = createExactParser(facts);
  return (source, hasFrontMatter) => {
    texts.all++;
    const tree = parseFast?.(source, hasFrontMatter, facts);
    if (tree) return tree;
    texts.exact++;
    return parseExactly(source, hasFrontMatter);
  };
}

/**
 * The parser that says what Markdown means here: remark with GFM, facts, formulas as text, directives, and HTML only where a browser knows the element.
 * Four of them: with front matter or without, and with bare autolinks only where a text may hold one.
 */
export function createExactParser(facts: Facts): ParseMarkdown {
  const [frontMatter, full, lean] = [[remarkFrontmatter], [endAddresses], [leaveOutAutolinks]];
  const text = { full: freeze([], full), lean: freeze([], lean) };
  const file = { full: freeze(frontMatter, full), lean: freeze(frontMatter, lean) };
  return (source, hasFrontMatter) =>
    (hasFrontMatter ? file : text)[mayHoldAddress(source) ? 'full' : 'lean'].parse(source);

  function freeze(before: PluggableList, after: PluggableList) {
    const processor = unified().use(remarkParse);
    (processor.data().fromMarkdownExtensions ??= []).push(
      nestingLimit,
      numericReferences,
      factFromMarkdown(facts),
      formulaFromMarkdown,
      ...directivesFromMarkdown,
    );
    (processor.data().micromarkExtensions ??= []).push(factSyntax, formulaSyntax, knownHtmlSyntax, directiveSyntax);
    return processor.use(before).use(remarkGfm, { singleTilde: false }).use(after).freeze();
  }
}

/** The exact parser for a text as it is typed: no fact is put into it. */
export const parseTyped = createExactParser(new Map());
