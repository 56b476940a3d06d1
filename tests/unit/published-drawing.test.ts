import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { publishedDrawing } from '../../pipeline/compile/images/published-drawing.ts';
import { typefaces } from '../../pipeline/compile/images/typefaces.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const font = await readFile(typefaces.display.files.latin);
const EMBEDDED = `@font-face { font-family: "Hand"; src: url("data:font/woff2;base64,${font.toString('base64')}") format("woff2"); }`;
const HAND = `<defs><style class="style-fonts">${EMBEDDED}</style></defs>`;

function svg(inside: string, attributes = ''): string {
  return `<svg ${XMLNS} viewBox="0 0 320 80" ${attributes}>${inside}</svg>`;
}

/** What is published of a drawing, with a word in place of each font. */
async function publish(source: string): Promise<string | undefined> {
  const published = await publishedDrawing(source);
  return published?.text
    .replaceAll(/base64,[^)]*/g, 'FONT')
    .replaceAll(/@font-face\{font-family:([^;]*);[^}]*\}/g, '[$1]');
}

const OWN = 'font-family="own-latin,own-latin-ext,own-vietnamese,sans-serif"';
const ROOT = `<svg ${OWN} xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80"><style>[own-latin]</style>`;

test.each([
  [
    'Excalidraw',
    svg(
      `<!-- svg-source:excalidraw --><metadata></metadata>${HAND}<text font-family="Hand, Xiaolai, sans-serif" style="white-space: pre;" direction="ltr">Gate</text><mask></mask>`,
    ),
    `<svg ${OWN} xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80"><style>[face-68616e64]</style><defs><style></style></defs><text font-family="face-68616e64" style="white-space:pre" direction="ltr">Gate</text></svg>`,
  ],
  [
    'draw.io',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('<switch><foreignObject requiredFeatures="x"><div xmlns="http://www.w3.org/1999/xhtml">Gate</div></foreignObject><text pointer-events="all" font-family="&quot;Helvetica&quot;" fill="light-dark(rgb(0, 0, 0), var(--a, #fff))">Gate</text></switch><switch><g requiredFeatures="x"/><a xlink:href="https://example.com" target="_blank"><text>No</text></a></switch>', 'content="&lt;mxfile&gt;" style="background: #ffffff; color-scheme: light dark;"')}`,
    `<svg ${OWN} xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80" style="background:#ffffff"><style>[own-latin]</style><switch><text ${OWN} fill="rgb(0, 0, 0)">Gate</text></switch><switch><g/><text>No</text></switch></svg>`,
  ],
  [
    'Inkscape',
    svg(
      `<sodipodi:namedview id="n"><inkscape:grid/></sodipodi:namedview><linearGradient id="b" xlink:href="#a" inkscape:collect="always"/><text xml:space="preserve" style="font-size:5px;line-height:1.25;font-family:Roboto;-inkscape-font-specification:'Roboto, Normal'"><tspan sodipodi:role="line" x="1">Gate&#160;2</tspan></text>`,
      'xmlns:inkscape="i" xmlns:sodipodi="s" inkscape:version="1.3"',
    ),
    `${ROOT}<linearGradient id="b" href="#a"/><text xml:space="preserve" style="font-size:5px;font-family:own-latin,own-latin-ext,own-vietnamese,sans-serif"><tspan x="1">Gate\u00a02</tspan></text></svg>`,
  ],
])(
  'what %s writes is published as a drawing, with what is seen of it and nothing else',
  async (_, source, published) => {
    expect((await publish(source))?.replaceAll(/\s+(?=<\/style)/g, '')).toBe(published);
  },
);

test('a font inside a drawing is published with the letters that are drawn', async () => {
  const published = await publishedDrawing(svg(`${HAND}<text font-family="Hand">Gate</text>`));
  const [, built = ''] = /base64,([^)]*)/.exec(published?.text ?? '') ?? [];
  expect(Buffer.from(built, 'base64').toString('latin1', 0, 4)).toBe('wOF2');
  expect(built.length).toBeLessThan(font.toString('base64').length / 4);
  expect(published?.usesOwnTypeface).toBe(false);
});

test.each([
  ['is broken', '<style>@font-face{font-family:Hand;src:url(data:font/woff2;base64,d09GMgABAAAAAA==)}</style>'],
  ['lies elsewhere', '<style>@font-face{font-family:Hand;src:url(https://a.example/hand.woff2)}</style>'],
])('words whose font %s are set in the typeface of the site', async (_, style) => {
  const published = await publish(svg(`${style}<text font-family="Hand">Gate</text>`));
  expect(published).toContain(`<text ${OWN}>Gate</text>`);
  expect(published).not.toContain('a.example');
});

test('a drawing of a stranger who knows how fonts are published does not publish his own', async () => {
  const rule = `@font-face{font-family:own-latin;font-weight:400;font-style:normal;src:url(data:font/woff2;base64,AAAA)}`;
  const published = await publishedDrawing(svg(`<style>${rule}</style><text font-family="own-latin">Gate</text>`));
  expect(published?.text).not.toContain('base64,AAAA)');
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script behind an end', '</metadata><script>alert(1)</script><metadata>'],
  ['a script that a link hides', '<<a>script>alert(1)</script>'],
  ['a script that a comment hides', '<scr<!-- -->ipt>alert(1)</script>'],
  ['a script that data of an editor hide', '<scr<metadata></metadata>ipt>alert(1)</script>'],
  ['a script as a sign', '&#60;script>alert(1)</script>'],
  ['an event', '<path onload="alert(1)"/>'],
  ['an event behind a quote', `<path id='"' onload='alert(1)'/>`],
  ['HTML that does not end', '<foreignObject><p onclick="alert(1)">x</p>'],
  ['a picture from elsewhere', '<image xlink:href="https://a.example/x.png"/>'],
  ['a part of another file', '<use xlink:href="https://a.example/x.svg#a"/>'],
  ['a part of itself, without end', '<g id="a"><use xlink:href="#a"/></g>'],
  ['a style sheet from elsewhere', '<style>@import "https://a.example/x";</style>'],
  ['a style sheet in a section of data', '<style><![CDATA[@import "https://a.example/x";]]></style>'],
  ['an address in a style', '<path style="fill:url(https://a.example/x)"/>'],
  ['an address in a color of two schemes', '<path fill="light-dark(url(https://a.example/x), red)"/>'],
  ['an address for a family', '<style>text{font-family:x;fill:url(https://a.example/x)}</style>'],
  ['an entity', '&x;'],
  ['a filter', '<filter id="f"/>'],
])('a drawing with words and %s is not published as one', async (_, inside) => {
  expect(await publishedDrawing(svg(`<text>Gate</text>${inside}`))).toBeUndefined();
});
