/** Longest side of a picture in pixels: a WebP holds no more (14 bits). */
export const LONGEST_SIDE_PX = 16_383;
/** Most pixels of a picture: a camera of 61 million fits, and the slowest format of that size, AVIF, takes some ten seconds. */
export const MOST_PIXELS = 64_000_000;
const MOST_BYTES = 100_000_000;
/** Largest file in bytes of a drawing; it is text, and every sign of it can mean work. */
export const MOST_DRAWING_BYTES = 5_000_000;
/** Longest time that decoding one picture may take, in seconds. A photograph of a camera takes less than one. */
export const MOST_SECONDS_AN_IMAGE = 20;

const figure = new Intl.NumberFormat('en-US');

/** What is wrong with the size of a picture, if anything. Sides in pixels. */
export function faultOfSize(width: number, height: number): string | undefined {
  const size = `it is ${figure.format(width)} by ${figure.format(height)} pixels`;
  if (Math.max(width, height) > LONGEST_SIDE_PX)
    return `${size}, and a side may have ${figure.format(LONGEST_SIDE_PX)} at most`;
  if (width * height > MOST_PIXELS) return `${size}, and ${MOST_PIXELS / 1e6} million are the most`;
  return undefined;
}

/** Most bytes that the file of a picture may have. */
export function mostBytesOf(file: string): number {
  return file.toLowerCase().endsWith('.svg') ? MOST_DRAWING_BYTES : MOST_BYTES;
}
