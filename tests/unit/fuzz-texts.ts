import { array, constantFrom, nat, oneof, string, tuple, type Arbitrary } from 'fast-check';

/** Pieces with a meaning in Markdown, in HTML or for the site, and unusual characters. */
// prettier-ignore
const MARKS = [
  ...(
    '* ** _ ~~ ` ``` ~~~ [ ] ( ) ![ < > \\ # | --- === & &amp; &#0; &#xD800; [^n] [^n]: [^%zz] [^1] [r] [r][] ' +
    '](/faq#a) ](#) ](%) ](#%zz) ](//[) ](https://[) ](javascript:a) ](destination:booking) ](destination:x) ' +
    '![a](x.png) https://e.example/(a www.e a@b.example {{ }} \\{{ {#a} {#constructor} <T> </T>'
  ).split(' '),
  '## ', '- ', '1. ', '> ', '| a | b |\n|---|:-:|\n| c |', '- [ ] ', '- [x] ', '    ', '\t', '\n\n[^n]: ',
  '\n\n[^%zz]: ', '[^é]', '\n\n[^é]: ', '\n\n[^1]:\n    ', '\n\n[r]: /x "t"\n', '](<a b>)', '{{ known }}',
  '{{ unknown }}', '\n\n# a {#a}\n', '\n## …\n', '\n### a\n', '---\n', '\n---\n', '---\na: b\n---\n',
];

const NAMES = (
  'a b p div span table tr td th caption tbody ul ol li dl dt pre code script style iframe svg math title textarea ' +
  'select option input form button template noscript plaintext frameset body html head img br hr section details h2 sup T'
).split(' ');
// prettier-ignore
const ATTRIBUTES = [
  '', ' id=a', ' id="%"', ' href="#%"', ' href=javascript:a', ' src=x', ' data-footnote-ref href="#%"',
  ' class=sr-only', ' data-footnotes', ' data-footnote-backref', ' onclick=a', ' title="', " title='",
  ' align=left', ' colspan=9', ' start=-9',
];
// prettier-ignore
const ODD = [
  '\0', '\u0001', '\u007f', '\u00a0', '\u2028', '\ufeff', '\u202e', '\ud800', '\udc00',
  '🎹', '汉', 'e\u0301', '\r', '%', '%E9',
];

const tag = tuple(
  constantFrom('<', '</', '<', '<!--', '<!', '<?'),
  constantFrom(...NAMES),
  constantFrom(...ATTRIBUTES),
  constantFrom('>', '>', '/>', '', '-->', '>\n'),
).map((parts) => parts.join(''));
const mark = constantFrom(...MARKS);
const word = oneof(string({ maxLength: 4 }), constantFrom('word', 'a', ' ', ' ', '\n', '\n\n', '\n  ', ...ODD));
const run = tuple(oneof(mark, tag), nat({ max: 120 })).map(([piece, times]) => piece.repeat(times));

/** Generates random Markdown texts of these pieces. */
export const oddMarkdown: Arbitrary<string> = array(
  oneof(
    { weight: 8, arbitrary: mark },
    { weight: 6, arbitrary: tag },
    { weight: 6, arbitrary: word },
    { weight: 1, arbitrary: run },
  ),
  { maxLength: 24 },
).map((pieces) => pieces.join(''));

// prettier-ignore
const VALUES = [
  ...(
    'a "" "\\uD800" "\\0" "\\U00110000" "/faq#\\uDC00" "%" "#%" "//[" "https://[" destination:booking null ~ [] ' +
    '{} [[a]] *x 2025-10-06 2025-02-31 0x10 1e999 .nan -0 true "a << __proto__'
  ).split(' '),
  '[a, b]', '{ a: b }', '{ value: a, placeholder: true }', '{ label: a, to: "//[" }', '&x a', '!!binary a',
  '!!set { a }', '!t a', '|\n    # a {#a}\n    [^%zz]\n\n    [^%zz]: <table><table>', '>\n    {{ unknown }}',
  '"{{ known }}"', '{{ a }}', '? a', '- a', '\ta', '"e\\u0301 🎹"',
];
const FIELDS = (
  'title description summary published updated tags slug type hero_image images featured draft label keywords parent aliases hidden offer ' +
  'hero sections name figure value placeholder url language identity destinations navigation call_to_action footer legal labels advertising ' +
  'audience order covers deliverables format timeline page quote role __proto__ constructor toString'
).split(' ');
const value = oneof(
  constantFrom(...VALUES),
  oddMarkdown.map((text) => JSON.stringify(text)),
  string({ maxLength: 6 }),
);
const field = tuple(
  nat({ max: 3 }),
  constantFrom('', '', '', '- '),
  constantFrom(...FIELDS),
  constantFrom(': ', ':\n', ': ', ''),
  value,
).map(([indent, dash, name, colon, text]) => `${'  '.repeat(indent)}${dash}${name}${colon}${text}`);

/** Generates valid and invalid YAML fields. */
export const oddYaml: Arbitrary<string> = array(field, { maxLength: 12 }).map((lines) => `${lines.join('\n')}\n`);
