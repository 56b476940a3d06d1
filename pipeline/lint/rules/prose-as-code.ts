import { type Texts, inText, lines, rule } from '../rule.ts';
import { createIndentedHtmlFinder, TAKE_BLANKS } from '../markdown/indented-html.ts';
import { fenceOf, isPrinted, findIndentedProse } from '../markdown/indented-prose.ts';
import type { Found, TextParts } from '../markdown/found.ts';

type Parameters = Texts<'what'> & { readonly kind?: 'html' };

export const proseAsCode = rule<Parameters>({
  area: 'markup',
  severity: 'warning',
  message: (v) => `Unexpected four blanks before ${v.what}: it is published as code`,
  advice: (v) =>
    `${v.kind === 'html' ? TAKE_BLANKS.slice(0, -1) : 'Take the blanks at the beginning of its lines out'}; for code, put a line of three backticks above and below it.`,
  means:
    'Four blanks at the beginning of a line make code of a paragraph: it is shown in the letters of a typewriter, in one line that does not wrap. The blanks came along with what was pasted. Tags such as `<li>`, with an empty line above, become code in the same way.',
  parameters: { what: 'a paragraph' },
  example: inText(
    lines('Text.', '', '‸    A gate is a decision that an investor takes.'),
    lines('Text.', '', 'A gate is a decision that an investor takes.'),
  ),
  find: { text: findIndented },
});

/** What is code only because it stands four blanks in. */
function findIndented({ nodes, tags, source }: TextParts): Found<Parameters>[] {
  const findHtml = createIndentedHtmlFinder(tags, source);
  return nodes('code').flatMap((code): Found<Parameters>[] => {
    if (fenceOf(code, source) !== undefined || isPrinted(code)) return [];
    const html = findHtml(code);
    if (!html) return findIndentedProse(code, source);
    return html.isLost ? [] : [{ ...html.found, values: { kind: 'html', what: html.what } }];
  });
}
