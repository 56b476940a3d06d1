import type { Finders } from '../markdown/found.ts';
import type { Link } from 'mdast';
import { wordsOfNode } from '../../markdown/tree-text.ts';
import { visitMarkdown } from '../../markdown/visit.ts';

const IS_EMPTY = /^\s*#?\s*$/;
const EMPTY_IN_HTML = /<a\s(?:[^<>]*\s)?href(?:\s*=\s*(?:"\s*#?\s*"|'\s*#?\s*')|(?!\s*=))(?=[\s>])[^<>]*>/gi;

export const linkEmpty: Finders<'link-empty'> = {
  /** Finds links without words or without an address. */
  *text({ nodes, source }) {
    for (const { start, end } of nodes('html'))
      for (const { 0: what, index } of source.slice(start, end).matchAll(EMPTY_IN_HTML))
        yield { offset: start + index, values: { what, kind: 'address' } };
    for (const { node, start, end } of nodes('link')) {
      if (source[start] !== '[') continue;
      const values = { what: source.slice(start, end) };
      if (IS_EMPTY.test(node.url)) yield { offset: start, values: { ...values, kind: 'address' } };
      else if (!showsSomething(node)) yield { offset: start, values: { ...values, kind: 'words' } };
    }
  },
};

function showsSomething(link: Link): boolean {
  let shows = wordsOfNode(link).trim() !== '';
  visitMarkdown(link, ({ type }) => void (shows ||= /^(?:image|imageReference|html)$/.test(type)));
  return shows;
}
