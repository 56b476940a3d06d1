import type { Link } from 'mdast';
import { createExactParser } from '../markdown/parse.ts';
import { visitMarkdown } from '../markdown/visit.ts';

/** A target as it was typed, and where it stands in a text. */
export interface TypedSpan {
  readonly start: number;
  readonly end: number;
  readonly typed: string;
}

/** What a text in Markdown names, and where it shows code as it is typed. */
export interface MarkdownTargets {
  readonly links: readonly TypedSpan[];
  readonly pictures: readonly TypedSpan[];
  readonly code: readonly (readonly [start: number, end: number])[];
}

const parse = createExactParser(new Map());
/** A target, in angle brackets or without blanks, perhaps a title, the end of the link. */
const IN_LINK = /^(\s*)(?:<([^<>\n]*)>|([^\s<>]+?))(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)$/;
const IN_DEFINITION = /^(\[(?:[^[\]\\]|\\[\s\S])+\]:\s*)(?:<([^<>\n]*)>|([^\s<>]+))/;
const IN_TAG = /(\s(href|src)\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+))/gi;

/** Finds targets with the parser that reads a text for the site. A definition may name either, a page or a picture. */
export function markdownTargets(source: string): MarkdownTargets {
  const [links, pictures, code]: [TypedSpan[], TypedSpan[], [number, number][]] = [[], [], []];
  visitMarkdown(parse(source, false), (node) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (start === undefined || end === undefined) return;
    const typed = source.slice(start, end);
    switch (node.type) {
      case 'link':
        links.push(...spanIn(typed.slice(lengthOfWords(node, start)), IN_LINK, start + lengthOfWords(node, start)));
        break;
      case 'image':
        pictures.push(...spanIn(typed.slice(lengthOfAlt(typed)), IN_LINK, start + lengthOfAlt(typed)));
        break;
      case 'definition': {
        const found = spanIn(typed, IN_DEFINITION, start);
        links.push(...found);
        pictures.push(...found);
        break;
      }
      case 'html':
        for (const { name, ...span } of inTags(typed, start)) (name === 'src' ? pictures : links).push(span);
        break;
      case 'code':
      case 'inlineCode':
        code.push([start, end]);
        break;
    }
  });
  return { links, pictures, code };
}

/** How far a link goes up to where its target begins. */
function lengthOfWords({ children }: Link, start: number): number {
  return (children.at(-1)?.position?.end.offset ?? start + 1) - start + ']('.length;
}

/** How far an image goes up to where its target begins; its words are no nodes of the tree. */
function lengthOfAlt(typed: string): number {
  return (/^!\[(?:[^[\]\\]|\\[\s\S]|\[(?:[^[\]\\]|\\[\s\S])*\])*\]\(/.exec(typed)?.[0] ?? typed).length;
}

function spanIn(typed: string, pattern: RegExp, offset: number): TypedSpan[] {
  const [, before = '', inBrackets, bare] = pattern.exec(typed) ?? [];
  const target = inBrackets ?? bare;
  if (target === undefined) return [];
  const start = offset + before.length + (inBrackets === undefined ? 0 : 1);
  return [{ start, end: start + target.length, typed: target }];
}

function inTags(html: string, offset: number): (TypedSpan & { readonly name: string })[] {
  return [...html.matchAll(IN_TAG)].map(({ 1: before = '', 2: name = '', 3: double, 4: single, 5: bare, index }) => {
    const typed = double ?? single ?? bare ?? '';
    const start = offset + index + before.length + (bare === undefined ? 1 : 0);
    return { start, end: start + typed.length, typed, name: name.toLowerCase() };
  });
}
