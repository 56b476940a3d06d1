import { inText, warning } from '../rule.ts';

export const markdownInHtml = warning('html', {
  message: (v) => `Unexpected Markdown inside of HTML, \`${v.what}\`: it is published as it is typed`,
  advice: () =>
    'Put a blank line above and below these lines, which begin at the very left; on one line with a tag, say it in HTML, such as `<strong>…</strong>` or `<a href="…">…</a>`.',
  means:
    'Between the tags of a block of HTML, Markdown is not read: stars and brackets are shown as they are typed, and the link cannot be followed. ' +
    'A blank line behind the line of the tag ends the HTML; what follows is Markdown again, up to a blank line before the next tag. On one line with the tag, say it in HTML.',
  parameters: { what: '**bold**' },
  example: inText(
    '<details>\n<summary>More</summary>\nInside ‸**bold** words.\n</details>',
    '<details>\n<summary>More</summary>\n\nInside **bold** words.\n\n</details>',
  ),
});
