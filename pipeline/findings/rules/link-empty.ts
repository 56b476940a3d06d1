import { type TextParameters, error, inText } from '../rule.ts';

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
});
