/** Pictures by their first bytes, in hexadecimal, with the extension that their names get. */
const PICTURES: readonly (readonly [extension: string, begin: RegExp])[] = [
  ['png', /^89504e470d0a1a0a/],
  ['jpg', /^ffd8ff/],
  ['gif', /^474946383[79]61/],
  ['webp', /^52494646.{8}57454250/],
  ['avif', /^.{8}66747970(?:61766966|61766973)/],
  ['tiff', /^(?:49492a00|4d4d002a)/],
];
const LONGEST_BEGIN = 16;
/** A drawing, behind what may stand before its first element. */
const DRAWING = /^\ufeff?\s*(?:<\?xml[^>]*>\s*|<!--[^>]*-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i;
const DRAWING_BEGIN = 4096;

/** Returns the extension of a picture that a site can show, told by its bytes; undefined for anything else. */
export function formatOf(bytes: Buffer): string | undefined {
  const begin = bytes.subarray(0, LONGEST_BEGIN).toString('hex');
  const found = PICTURES.find(([, form]) => form.test(begin))?.[0];
  return found ?? (DRAWING.test(bytes.subarray(0, DRAWING_BEGIN).toString('utf8')) ? 'svg' : undefined);
}
