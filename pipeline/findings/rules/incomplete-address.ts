import { type TextParameters, didYouMean, error, inText } from '../rule.ts';

export const incompleteAddress = error<TextParameters<'target', 'nearest'>>('links', {
  message: (v) => `Unexpected link target \`${v.target}\`, expected a whole address${didYouMean(v)}`,
  advice: (v) => {
    if (v.nearest) return `Put \`${v.nearest}\` in its place.`;
    return v.target?.startsWith('mailto:')
      ? 'A mail address is a name, `@` and a whole host: `mailto:anna@example.org`.'
      : 'Begin an address elsewhere with `https://` and its whole host, and one of this site with `/`.';
  },
  means:
    'The target is not a whole address. Without `https://`, a browser takes `www.nature.com` for a page of this site; without `mailto:`, ' +
    'it takes a mail address for one. Visitors who click would read “page not found”.',
  parameters: { target: 'www.nature.com', nearest: 'https://www.nature.com' },
  example: inText('As ‸[Nature](www.nature.com) says.', 'As [Nature](https://www.nature.com) says.'),
});
