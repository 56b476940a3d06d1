import { lackingSigns } from './own-fonts.ts';
import { typefaces } from '../typefaces.ts';

/** What of a drawing is not published as it is meant where it is published by its pixels. */
export interface LostInDrawing {
  /** A clause each, for the writer. */
  readonly parts: readonly string[];
  /** Why nothing can be published of it. */
  readonly fault?: string;
}

/** Typefaces that programs put in where nobody has chosen one. */
const EVERYDAY =
  /^(?:sans-serif|serif|system-ui|ui-[\w-]+|-apple-system|blinkmacsystemfont|arial|arimo|calibri|dejavu sans|georgia|helvetica.*|inter|lato|liberation sans|noto sans|open sans|roboto|segoe ui|tahoma|times.*|trebuchet.*|verdana|inherit|initial|hanken grotesk)$/i;
const LABEL = /<foreignObject\b[^>]*>([^]*?)<\/foreignObject\s*>/g;
const TEXT = /<text\b[^>]*>([^]*?)<\/text\s*>/g;
/** The first typeface of a list: of an attribute, of a style, and behind the size in the short form. */
const FIRST = String.raw`(?:"([^"<]*)"|'([^'<]*)'|([^;}<"',>!]+))`;
const FAMILIES = new RegExp(
  String.raw`font-family\s*=\s*(?:"([^",]*)|'([^',]*))|font-family\s*:\s*${FIRST}|[\s;"'{]font\s*:[^;}<"]*?\d(?:px|pt|em|rem|%)\S*\s+${FIRST}`,
  'g',
);
const IMAGE = /<image\b[^>]*?\shref\s*=\s*["'](?!data:|#)|<image\b[^>]*?\sxlink:href\s*=\s*["'](?!data:|#)/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Finds what a drawing loses that is not published as it is. */
export async function lostInDrawing(drawn: string): Promise<LostInDrawing> {
  const source = drawn.replaceAll(/<!--[^]*?-->/g, '');
  const labels = [...source.matchAll(LABEL)].some(([, html = '']) => wordsIn(html) !== '');
  const words = [...source.replaceAll(LABEL, '').matchAll(TEXT)].map(([, text = '']) => wordsIn(text)).join(' ');
  const lacking = await lackingSigns(words);
  const letter = lacking.find((sign) => /[\p{L}\p{N}]/u.test(sign));
  if (letter !== undefined)
    return { parts: [], fault: `its words hold \`${letter}\`, a letter that the typeface of drawings does not have` };
  const typefacesLost = words === '' ? [] : chosenTypefaces(source);
  return {
    parts: [
      ...(labels ? ['labels with formatted text are left out, or cut short'] : []),
      ...(typefacesLost.length > 0
        ? [
            `its words are set in ${typefaces.text.family}, not in ${typefacesLost.map((name) => `\`${name}\``).join(', ')}`,
          ]
        : []),
      ...(lacking.length > 0 ? [`an empty box stands for ${lacking.map((sign) => `\`${sign}\``).join(', ')}`] : []),
      ...(IMAGE.test(source) ? ['pictures that are not inside the file are left out'] : []),
    ],
  };
}

function wordsIn(markup: string): string {
  return decode(markup.replaceAll(/<title\b[^]*?<\/title\s*>|<[^>]*>/g, ' ')).trim();
}

/** The first of each list of typefaces, where it is one that somebody has chosen. */
function chosenTypefaces(source: string): string[] {
  const plain = source.replaceAll(/@font-face\s*\{[^}]*\}/g, '').replaceAll('&quot;', "'");
  const families = [...plain.matchAll(FAMILIES)].map(([, ...names]) => names.find((name) => name !== undefined) ?? '');
  const names = families.map((name) => name.replaceAll(/["']/g, '').trim());
  return [...new Set(names)].filter((family) => family !== '' && !EVERYDAY.test(family));
}

function decode(text: string): string {
  return text.replaceAll(/&(?:#(?:x([\da-f]+)|(\d+))|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') => {
    if (hex === undefined && decimal === undefined) return ENTITIES[String(name)] ?? whole;
    const number = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return number <= 0x10ffff ? String.fromCodePoint(number) : whole;
  });
}
