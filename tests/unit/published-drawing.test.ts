import { expect, test } from 'vitest';
import { publishedDrawing } from '../../pipeline/images/drawings.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const FONT = '@font-face { font-family: "Hand"; src: url("data:font/woff2;base64,d09G") format("woff2"); }';

function svg(inside: string, attributes = ''): string {
  return `<svg ${XMLNS} viewBox="0 0 320 80"${attributes}>${inside}</svg>`;
}

/** What is published of a drawing, with a word in place of each font of the site. */
async function publish(source: string): Promise<string | undefined> {
  return (await publishedDrawing(source))?.text.replaceAll(/@font-face\{font-family:(own[^;]*);[^}]*\}/g, '[$1]');
}

const OWN = 'font-family="own-latin,own-latin-ext,own-vietnamese,sans-serif"';
const ROOT = `<svg ${OWN} xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80"><style>[own-latin]</style>`;

test.each([
  [
    'Excalidraw',
    svg(
      `<!-- svg-source:excalidraw --><metadata></metadata><defs><style class="style-fonts">${FONT}</style></defs><text font-family="Hand, Xiaolai" style="white-space: pre;">Gate</text>`,
    ),
    `<svg ${OWN} xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80"><defs><style>${FONT}</style></defs><text font-family="Hand, Xiaolai" style="white-space: pre;">Gate</text></svg>`,
  ],
  [
    'draw.io',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('<switch><foreignObject requiredFeatures="x"><div xmlns="http://www.w3.org/1999/xhtml">Gate</div></foreignObject><text pointer-events="all" font-family="&quot;Helvetica&quot;" fill="light-dark(rgb(0, 0, 0), var(--a, #fff))">Gate</text></switch><switch><g requiredFeatures="x"/><a xlink:href="https://example.com" target="_blank"><text>No</text></a></switch>', ' content="&lt;mxfile&gt;" style="background: #ffffff; color-scheme: light dark;"')}`,
    `<svg ${OWN} xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80" style="background: #ffffff; "><style>[own-latin]</style><switch><text pointer-events="all" ${OWN} fill="rgb(0, 0, 0)">Gate</text></switch><switch><g/><text>No</text></switch></svg>`,
  ],
  [
    'Inkscape',
    svg(
      `<sodipodi:namedview id="n"><inkscape:grid/></sodipodi:namedview><linearGradient id="b" xlink:href="#a" inkscape:collect="always"/><text xml:space="preserve" style="font-size:5px;font-family:Roboto;-inkscape-font-specification:'Roboto, Normal'"><tspan sodipodi:role="line" x="1">Gate&#160;2</tspan></text>`,
      ' xmlns:inkscape="i" xmlns:sodipodi="s" inkscape:version="1.3"',
    ),
    `${ROOT}<linearGradient id="b" href="#a"/><text xml:space="preserve" style="font-size:5px;font-family:own-latin,own-latin-ext,own-vietnamese,sans-serif;-inkscape-font-specification:'Roboto, Normal'"><tspan x="1">Gate&#160;2</tspan></text></svg>`,
  ],
])('what %s writes is published as a drawing, with what is seen of it', async (_, source, published) => {
  expect(await publish(source)).toBe(published);
});

test('words whose font lies elsewhere are set in the typeface of the site', async () => {
  const face = '<style>@font-face{font-family:Hand;src:url(https://a.example/hand.woff2)}</style>';
  expect(await publish(svg(`${face}<text font-family="Hand">Gate</text>`))).toBe(
    `${ROOT}<style></style><text ${OWN}>Gate</text></svg>`,
  );
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script behind an end', '</metadata><script>alert(1)</script><metadata>'],
  ['a script that a link hides', '<<a>script>alert(1)</script>'],
  ['a script that a comment hides', '<scr<!-- -->ipt>alert(1)</script>'],
  ['a script that data of an editor hide', '<scr<metadata></metadata>ipt>alert(1)</script>'],
  ['an event', '<path onload="alert(1)"/>'],
  ['an event behind a quote', `<path id='"' onload='alert(1)'/>`],
  ['HTML that does not end', '<foreignObject><p onclick="alert(1)">x</p>'],
  ['a part of itself, without end', '<g id="a"><use xlink:href="#a"/></g>'],
  ['a style sheet from elsewhere', '<style>@import "https://a.example/x";</style>'],
  ['a style sheet in a section of data', '<style><![CDATA[@import "https://a.example/x";]]></style>'],
  ['an address in a style', '<path style="fill:url(https://a.example/x)"/>'],
  ['an address in a color of two schemes', '<path fill="light-dark(url(https://a.example/x), red)"/>'],
  ['an entity', '&x;'],
  ['a filter', '<filter id="f"/>'],
])('a drawing with words and %s is not published as one', async (_, inside) => {
  expect(await publishedDrawing(svg(`<text>Gate</text>${inside}`))).toBeUndefined();
});
