import { type Texts, inText, rule } from '../rule.ts';
import { wordsOfNode } from '../../compile/markdown/node-words.ts';
import { visitMarkdown } from '../../compile/markdown/visit.ts';
import type { Found, TextParts } from '../markdown/found.ts';

type Parameters = Texts<'what'> & { readonly kind: 'words' | 'address' };

const IS_EMPTY = /^\s*#?\s*$/;
const EMPTY_IN_HTML = /<a\s(?:[^<>]*\s)?href(?:\s*=\s*(?:"\s*#?\s*"|'\s*#?\s*')|(?!\s*=))(?=[\s>])[^<>]*>/gi;

export const linkEmpty = rule<Parameters>({
  area: 'markup',
  severity: 'error',
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
  find: { text: findEmptyLinks },
});

/** Links without words or without an address. */
function findEmptyLinks({ nodes, source }: TextParts): Found<Parameters>[] {
  const inHtml = nodes('html').flatMap(({ start, end }) =>
    [...source.slice(start, end).matchAll(EMPTY_IN_HTML)].map(({ 0: what, index }): Found<Parameters> => {
      return { offset: start + index, values: { what, kind: 'address' } };
    }),
  );
  const inMarkdown = nodes('link').flatMap(({ node, start, end }): Found<Parameters>[] => {
    if (source[start] !== '[') return [];
    const what = source.slice(start, end);
    if (IS_EMPTY.test(node.url)) return [{ offset: start, values: { what, kind: 'address' } }];
    let shows = wordsOfNode(node).trim() !== '';
    visitMarkdown(
      node,
      ({ type }) => void (shows ||= type === 'image' || type === 'imageReference' || type === 'html'),
    );
    return shows ? [] : [{ offset: start, values: { what, kind: 'words' } }];
  });
  return [...inHtml, ...inMarkdown];
}
