import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { faulty, type Inspected, widestOf } from '../content/model/probes.ts';
import {
  densityFor,
  densityForCards,
  hasLabels,
  openDrawing,
  publishedDrawing,
  type PublishedDrawing,
  wordsOfDrawing,
} from './drawings.ts';
import { faultOfSize, MAX_PIXELS } from './image-limits.ts';
import { lackingSigns, typefaces } from './typefaces.ts';
import { isMoving, withoutComments } from './safe-drawing.ts';

const GZIP = 0x1f8b;

/**
 * Decodes an image once in every way that a build will, so that every fault is found before anything is made from it.
 * Reads and checks its size first. Runs in a process of its own: see `probe-images.ts`.
 */
export async function inspectImage(bytes: Buffer): Promise<Inspected> {
  try {
    if (bytes.length > 1 && bytes.readUInt16BE() === GZIP) return faulty(NO_FORMAT);
    const foreign = unsupportedFormatOf(bytes);
    if (foreign !== undefined)
      return faulty(`it is ${foreign}; the site takes AVIF, GIF, JPEG, PNG, SVG, TIFF and WebP`, foreign);
    const { format, width, height, orientation = 1, hasAlpha, pages = 1 } = await sharp(bytes, UNLIMITED).metadata();
    const fault = faultOfSize(width, height);
    if (fault !== undefined) return faulty(fault);
    const isSvg = format === 'svg';
    const published = isSvg ? await publishedDrawing(bytes.toString()) : undefined;
    const drawing = published?.text;
    const lost = isSvg ? await lostInDrawing(bytes.toString(), published) : { parts: [] };
    if (lost.fault !== undefined) return faulty(lost.fault);
    if (isSvg) {
      const most = Math.max(densityForCards({ width, height }), densityFor(width, widestOf({ format, width, height })));
      await (await openDrawing(bytes, { ...STRICT, density: most })).resize(SMALL).raw().toBuffer();
    }
    const opened = isSvg ? await openDrawing(bytes, STRICT) : sharp(bytes, STRICT);
    const opaque = await decodeForAlpha(opened, hasAlpha);
    const [upWidth, upHeight] = orientation >= 5 ? [height, width] : [width, height];
    return {
      format,
      width: upWidth,
      height: upHeight,
      opaque,
      isDrawing: drawing !== undefined,
      moves: drawing !== undefined && isMoving(drawing),
      onPaper: !opaque && drawing?.includes('prefers-color-scheme') !== true,
      lost: lost.parts,
      isSequence: pages > 1 || holdsSeveral(bytes),
    };
  } catch (error) {
    return faulty(faultOf(error));
  }
}

const NO_FORMAT = 'it is not in a format that can be read';
const UNLIMITED: SharpOptions = { limitInputPixels: false };
const STRICT: SharpOptions = { failOn: 'warning', limitInputPixels: MAX_PIXELS };
const SMALL = { width: 64, height: 64, fit: 'inside' } as const;

/** Decodes the whole image at its own size; returns whether it is opaque. */
async function decodeForAlpha(image: Sharp, hasAlpha: boolean): Promise<boolean> {
  if (!hasAlpha) {
    await image.resize(SMALL).raw().toBuffer();
    return true;
  }
  const alpha = await image.ensureAlpha().extractChannel('alpha').raw().toBuffer();
  return alpha.every((value) => value === 255);
}

/** The library's messages may contain paths of this machine, so only their kind is passed on. */
function faultOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/pixel limit|exceeds|too large/i.test(message)) return `it has more than ${MAX_PIXELS / 1e6} million pixels`;
  if (/unsupported image format|contains unsupported/i.test(message)) return NO_FORMAT;
  if (/bad dimensions/i.test(message)) return 'it has no width and height of at least one pixel';
  return 'it is damaged or cut short';
}

/**
 * Tells whether a file declares a sequence although the decoder sees one picture: an AVIF by its brands, a PNG before
 * its first pixels.
 */
function holdsSeveral(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) === 'ftyp') {
    const brands = bytes.toString('latin1', 8, bytes.readUInt32BE(0)).match(/[^]{4}/g);
    return brands?.includes('avis') === true;
  }
  return bytes.toString('latin1', 1, 4) === 'PNG' && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
}

/** Names of formats that cannot be published, by their first bytes; `.` is any byte. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  // The brands `mif1` and `msf1` only say that a file contains pictures; those behind them say which kind.
  [/^....ftyp(?:(?:mif1|msf1)(?!.*avi).*?)?he[iv][cxms]/s, 'a HEIC picture'],
  [/^BM/, 'a BMP picture'],
  [/^8BPS/, 'a Photoshop document'],
  [/^....JXL |^\u00ff\n/s, 'a JPEG XL picture'],
  [/^....jP {2}/s, 'a JPEG 2000 picture'],
  [/^%PDF/, 'a PDF document'],
  [/^\s*<(?:!doctype html|html)/i, 'a page of the web'],
];
/**
 * Returns the format, with its article, of a file that looks like a picture but cannot be used; undefined for all
 * others.
 */
function unsupportedFormatOf(bytes: Uint8Array): string | undefined {
  const begin = String.fromCharCode(...bytes.subarray(0, 64));
  return BEGINNINGS.find(([pattern]) => pattern.test(begin))?.[1];
}

/** Default typefaces of programs, used if none was chosen. */
const EVERYDAY =
  /^(?:|var\(.*|sans-serif|serif|system-ui|ui-[\w-]+|-apple-system|blinkmacsystemfont|arial|arimo|calibri|dejavu sans|georgia|helvetica.*|inter|lato|liberation sans|noto sans|open sans|roboto|segoe ui|tahoma|times.*|trebuchet.*|verdana|inherit|initial|hanken grotesk)$/i;
/** Matches a list of typefaces in a style or an attribute, from its first name. */
const FAMILIES = /font-family\s*[:=]\s*(?:&quot;|["'\s])*([^"'&,;<>}]*)/g;

/** What the library does not draw, with what the writer is told. */
const LOST_IN_PIXELS: readonly (readonly [found: RegExp, clause: string])[] = [
  [/<(?:[\w-]+:)?(?:textPath|flowRoot)\b/, 'words along a curve or in a frame are left out'],
  [
    /<(?:[\w-]+:)?(?:image|use|feImage)\b[^>]*?\s(?:xlink:)?href\s*=\s*["'](?!\s*(?:data:|#|["']))|<\?xml-stylesheet\b/,
    'pictures, styles and parts that are not inside the file are left out',
  ],
  [
    /<(?:[\w-]+:)?(?:animate\w*|set)\b|@keyframes\b/,
    'what moves is shown as it is at the beginning, perhaps not at all',
  ],
  [
    /(?<![\w-])(?:fill|stroke|stop-color)\s*[:=]\s*["']?\s*(?:var|oklch|oklab|lch|lab|color-mix|color)\(/,
    'colors that only a browser can tell come out black',
  ],
];

/**
 * Finds what a drawing loses when it is published, by its pixels if `published` is not given: a clause each, or why
 * nothing of it can be published.
 */
async function lostInDrawing(
  drawn: string,
  published?: PublishedDrawing,
): Promise<{ readonly parts: readonly string[]; readonly fault?: string }> {
  const source = withoutComments(drawn);
  const words = wordsOfDrawing(source);
  const lacking = published?.usesOwnTypeface === false ? [] : await lackingSigns(words);
  const letter = lacking.find((sign) => /[\p{L}\p{N}]/u.test(sign));
  if (letter !== undefined)
    return { parts: [], fault: `its words hold \`${letter}\`, a letter that the typeface of drawings does not have` };
  const chosen = words === '' ? [] : chosenTypefaces(source, published?.families);
  const parts = published ? [] : LOST_IN_PIXELS.filter(([found]) => found.test(source)).map(([, clause]) => clause);
  if (lacking.length > 0) parts.unshift(`an empty box stands for ${listed(lacking)}`);
  if (chosen.length > 0) parts.unshift(`its words are set in ${typefaces.text.family}, not in ${listed(chosen)}`);
  if (hasLabels(source)) parts.unshift('labels with formatted text are left out, or cut short');
  return { parts };
}

function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** Returns the first typeface of each list, except program defaults and those inside the drawing. */
function chosenTypefaces(source: string, embedded: ReadonlySet<string> = new Set()): string[] {
  const plain = source.replaceAll(/@font-face\s*\{[^}]*\}/g, '');
  const names = [...plain.matchAll(FAMILIES)].map(([, name = '']) => name.trim());
  return [...new Set(names)].filter((name) => !EVERYDAY.test(name) && !embedded.has(name.toLowerCase()));
}
