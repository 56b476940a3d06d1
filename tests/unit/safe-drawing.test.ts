import { expect, test } from 'vitest';
import { inDarkColors, isMoving, safeDrawing, withoutMotion } from '../../pipeline/images/safe-drawing.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const ELSEWHERE = 'https://a.example/x';

function svg(inside: string, attributes = 'viewBox="0 0 1 1"'): string {
  return `<svg ${XMLNS} ${attributes}>${inside}</svg>`;
}

function styled(style: string): string {
  return svg(`<style>${style}</style>`);
}

test.each([
  svg('<g class="a"><path d="M0,0H1"/><circle cx=".5" cy=".5" r=".5"/></g>'),
  styled('.a{fill:#fff}@media (prefers-color-scheme:dark){.a{fill:#000}}'),
  styled('@keyframes a{from{stroke-dashoffset:1}50%,to{opacity:0}}g > .b:nth-child(2){animation:a 1s 2s}'),
  styled(':root{--a:rgb(0 0 0 / 50%)}path{fill:var(--a);r:calc(1px * (2 + 3));clip-path:url(#c)}'),
  svg('<text x="1" style="font-family:a,\'B c\';fill:#000"><tspan dy="1em">Risk &amp; value&#160;</tspan></text>'),
  svg('<marker id="m" orient="auto"><path d="M0 0"/></marker><path d="M0,0H1" marker-end="url(#m)"/>'),
  svg('<linearGradient id="b" href="#a"/>'),
  styled('@font-face { font-family: "A"; src: url("data:font/woff2;base64,d09G+/A=") format("woff2"); }'),
  svg('<title>Risk &amp; value: url(x) @import</title>'),
  `<?xml version="1.0" encoding="UTF-8"?>\n${svg('')}\n`,
])('takes a drawing as it is: %s', (source) => {
  expect(safeDrawing(source)).toBe(source);
});

test.each([
  [svg('<!-- Ada,\n 1 Main Street --><path/>'), svg('<path/>')],
  [`<!-- Made by Ada -->${svg('')}<!-- end -->`, svg('')],
  [styled('/* Ada */.a{/* ink */fill:red}'), styled(' .a{ fill:red}')],
  [styled(`/*<!--*/@import "${ELSEWHERE}";/*-->*/`), styled(' ')],
])('leaves out the comments of %s', (source, published) => {
  expect(safeDrawing(source)).toBe(published);
});

const styles = [
  `@import "${ELSEWHERE}";`,
  `@imp<!-- a -->ort<!-- b --> url(${ELSEWHERE});`,
  `@imp/**/ort "${ELSEWHERE}";`,
  `@imp/*<!-- */ort "${ELSEWHERE}";/* -->*/`,
  `@\\69mport "${ELSEWHERE}";`,
  `&#64;import "${ELSEWHERE}";`,
  `@IMPORT "x";`,
  `@import'x';`,
  `.a{} /* /* */ @import "${ELSEWHERE}"; */`,
  `@layer a;`,
  `@namespace url(${ELSEWHERE});`,
  `@font-face{font-family:a;src:url(${ELSEWHERE})}`,
  `@font-face{font-family:a;src:url(data:image/svg+xml;base64,AAAA)}`,
  `@font-face{font-family:a;src:url(data:font/woff2;base64,AA)),url(${ELSEWHERE})}`,
  `@font-face{font-family:a;src:url("data:font/woff2;base64,AA'),url(x)}`,
  `@property --a{syntax:"<url>"}`,
  `@supports (fill:red){.a{fill:red}}`,
  `.a{fill:url("${ELSEWHERE}")}`,
  `.a{fill:url(//a.example/x)}`,
  `.a{fill:url(x.svg#a)}`,
  `.a{fill:URL(x)}`,
  `.a{fill:u\\72l(x)}`,
  `.a{fill:url\\28 x)}`,
  `.a{fill:url(#a)url(x)}`,
  `.a{fill:ur<!-- -->l(x)}`,
  `.a{fill:ur/**/l(x)}`,
  `.a{fill:src(var(--a));--a:"x"}`,
  `.a{fill:image("x")}`,
  `.a{mask:url(data:application/octet-stream;base64,AAAA)}`,
  `.a{mask:-webkit-image-set("x" 1x)}`,
  `.a{background:cross-fade(url(x),red)}`,
  `.a{content:attr(href url)}`,
  `.a{width:expression(alert(1))}`,
  `.a{--a:"${ELSEWHERE}"}`,
  `.a{fill:paint(x)}`,
  `.a{font:12px x}`,
  `.a[href="x"]{fill:red}`,
  `.a{fill:red}/*`,
  // However long they are.
  `@media ${' '.repeat(190_000)}\\`,
  ' /*'.repeat(60_000),
  '<!-- '.repeat(40_000),
  `.a{fill:${'a('.repeat(90_000)}}`,
  `${'a'.repeat(190_000)}\\`,
].map(styled);

const attributes = [
  'onclick=alert(1)',
  `fill="url(${ELSEWHERE})"`,
  'fill="url( x )"',
  'fill="u&#114;l(x)"',
  'fill="ur/**/l(x)"',
  `fill='src("x")'`,
  'fill="url(#a) url(x)"',
  'clip-path="url(x#c)"',
  'style="fill:red;src:url(x)"',
  'style="@import x"',
  'filter="url(#f)"',
  'cursor="url(x)"',
  'href="x"',
  'xlink:href="x"',
  'xml:base="https://a.example/"',
  'ping="x"',
  'data-name="Ada"',
  'aria-label="&a;"',
].map((attribute) => svg(`<path ${attribute}/>`));

test.each([
  ...styles,
  ...attributes,
  svg('<script>alert(1)</script>'),
  svg('<SCRIPT>alert(1)</SCRIPT>'),
  svg('<svg:script>alert(1)</svg:script>', 'xmlns:svg="http://www.w3.org/2000/svg"'),
  svg('', 'onload="alert(1)"'),
  svg(`<a href="${ELSEWHERE}"><path/></a>`),
  svg('<foreignObject><p>x</p></foreignObject>'),
  svg(`<image href="${ELSEWHERE}"/>`),
  svg('<image href="data:image/png;base64,AAAA"/>'),
  svg('<g id="a"/><use href="#a"/>'),
  svg('<text><textPath href="#a">x</textPath></text>'),
  svg(`<linearGradient href="${ELSEWHERE}#a"/>`),
  svg('<animate attributeName="href" to="javascript:alert(1)"/>'),
  svg(`<filter><feImage href="${ELSEWHERE}"/></filter>`),
  `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`,
  svg('<title>&a;</title>'),
  svg('<style><![CDATA[*{}]]></style>'),
  `<?xml-stylesheet href="x.css"?>${svg('')}`,
  `<!-- --><?xml-stylesheet href="x.css"?>${svg('')}`,
  svg('<?xml-stylesheet href="x.css"?>'),
  '<svg xmlns="http://www.w3.org/1999/xhtml"></svg>',
  svg('<g xmlns="http://www.w3.org/1999/xhtml"/>'),
  `<svg viewBox="0 0 1 1"><g ${XMLNS}/></svg>`,
  `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('')}`,
  svg('<path d="M0,0"'),
  `<svg ${XMLNS}><g>`,
  svg('<g/></g>'),
  `x${svg('')}`,
  `${svg('')}<svg ${XMLNS}/>`,
  svg('<style>@imp<title/>ort "x"</style>'),
  svg('<style media="print">.a{fill:red}</style>'),
  svg('<!-<!-- -->- x --><path/>'),
])('does not take attack %#', (source) => {
  expect(safeDrawing(source), source.slice(0, 150)).toBeUndefined();
});

const MOTION = '@media (prefers-reduced-motion: no-preference){.a{animation:b 1s}@keyframes b{from{opacity:0}}}';

test('takes out what moves, and nothing else', () => {
  const moving = `<style>.a{fill:red}${MOTION}.b{fill:blue}${MOTION}</style><path/>`;
  const still = '<style>.a{fill:red}.b{fill:blue}</style><path/>';
  expect([isMoving(moving), withoutMotion(moving)]).toEqual([true, still]);
  expect([isMoving(still), withoutMotion(still)]).toEqual([false, still]);
});

test('takes nothing out of the words of a drawing', () => {
  const drawing = `<g aria-label="${MOTION}"/><title>}" onload="alert(1)"</title><desc>${MOTION}</desc>`;
  expect(withoutMotion(drawing)).toBe(drawing);
});

test('has the colors for the dark scheme alone, and what else a condition asks for', () => {
  const dark = '.a{fill:red}@media (prefers-color-scheme: dark){.a{fill:blue}}';
  const forced = '@media (forced-colors:active) and (prefers-color-scheme:light){.a{fill:lime}}';
  expect(inDarkColors(`<style>${dark}${forced}</style><desc>${dark}</desc>`)).toBe(
    `<style>.a{fill:red}@media (min-width:0){.a{fill:blue}}@media (forced-colors:active) and (max-width:0){.a{fill:lime}}</style><desc>${dark}</desc>`,
  );
});
