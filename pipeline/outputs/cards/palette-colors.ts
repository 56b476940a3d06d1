import { CARD, RGB } from './pixels.ts';
import { rowBytesOf, type Rgb, type PaletteRows } from './png.ts';

/** Most colors that four bits a pixel allow. */
const MOST_COLORS = 16;
/** Colors whose channels differ by at most this share one entry of the palette. */
const NEAR = 12;
/** Bits of each channel by which colors are counted. */
const BITS = 5;
const BINS = 1 << (3 * BITS);

/**
 * Reduces the pixels of a card, three bytes each, to a palette: the colors of `first`, then the most frequent ones that
 * are not near another. Each pixel gets the nearest color.
 */
export function numberColors(
  image: Buffer,
  first: readonly Rgb[],
): { readonly rows: PaletteRows; readonly colors: readonly Rgb[] } {
  const { counts, sums } = countColors(image);
  const bins = [...counts.keys()].filter((bin) => counts[bin] !== 0);
  const colorOf = (bin: number): Rgb => {
    const mean = (channel: number): number => Math.round((sums[bin * RGB + channel] ?? 0) / (counts[bin] ?? 1));
    return [mean(0), mean(1), mean(2)];
  };
  const colors = [...first];
  for (const bin of bins.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)) {
    if (colors.length === MOST_COLORS) break;
    const color = colorOf(bin);
    if (colors.every((other) => distance(other, color) > NEAR)) colors.push(color);
  }
  const numbers = new Uint8Array(BINS);
  for (const bin of bins) numbers[bin] = nearest(colorOf(bin), colors);
  return { rows: toRows(image, numbers), colors };
}

/** Counts the pixels of each bin of colors, and sums their channels. */
function countColors(image: Buffer) {
  const counts = new Uint32Array(BINS);
  const sums = new Float64Array(BINS * RGB);
  for (let at = 0; at < image.length; at += RGB) {
    const bin = binAt(image, at);
    counts[bin] = (counts[bin] ?? 0) + 1;
    for (let channel = 0; channel < RGB; channel++)
      sums[bin * RGB + channel] = (sums[bin * RGB + channel] ?? 0) + (image[at + channel] ?? 0);
  }
  return { counts, sums };
}

function toRows(image: Buffer, numbers: Uint8Array): PaletteRows {
  const rowBytes = rowBytesOf(CARD.width);
  const rows = new Uint8Array(rowBytes * CARD.height);
  let at = 0;
  for (let row = 0; row < rows.length; row += rowBytes) {
    for (let pair = row + 1; pair < row + rowBytes; pair++) {
      rows[pair] = ((numbers[binAt(image, at)] ?? 0) << 4) | (numbers[binAt(image, at + RGB)] ?? 0);
      at += 2 * RGB;
    }
  }
  return rows;
}

function binAt(image: Buffer, at: number): number {
  const drop = 8 - BITS;
  const [red, green, blue] = [(image[at] ?? 0) >> drop, (image[at + 1] ?? 0) >> drop, (image[at + 2] ?? 0) >> drop];
  return (red << (2 * BITS)) | (green << BITS) | blue;
}

function nearest(color: Rgb, colors: readonly Rgb[]): number {
  let [best, least] = [0, Infinity];
  for (const [number, other] of colors.entries()) {
    const away = distance(color, other);
    if (away < least) [best, least] = [number, away];
  }
  return best;
}

/** The largest difference of a channel. */
function distance(one: Rgb, other: Rgb): number {
  return Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]));
}
