import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { useOwnFonts } from './own-fonts.ts';
import { firstOf, withoutFormattedText } from './tidy-drawing.ts';

/**
 * Opens a drawing to render it, as close to browsers as the library comes: on the background that its styles set, with
 * its words in the site's typeface.
 */
export async function openDrawing(bytes: Buffer, options: SharpOptions): Promise<Sharp> {
  await useOwnFonts();
  const source = bytes.toString();
  // A text in another encoding is not changed.
  if (!source.includes('<svg')) return sharp(bytes, options);
  return sharp(Buffer.from(withGround(withoutFormattedText(source))), options);
}

const ROOT = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/;
const STYLE = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/;
const VIEW_BOX = /\sviewBox\s*=\s*["']\s*([-+\d.e]+)[\s,]+([-+\d.e]+)[\s,]+([\d.e]+)[\s,]+([\d.e]+)/;
/** How much larger than the drawing its ground is drawn, on each side: the drawing may not fill its place. */
const MARGIN = 5;

/** Adds a shape for the background that a drawing's styles set, which the library does not read. */
function withGround(source: string): string {
  const [root = ''] = ROOT.exec(source) ?? [];
  const ground = groundOf(root, source);
  if (ground === undefined) return source;
  const [x = 0, y = 0, width, height] = VIEW_BOX.exec(root)?.slice(1).map(Number) ?? [];
  const box =
    width === undefined || height === undefined
      ? 'width="100%" height="100%"'
      : `x="${x - MARGIN * width}" y="${y - MARGIN * height}" width="${(2 * MARGIN + 1) * width}" height="${(2 * MARGIN + 1) * height}"`;
  return source.replace(root, () => `${root}<rect ${box} style="fill:${ground};stroke:none"/>`);
}

/** Returns the last background color that is set; undefined if it is transparent. */
function groundOf(root: string, source: string): string | undefined {
  const [, double, single] = STYLE.exec(root) ?? [];
  const rules = [...source.matchAll(/(?:^|[\s,}>[])(?:svg|:root)\s*\{([^{}]*)\}/g)].map(([, body = '']) => body);
  const declarations = [...rules, double ?? single ?? ''].join(';').split(';');
  return declarations.flatMap((declaration) => colorIn(declaration) ?? []).at(-1);
}

function colorIn(declaration: string): string | undefined {
  const [, value = ''] = /^\s*background(?:-color)?\s*:\s*([^]*?)\s*(?:!\s*important\s*)?$/i.exec(declaration) ?? [];
  // A color for each scheme counts as the light one, a variable as its fallback.
  const color = value.replace(/^light-dark\(\s*(.*)$/is, (_, rest: string) => firstOf(rest)).replace(VARIABLE, '$1');
  return color !== '' && isOpaqueColor(color) ? color : undefined;
}

const VARIABLE = /^var\(\s*--[\w-]+\s*,\s*([^]*?)\s*\)$/;

function isOpaqueColor(color: string): boolean {
  if (/^(?:none|transparent|inherit|initial|unset)$/i.test(color)) return false;
  try {
    sharp({ create: { width: 1, height: 1, channels: 4, background: color } });
    return true;
  } catch {
    return false;
  }
}
