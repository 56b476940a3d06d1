import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { changeStyles, safeDrawing, withoutComments } from './safe-drawing.ts';
import { isFor, readTypeface, typefaces, useOwnFonts } from './typefaces.ts';

/** Longest drawing in characters; a longer one is published as pixels. */
const MAX_CHARACTERS = 200_000;
/** The typeface of the site, in a drawing. */
const OWN_FAMILIES = `${Object.keys(typefaces.text.files)
  .map((script) => `own-${script}`)
  .join(',')},sans-serif`;

/** A drawing as it is published. */
export interface PublishedDrawing {
  readonly text: string;
  /** Whether words in it are set in the site's typeface. */
  readonly usesOwnTypeface: boolean;
  /** Lower-case names of the families whose fonts are embedded. */
  readonly families: ReadonlySet<string>;
}

/**
 * Returns what is published of an SVG that can be published as a drawing; undefined for any other. What drawing
 * programs add is removed, and words without a font in the file are set in the typeface of the site. `safeDrawing`
 * judges what comes out.
 */
export async function publishedDrawing(drawn: string): Promise<PublishedDrawing | undefined> {
  const source = withoutComments(drawn);
  const words = wordsOfDrawing(source);
  const families = embeddedFamilies(source);
  let text = safeDrawing(source);
  let usesOwnTypeface = words !== '' && families.size === 0;
  if (text === undefined || words !== '') {
    const tidy = tidyDrawing(source, (list) => {
      if (families.has(firstFamily(list))) return list;
      usesOwnTypeface ||= words !== '';
      return OWN_FAMILIES;
    });
    text = safeDrawing(words === '' ? tidy : withFaces(tidy, usesOwnTypeface ? await ownFaces(words) : ''));
  }
  return text === undefined || text.length > MAX_CHARACTERS ? undefined : { text, usesOwnTypeface, families };
}

/** Programs may write all elements with a namespace prefix: `svg:text`. */
const TEXT = /<(?:[\w-]+:)?text\b[^>]*>([^]*?)<\/(?:[\w-]+:)?text\s*>/g;
const LABEL = /<(?:[\w-]+:)?foreignObject\b[^>]*(?:\/>|>([^]*?)<\/(?:[\w-]+:)?foreignObject\s*>)/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns the words of a drawing without comments, except for its HTML labels. */
export function wordsOfDrawing(source: string): string {
  return [...source.replaceAll(LABEL, '').matchAll(TEXT)].map(([, text = '']) => wordsIn(text)).join(' ');
}

/** Tells whether a drawing without comments has HTML labels. */
export function hasLabels(source: string): boolean {
  return [...source.matchAll(LABEL)].some(([, html = '']) => wordsIn(html) !== '');
}

function wordsIn(markup: string): string {
  const text = markup.replaceAll(/<title\b[^]*?<\/title\s*>|<[^>]*>/g, ' ').trim();
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') => {
    const number = Number(hex === undefined ? decimal : `0x${hex}`);
    return number <= 0x10ffff ? String.fromCodePoint(number) : (ENTITIES[String(name)] ?? whole);
  });
}

const FACE = /@font-face\s*\{([^{}]*)\}/g;
const FACE_WITHOUT_DATA = /@font-face\s*\{(?![^{}]*url\(\s*["']?data:)[^{}]*\}/g;

/** Returns the lower-case names of the font families whose fonts are inside a drawing. */
function embeddedFamilies(source: string): ReadonlySet<string> {
  const faces = [...source.replaceAll(FACE_WITHOUT_DATA, '').matchAll(FACE)];
  return new Set(faces.map(([, body = '']) => firstFamily(/font-family\s*:([^;]*)/.exec(body)?.[1] ?? '')));
}

function firstFamily(list: string): string {
  return (list.split(',')[0] ?? '')
    .replaceAll(/&quot;|["']/g, '')
    .trim()
    .toLowerCase();
}

/** Elements that draw nothing: metadata and data of drawing programs. */
const UNSEEN_ELEMENT =
  /<(metadata|(?:inkscape|sodipodi|rdf):[\w-]+)(?=[\s>/])[^>]*?(?:\/>|>[^]*?<\/\1\s*>)|<!DOCTYPE svg(?:\s[^>[]*)?>\s*/g;
/** Attributes that drawing programs write for themselves or for an embedding page. */
const UNSEEN_ATTRIBUTE = /^(?:(?!xml:space$|xlink:href$).+:.+|data-.+|aria-(?!label$).+|content)$/;
const TAG = /<\/?([\w:-]+)(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>/g;
const ATTRIBUTE = /\s+([\w:-]+)\s*=\s*("[^"]*"|'[^']*')/g;

/** Removes from a drawing what no reader sees, and replaces lists of font families by those of `nameFamilies`. */
function tidyDrawing(source: string, nameFamilies: (families: string) => string): string {
  const tidyStyle = (css: string): string =>
    css
      .replaceAll(FACE_WITHOUT_DATA, '')
      .replaceAll(/(font-family\s*:)([^;}]*)/g, (_, property: string, list: string) => property + nameFamilies(list));
  const tidyAttribute = (_: string, name: string, quoted: string): string => {
    const value = quoted.slice(1, -1).replaceAll(/"|&quot;/g, "'");
    if (UNSEEN_ATTRIBUTE.test(name)) return '';
    if (name === 'font-family') return ` font-family="${nameFamilies(value)}"`;
    return ` ${name === 'xlink:href' ? 'href' : name}="${name === 'style' ? tidyStyle(value) : value}"`;
  };
  const tags = forAnyRenderer(source)
    .replaceAll(UNSEEN_ELEMENT, '')
    .replaceAll(/<!\[CDATA\[([^<\]]*)\]\]>/g, '$1')
    .replaceAll(TAG, (tag, name: string) => {
      if (name === 'a') return '';
      // A style sheet for some media keeps its attributes, for which it is refused.
      if (name === 'style') return /\smedia\s*=/.test(tag) ? tag : tag.replaceAll(ATTRIBUTE, '');
      return tag.replaceAll(ATTRIBUTE, tidyAttribute);
    });
  return changeStyles(tags, tidyStyle);
}

const PARENTHESES = String.raw`\((?:[^()]|\([^()]*\))*\)`;
const LIGHT_DARK = new RegExp(String.raw`light-dark\(\s*((?:[^(),]|${PARENTHESES})*),(?:[^()]|${PARENTHESES})*\)`, 'g');

/**
 * Removes HTML labels, which only browsers draw, so that the plain text beside them is drawn instead, and
 * `requiredFeatures`: every browser has the features, but other renderers would draw the notice for lacking them. Keeps
 * the light one of each pair of colors: it was drawn in this one, and a program added the other.
 */
function forAnyRenderer(source: string): string {
  return source
    .replaceAll(LABEL, '')
    .replaceAll(/\srequiredFeatures\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
    .replaceAll(LIGHT_DARK, '$1')
    .replaceAll(/(?<![\w-])color-scheme\s*:[^;}"'<]*;?/g, '');
}

const SVG_TAG = /<svg(?=\s)(?:[^>"']|"[^"]*"|'[^']*')*>/;

/** Adds fonts to a drawing, and the typeface of the site to words that have none. */
function withFaces(drawing: string, rules: string): string {
  return drawing.replace(SVG_TAG, (root) => {
    const open = /\sfont-family=/.test(root) ? root : root.replace('<svg', `<svg font-family="${OWN_FAMILIES}"`);
    return rules === '' ? open : `${open}<style>${rules}</style>`;
  });
}

/** Returns the rules of the parts of the site's typeface that `words` need, as fonts with no other letters. */
async function ownFaces(words: string): Promise<string> {
  const { default: subsetFont } = await import('subset-font');
  const numbers = [...new Set(words)].map((sign) => sign.codePointAt(0) ?? 0);
  const parts = (await readTypeface(typefaces.text)).filter((part) => numbers.some((number) => isFor(part, number)));
  const rules = parts.map(async ({ script, bytes }) => {
    const font = await subsetFont(bytes, words, { targetFormat: 'woff2' });
    const source = `url(data:font/woff2;base64,${font.toString('base64')})`;
    return `@font-face{font-family:own-${script};font-weight:${typefaces.text.weight};font-style:normal;src:${source}}`;
  });
  return (await Promise.all(rules)).join('');
}

/**
 * Opens a drawing to render it, as close to browsers as the library comes: on the background that its root sets, with
 * its words in the site's typeface.
 */
export async function openDrawing(bytes: Buffer, options: SharpOptions): Promise<Sharp> {
  await useOwnFonts();
  const source = bytes.toString();
  // A text in another encoding is not changed.
  if (!source.includes('<svg')) return sharp(bytes, options);
  return sharp(Buffer.from(withGround(forAnyRenderer(source))), options);
}

const GROUND = /\sstyle\s*=\s*["'](?:[^"']*[;\s])?background(?:-color)?\s*:\s*([^;"'!]+)/;

/** Adds a shape for the background that a drawing's root sets, which the library does not read. */
function withGround(source: string): string {
  return source.replace(SVG_TAG, (root) => {
    const [, color] = GROUND.exec(root) ?? [];
    if (color === undefined) return root;
    // Larger than the drawing, which may not begin at its corner; what is no color draws nothing.
    return `${root}<rect x="-500%" y="-500%" width="1100%" height="1100%" fill="none" style="fill:${color};stroke:none"/>`;
  });
}

/** Width in pixels at which a drawing is rendered for cards; a card never shows more. */
export const DRAWN_PX = 1400;
/** Maximum height in pixels of a drawing rendered for a card. */
const MAX_HEIGHT_PX = 4 * DRAWN_PX;
const OWN_DENSITY = 72;
const MAX_DENSITY = 2400;

/**
 * Returns the density, in pixels per inch, at which a drawing of a size is rendered for cards. No side becomes less
 * than a pixel.
 */
export function densityForCards({ width, height }: { readonly width: number; readonly height: number }): number {
  const leastScale = 1 / Math.min(width, height);
  const scale = Math.max(leastScale, Math.min(DRAWN_PX / width, MAX_HEIGHT_PX / height));
  return Math.min(MAX_DENSITY, OWN_DENSITY * scale);
}

/** Returns the density at which a drawing with a natural width of `width` pixels is at least `wanted` pixels wide. */
export function densityFor(width: number, wanted: number): number {
  return OWN_DENSITY * Math.max(1, wanted / width);
}
