import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { withGround } from './drawing-ground.ts';
import { useOwnFonts } from './own-fonts.ts';

/**
 * Opens a drawing to make pixels of it, as near to what browsers show as the library comes: on the ground that its styles give it, with
 * its words in the typeface of the site.
 */
export async function openDrawing(bytes: Buffer, options: SharpOptions): Promise<Sharp> {
  await useOwnFonts();
  const source = bytes.toString();
  // A text in another encoding is left as it is.
  if (!source.includes('<svg')) return sharp(bytes, options);
  return sharp(Buffer.from(withGround(withoutFormattedText(source))), options);
}

/**
 * A drawing without labels of HTML, which only browsers draw, so that what the program has put there for others is taken; and without questions
 * for features that every browser answers with yes, so that no “Text is not SVG” is.
 */
function withoutFormattedText(source: string): string {
  return source
    .replaceAll(/<foreignObject\b[^>]*\/>|<foreignObject\b[^]*?<\/foreignObject\s*>/g, '')
    .replaceAll(/\srequiredFeatures\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
}
