import { inText, warning } from '../rule.ts';

export const unsafeLink = warning('links', {
  message: (v) => `Unexpected link target \`${v.target}\`: such a link is not published, its text stays`,
  advice: () => 'Link to `https://`, `mailto:`, `tel:`, an address of this site or a file beside this one.',
  means:
    'Some links do not lead to a page but start something on the visitor’s computer, and others lead to what browsers no longer ' +
    'open. They are not published: the words stay, as plain text. Most often the address is simply incomplete.',
  parameters: { target: 'ftp://example.org/slides.pdf' },
  example: inText(
    'Get the ‸[slides](ftp://example.org/slides.pdf).',
    'Get the [slides](https://example.org/slides.pdf).',
  ),
});
