import { describe, expect, test } from 'vitest';
import { headingsOf, toProse } from '../../../pipeline/markdown/texts/prose.ts';
import { typedText } from '../../../pipeline/markdown/tree-text.ts';
import { compileText } from '../compile-text.ts';
import { ENGLISH } from '../english-labels.ts';

const PLAIN = { siteUrl: 'https://example.com', here: '', labels: ENGLISH };

const compile = (markdown: string, typography = 'en') => compileText(markdown, { typography });

describe('a compiled text', () => {
  test.each([
    ['"*word*" and *"word"*', '<p>“<em>word</em>” and <em>“word”</em></p>'],
    ["the *founder*'s `plan`'s", '<p>the <em>founder</em>’s <code>plan</code>’s</p>'],
    ['"`code`", ("`x`")', '<p>“<code>code</code>”, (“<code>x</code>”)</p>'],
    ['"said"[^1]\n\n[^1]: "Noted"', '<p>“said”<sup>'],
    ['"one\n\ntwo"', '<p>“one</p>\n<p>two”</p>'],
    ['"one  \n\'two\' three"', '<p>“one<br>\n‘two’ three”</p>'],
    ['- "one\n- two"', '<li>“one</li>\n<li>two”</li>'],
    ['| "a" | 20 - 5 = 15 |\n|---|---|\n| b | 1 |', '<th scope="col">“a”</th>'],
    ['€30M ÷ 1.12^1.5 is', '<p>€30M\u00A0÷\u00A01.12<sup>1.5</sup> is</p>'],
    ['10<sup>-3</sup>', '<p>10<sup>−3</sup></p>'],
    ['In 30 minutes we see.', '<p>In <span class="whole">30 minutes</span> we see.</p>'],
    ['12-24 months', '<p><span class="whole">12–24 months</span></p>'],
    [
      '| gate 2, 4 weeks |\n|---|\n| spin-outs |',
      '<span class="whole">gate 2</span>, <span class="whole">4 weeks</span>',
    ],
    [
      '| Months | Item |\n|---|---|\n| 1-4 | 1-4 |',
      '<td><span class="whole">1–4</span></td>\n<td><span class="whole">1-4</span></td>',
    ],
    [
      '| Price (€) | ISSN |\n|---|---|\n| 15-25 | 1756-1833 |',
      '15–25</span></td>\n<td><span class="whole">1756-1833</span>',
    ],
    ['\\"escaped\\" &quot;named&quot;', '<p>“escaped” “named”</p>'],
    ["![it's 12-24 m](/a.png)", 'alt="it’s 12–24\u00A0m"'],
    [
      '<https://example.com/a--b> and a@b-1-2.org',
      ' data-says-address="">https://example.com/a--b</a> and <a href="mailto:a@b-1-2.org">a@b-1-2.org</a>',
    ],
  ])('is set across its elements: %s', (markdown, html) => {
    expect(compile(markdown).html).toContain(html);
  });

  test.each([
    ['`"12-24"...`', '<code>"12-24"...</code>'],
    ['```\n"12-24" -- \'x\'\n```', '"12-24" -- \'x\'\n'],
    ["<kbd>'</kbd> <samp>a--b</samp> <var>'x'</var>", "<kbd>'</kbd> <samp>a--b</samp> <var>'x'</var>"],
    ['[a](/it\'s-12-24 "it\'s")', 'href="/it&#x27;s-12-24" title="it&#x27;s"'],
  ])('is left alone where it is no running text: %s', (markdown, html) => {
    expect(compile(markdown).html).toContain(html);
  });

  test('has anchors of what was typed', () => {
    const typed = '## It\'s 12-24 -- "so"... 2 x 3\n';
    expect(compile(typed).anchors).toEqual(compileText(typed).anchors);
  });

  test('has the plain text that was typed', () => {
    const typed =
      '## It\'s 10^9\n\n"It\'s" 12-24 -- 1.12^1.5 ... **"so"** `"x"` ![it\'s](/a.png)\n\n| a | 20 - 5 = 15 |\n|---|---|\n';
    const textOf = (typography?: string) =>
      toProse(compileText(typed, typography === undefined ? {} : { typography }).tree, PLAIN).text;
    expect(textOf('fr')).toBe(textOf());
    expect(typedText(compile(typed).tree)).toBe(typedText(compileText(typed).tree));
  });

  test('names its headings as they are shown', () => {
    expect(headingsOf(compile("## It's 10^9 in 5 m^2\n").tree)[0]?.text).toBe('It’s 10^9 in 5\u00A0m²');
  });

  test('follows its language', () => {
    expect(compile('"Oui" *!*', 'fr').html).toBe('<p>«\u202FOui\u202F»\u202F<em>!</em></p>');
  });

  test('stays as typed without a language', () => {
    expect(compileText('"It\'s" 10^9 ...').html).toBe('<p>"It\'s" 10^9 ...</p>');
  });
});
