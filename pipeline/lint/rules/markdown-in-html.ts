import { inText } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly what: string;
  readonly above?: string;
  readonly expected?: string;
  readonly below?: string;
};

export const markdownInHtml = rule<Parameters>({
  area: 'html',
  severity: 'warning',
  message: (v) => `Unexpected Markdown inside of HTML, \`${v.what}\`: it is published as it is typed`,
  advice: (v) =>
    v.above === undefined
      ? `Say it in HTML: \`${v.expected}\`.`
      : `Put a blank line behind \`${v.above}\`${v.below === undefined ? '' : `, and one before \`${v.below}\``}; its words begin at the very left.`,
  means:
    'Between the tags of a block of HTML, Markdown is not read: stars and brackets are shown as they are typed, and nobody can follow the link. ' +
    'A blank line behind the line of the tag ends the HTML; what follows is Markdown again, up to a blank line before the next tag. On one line with the tag, say it in HTML.',
  parameters: { what: '**bold**', above: '<summary>More</summary>', below: '</details>' },
  example: inText(
    '<details>\n<summary>More</summary>\n‸Inside **bold** words.\n</details>',
    '<details>\n<summary>More</summary>\n\nInside **bold** words.\n\n</details>',
  ),
});
