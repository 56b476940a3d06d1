import type { Link } from 'mdast';
import { type TextParameters, error, inText } from '../rule.ts';
import { wordsOfNode } from '../../compile/markdown/node-words.ts';
import { visitMarkdown } from '../../compile/markdown/visit.ts';

const IS_EMPTY = /^\s*#?\s*$/;
const EMPTY_IN_HTML = /<a\s(?:[^<>]*\s)?href(?:\s*=\s*(?:"\s*#?\s*"|'\s*#?\s*')|(?!\s*=))(?=[\s>])[^<>]*>/gi;

export const linkEmpty = error<TextParameters<'what'> & { readonly kind: 'words' | 'address' }>('markup', {
  message: (v) => `Cannot find the ${v.kind} of the link \`${v.what}\``,
  advice: (v) => {
    if (v.kind === 'words') return 'Put words into the square brackets; without them the link cannot be seen.';
    return v.what?.startsWith('<')
      ? 'Put an address between the quotation marks, or take the tag and its end out.'
      : 'Put an address into the round brackets (`#top` is the top of the page), or take all brackets out.';
  },
  means:
    'A link needs words that a reader can click, and an address that it leads to. Without words it cannot be seen, and those who hear the page hear only that there is a link; ' +
    'without an address it leads to the very page that it stands on.',
  parameters: { what: '[the questions]()', kind: 'address' },
  example: inText('Read ‸[the questions]().', 'Read [the questions](/faq).'),
  find: {
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
  },
});

function showsSomething(link: Link): boolean {
  let shows = wordsOfNode(link).trim() !== '';
  visitMarkdown(link, ({ type }) => void (shows ||= /^(?:image|imageReference|html)$/.test(type)));
  return shows;
}
