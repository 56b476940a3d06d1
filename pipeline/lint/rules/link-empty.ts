import { inText } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly kind: string;
  readonly what: string;
};

export const linkEmpty = rule<Parameters>({
  area: 'slips',
  severity: 'error',
  message: (v) => `Cannot find the ${v.kind} of the link \`${v.what}\``,
  advice: (v) => {
    if (v.kind === 'words') return 'Put words into the square brackets; without them nobody sees the link.';
    return v.what?.startsWith('<')
      ? 'Put an address between the quotation marks, or take the tag and its end out.'
      : 'Put an address into the round brackets (`#top` is the top of the page), or take all brackets out.';
  },
  means:
    'A link needs words that a reader can click, and an address that it leads to. Without words nobody sees it, and those who hear the page hear only that there is a link; ' +
    'without an address it leads to the very page that it stands on.',
  parameters: { what: '[the questions]()', kind: 'address' },
  example: inText('Read ‸[the questions]().', 'Read [the questions](/faq).'),
});
