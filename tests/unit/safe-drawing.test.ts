import { expect, test } from 'vitest';
import { inDarkColors, isMoving, safeDrawing, withoutMotion } from '../../pipeline/compile/images/safe-drawing.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

function svg(inside: string, attributes = 'viewBox="0 0 1 1"'): string {
  return `<svg ${XMLNS} ${attributes}>${inside}</svg>`;
}

function styled(style: string): string {
  return svg(`<style>${style}</style>`);
}

test.each([
  ['lines and faces', svg('<g class="a"><path d="M0,0H1"/><circle cx=".5" cy=".5" r=".5"/></g>')],
  ['styles of two schemes', styled('.a{fill:#fff}@media (prefers-color-scheme:dark){.a{fill:#000}}')],
  ['motion', styled('@keyframes a{from{stroke-dashoffset:1}50%,to{opacity:0}}g > .b:nth-child(2){animation:a 1s 2s}')],
  ['computed values', styled(':root{--a:rgb(0 0 0 / 50%)}path{fill:var(--a);r:calc(1px * (2 + 3));clip-path:url(#c)}')],
  ['a turned part', svg('<g transform="rotate(-5 10 10) translate(1,2)"><path d="m0-1 .5.5z"/></g>')],
  [
    'words',
    svg('<text x="1" font-size="2" style="font-family:a,b;fill:#000"><tspan dy="1em">Risk &amp; value</tspan></text>'),
  ],
  ['arrows', svg('<marker id="m" orient="auto"><path d="M0 0"/></marker><path d="M0,0H1" marker-end="url(#m)"/>')],
  ['a gradient of another', svg('<linearGradient id="b" href="#a"/>')],
  [
    'a font',
    styled('@font-face{font-family:a;font-weight:400 700;font-style:normal;src:url(data:font/woff2;base64,d09G+/A=)}'),
  ],
  ['a title with an escaped sign', svg('<title>Risk &amp; value: url(x) @import</title>')],
  ['a clip inside itself', svg('<defs><clipPath id="c"><rect/></clipPath></defs><g clip-path="url(#c)"/>')],
  ['a declaration', `<?xml version="1.0" encoding="UTF-8"?>\n${svg('')}\n`],
])('takes a drawing with %s as it is', (_, source) => {
  expect(safeDrawing(source)).toBe(source);
});

test.each([
  ['of XML', svg('<!-- Ada,\n 1 Main Street --><path/>'), svg('<path/>')],
  ['around it', `<!-- Made by Ada -->${svg('')}<!-- end -->`, svg('')],
  ['of a style', styled('/* Ada */.a{/* ink */fill:red; /* x */}'), styled('.a{fill:red; }')],
  ['of both kinds at once', styled(`/*<!--*/@import "https://a.example/x";/*-->*/`), styled('')],
  ['that parts a word', styled('.a{fi<!-- Ada -->ll:red}'), styled('.a{fill:red}')],
])('leaves out a comment %s', (_, source, published) => {
  expect(safeDrawing(source)).toBe(published);
});

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>')],
  ['a script behind a prefix', svg('<svg:script>alert(1)</svg:script>', 'xmlns:svg="http://www.w3.org/2000/svg"')],
  ['an event', svg('', 'onload="alert(1)"')],
  ['an event without quotes', svg('<path onclick=alert(1) />')],
  ['a link', svg('<a href="https://a.example"><path/></a>')],
  ['a link to script', svg('<a xlink:href="javascript:alert(1)"/>')],
  ['HTML inside', svg('<foreignObject><p>x</p></foreignObject>')],
  ['a picture from elsewhere', svg('<image href="https://a.example/x.png"/>')],
  ['something used from elsewhere', svg('<use href="https://a.example/x.svg#a"/>')],
  ['a part that is shown again', svg('<g id="a"/><use href="#a"/>')],
  ['words along a part', svg('<text><textPath href="#a">x</textPath></text>')],
  ['a gradient from elsewhere', svg(`<linearGradient href="https://a.example/x.svg#a"/>`)],
  ['a picture inside it', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['an animation of a link', svg('<animate attributeName="href" to="javascript:alert(1)"/>')],
  ['a filter from elsewhere', svg('<filter><feImage href="https://a.example/x.png"/></filter>')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
  ['an unknown entity', svg('<title>&a;</title>')],
  ['an unknown entity in its words', svg('<g aria-label="&a;"/>')],
  ['raw character data', svg('<style><![CDATA[*{}]]></style>')],
  ['a style sheet by instruction', `<?xml-stylesheet href="x.css"?>${svg('')}`],
  ['an instruction behind a comment', `<!-- --><?xml-stylesheet href="x.css"?>${svg('')}`],
  ['an instruction inside', svg('<?xml-stylesheet href="x.css"?>')],
  ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"></svg>'],
  ['another namespace inside', svg('<g xmlns="http://www.w3.org/1999/xhtml"/>')],
  ['no namespace', '<svg viewBox="0 0 1 1"></svg>'],
  ['a namespace only inside', `<svg viewBox="0 0 1 1"><g ${XMLNS}/></svg>`],
  ['data of an editor', svg('<metadata>Ada</metadata>')],
  ['attributes of an editor', svg('', 'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"')],
  ['a name of an editor', svg('<g data-name="Ada"/>')],
  ['a tag that does not end', svg('<path d="M0,0"')],
  ['an element that does not end', `<svg ${XMLNS}><g>`],
  ['an element that ends twice', svg('<g/></g>')],
  ['something before it', `x${svg('')}`],
  ['something behind it', `${svg('')}<svg ${XMLNS}/>`],
  ['elements in a style', svg('<style>@imp<title/>ort "x"</style>')],
  ['attributes of a style', svg('<style media="print">.a{fill:red}</style>')],
  ['half a comment', svg('<!-<!-- -->- x --><path/>')],
])('does not take one with %s', (_, source) => {
  expect(safeDrawing(source)).toBeUndefined();
});

const ELSEWHERE = 'https://a.example/x';

test.each([
  `@import "${ELSEWHERE}";`,
  `@imp<!---->ort "${ELSEWHERE}";`,
  `@imp<!-- a -->ort<!-- b --> url(${ELSEWHERE});`,
  `@imp/**/ort "${ELSEWHERE}";`,
  `@imp/*<!-- */ort "${ELSEWHERE}";/* -->*/`,
  `@\\69mport "${ELSEWHERE}";`,
  `@&#105;mport "${ELSEWHERE}";`,
  `&#64;import "${ELSEWHERE}";`,
  `@IMPORT "${ELSEWHERE}";`,
  `.a{} /* /* */ @import "${ELSEWHERE}"; */`,
  `@charset "utf-8";@import "${ELSEWHERE}";`,
  `@layer a;@import "${ELSEWHERE}" layer(a);`,
  `@font-face{font-family:a;font-weight:400;font-style:normal;src:url(${ELSEWHERE})}`,
  `@font-face{font-family:a;font-weight:400;font-style:normal;src:url(data:image/svg+xml;base64,AAAA)}`,
  `@font-face{font-family:a;font-weight:400;font-style:normal;src:url(data:font/woff2;base64,AA)),url(${ELSEWHERE})}`,
  `@namespace url(${ELSEWHERE});`,
  `@font-face{font-family:a;src:url(${ELSEWHERE})}`,
  `@property --a{syntax:"<url>";inherits:true;initial-value:url(${ELSEWHERE})}`,
  `@supports (fill:red){.a{fill:url(${ELSEWHERE})}}`,
  `@media screen{@import "${ELSEWHERE}";}`,
  `@media (a){.a{fill:url(${ELSEWHERE})}}`,
  `@keyframes a{from{fill:url(${ELSEWHERE})}}`,
  `@document url(${ELSEWHERE}){.a{fill:red}}`,
  `@container style(--a:url(${ELSEWHERE})){.a{fill:red}}`,
  `.a{fill:url(${ELSEWHERE})}`,
  `.a{fill:url("${ELSEWHERE}")}`,
  `.a{fill:url(//a.example/x)}`,
  `.a{fill:url(x.svg#a)}`,
  `.a{fill:URL(x)}`,
  `.a{fill:u\\72l(x)}`,
  `.a{fill:u\\000072 l(x)}`,
  `.a{fill:url\\28 x)}`,
  `.a{fill:url(#a)url(x)}`,
  `.a{fill:url(#a\\29 url(x))}`,
  `.a{fill:ur<!-- -->l(x)}`,
  `.a{fill:ur/**/l(x)}`,
  `.a{fill:src("${ELSEWHERE}")}`,
  `.a{fill:src(var(--a));--a:"${ELSEWHERE}"}`,
  `.a{fill:image("${ELSEWHERE}")}`,
  `.a{mask:image-set("${ELSEWHERE}" 1x)}`,
  `.a{mask:-webkit-image-set(url(x) 1x)}`,
  `.a{background:cross-fade(url(x),red)}`,
  `.a{background:element(#b)}`,
  `.a{filter:url(#f)}`,
  `.a{content:attr(href url)}`,
  `.a{width:expression(alert(1))}`,
  `.a{--a:url(x);fill:var(--a)}`,
  `.a{--a:{fill:url(x)}}`,
  `.a{fill:paint(x)}`,
  `.a{fill:if(style(--a):url(x))}`,
  `.a{font:12px x}`,
  `.a{&amp;.b{fill:url(x)}}`,
  `.a{.b{fill:url(x)}}`,
  `.a[href="x"]{fill:red}`,
  `.a{fill:red`,
  `.a{fill:red}}`,
  `.a{fill:red}/*`,
  `}.a{fill:red}`,
  `fill:red`,
  `{fill:red}`,
  `@media screen{.a{fill:red}`,
  `@media (a){`.repeat(20) + '}'.repeat(20),
  ...[
    'background-image',
    'cursor',
    'filter',
    'mask',
    'marker-start',
    'list-style',
    'content',
    'border-image',
    'shape-outside',
    'offset-path',
    'behavior',
    '-moz-binding',
  ].map((name) => `.a{${name}:url(x)}`),
])('does not take one with the style %s', (style) => {
  expect(safeDrawing(styled(style))).toBeUndefined();
});

test.each([
  `fill="url(${ELSEWHERE})"`,
  'fill="url( x )"',
  'fill="URL(x)"',
  'fill="u&#114;l(x)"',
  'fill="u\\72l(x)"',
  'fill="ur/**/l(x)"',
  'fill="image(\'x\')"',
  `fill='src("x")'`,
  'fill="url(#a) url(x)"',
  'clip-path="url(x#c)"',
  'stroke="url(//a.example/x#c)"',
  'style="fill:url(x)"',
  'style="fill:red;src:url(x)"',
  'style="@import x"',
  'filter="url(#f)"',
  'mask="url(x#m)"',
  'cursor="url(x)"',
  'marker-end="url(x#m)"',
  'href="x"',
  'xlink:href="x"',
  'xml:base="https://a.example/"',
  'ping="x"',
])('does not take one with the attribute %s', (attribute) => {
  expect(safeDrawing(svg(`<path ${attribute}/>`))).toBeUndefined();
});

test.each([
  ['a condition without end', `@media ${' '.repeat(190_000)}`],
  ['comments without end', ' /*'.repeat(60_000)],
  ['marks of comments without end', '<!-- '.repeat(40_000)],
  ['moments without end', `@keyframes a{${'1%,'.repeat(60_000)}`],
  ['brackets without end', `.a{fill:${'a('.repeat(90_000)}}`],
])('does not take one with %s, however long it is', (_, style) => {
  expect(safeDrawing(styled(style))).toBeUndefined();
});

const MOTION = '@media (prefers-reduced-motion: no-preference){.a{animation:b 1s}@keyframes b{from{opacity:0}}}';

test.each([
  ['<style>.a{fill:red}</style>', false],
  [`<style>.a{fill:red}${MOTION}</style>`, true],
])('knows whether %s moves', (drawing, moves) => {
  expect(isMoving(drawing)).toBe(moves);
});

test('takes out what moves, and nothing else', () => {
  expect(withoutMotion(`<style>.a{fill:red}${MOTION}.b{fill:blue}${MOTION}</style><path/>`)).toBe(
    '<style>.a{fill:red}.b{fill:blue}</style><path/>',
  );
});

test('leaves a drawing that stands still as it is', () => {
  expect(withoutMotion('<style>.a{fill:red}</style>')).toBe('<style>.a{fill:red}</style>');
});

test('takes nothing out of the words of a drawing', () => {
  const words = '@media (prefers-reduced-motion: no-preference){';
  const drawing = `<g aria-label="${words}"/><title>}" onload="alert(1)"</title><desc>${words}</desc>`;
  expect(isMoving(drawing)).toBe(false);
  expect(withoutMotion(drawing)).toBe(drawing);
});

test('has the colors for the dark scheme alone, and what else a condition asks for', () => {
  const dark = '.a{fill:red}@media (prefers-color-scheme: dark){.a{fill:blue}}';
  const forced = '@media (forced-colors:active) and (prefers-color-scheme:light){.a{fill:lime}}';
  expect(inDarkColors(`<style>${dark}${forced}</style><desc>${dark}</desc>`)).toBe(
    `<style>.a{fill:red}@media (min-width:0){.a{fill:blue}}@media (forced-colors:active) and (max-width:0){.a{fill:lime}}</style><desc>${dark}</desc>`,
  );
});
