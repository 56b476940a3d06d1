import { expect, test } from 'vitest';
import { isPlainDrawing } from '../../pipeline/read/plain-drawing.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

function svg(inside: string, attributes = 'viewBox="0 0 1 1"'): string {
  return `<svg ${XMLNS} ${attributes}>${inside}</svg>`;
}

test.each([
  ['lines and faces', svg('<g class="a"><path d="M0,0H1"/><circle cx=".5" cy=".5" r=".5"/></g>')],
  ['styles of two schemes', svg('<style>.a{fill:#fff}@media (prefers-color-scheme:dark){.a{fill:#000}}</style>')],
  ['motion', svg('<style>@keyframes a{from{stroke-dashoffset:1}}</style>')],
  ['a title with an escaped sign', svg('<title>Risk &amp; value</title>')],
  ['a clip inside itself', svg('<defs><clipPath id="c"><rect/></clipPath></defs><g clip-path="url(#c)"/>')],
  ['a declaration', `<?xml version="1.0" encoding="UTF-8"?>\n${svg('')}`],
  ['a comment', svg('<!-- two lines\n -->')],
])('takes a drawing with %s', (_, source) => {
  expect(isPlainDrawing(source)).toBe(true);
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
  ['a style from elsewhere', svg('<style>@import "https://a.example/x.css"</style>')],
  ['a style written with escapes', svg('<style>@\\69mport "x"</style>')],
  ['an address in a style', svg('<style>path{fill:url(https://a.example)}</style>')],
  ['an address in an attribute', svg('<path fill="url( https://a.example)"/>')],
  ['an animation of a link', svg('<animate attributeName="href" to="javascript:alert(1)"/>')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
  ['an unknown entity', svg('<title>&a;</title>')],
  ['raw character data', svg('<style><![CDATA[*{}]]></style>')],
  ['a style sheet by instruction', `<?xml-stylesheet href="x.css"?>${svg('')}`],
  ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"></svg>'],
  ['no namespace', '<svg viewBox="0 0 1 1"></svg>'],
  ['a tag that does not end', svg('<path d="M0,0"')],
  ['something before it', `x${svg('')}`],
])('does not take one with %s', (_, source) => {
  expect(isPlainDrawing(source)).toBe(false);
});
