/** Longest side of a picture in pixels, which is the limit of WebP (14 bits). */
export const LONGEST_SIDE_PX = 16_383;
/** Most pixels of a picture: a camera of 61 million fits, and the slowest format of that size, AVIF, takes some ten seconds. */
export const MAX_PIXELS = 64_000_000;
const MAX_BYTES = 100_000_000;
/** Largest drawing file in bytes; a drawing is text, and every character of it can cause work. */
export const MAX_DRAWING_BYTES = 5_000_000;
/** Longest time to decode one picture, in seconds. A camera's photograph takes less than one. */
export const MAX_SECONDS_AN_IMAGE = 20;

const figure = new Intl.NumberFormat('en-US');

/** Returns what is wrong with the size of a picture, if anything. Sides are in pixels. */
export function faultOfSize(width: number, height: number): string | undefined {
  const size = `it is ${figure.format(width)} by ${figure.format(height)} pixels`;
  if (Math.max(width, height) > LONGEST_SIDE_PX)
    return `${size}, and a side may have ${figure.format(LONGEST_SIDE_PX)} at most`;
  if (width * height > MAX_PIXELS) return `${size}, and ${MAX_PIXELS / 1e6} million are the most`;
  return undefined;
}

/** Returns the largest size in bytes that a picture file may have. */
export function maxBytesOf(file: string): number {
  return file.toLowerCase().endsWith('.svg') ? MAX_DRAWING_BYTES : MAX_BYTES;
}
