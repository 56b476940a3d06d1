import type { Mask } from './fill-outlines.ts';
import type { Ground } from './ground.ts';
import { CARD, createPaper, RGB, toImage } from './pixels.ts';
import { encodePng, rowBytesOf, type PaletteRows } from './png.ts';
import { FIRST, STEPS } from './text-colors.ts';

/** Texts of a card, by their color. */
export interface TextMasks {
  readonly ink: readonly Mask[];
  readonly quiet: readonly Mask[];
}

/** A larger PNG is not a drawing of few colors and areas; as a JPEG it is smaller. */
const MOST_PNG_BYTES = 60_000;

const ROW_BYTES = rowBytesOf(CARD.width);

/** Returns a copy of a ground with texts on it. */
export function drawText(ground: Ground, texts: TextMasks): Ground {
  const rows = ground.rows.slice();
  for (const tone of ['quiet', 'ink'] as const)
    for (const mask of texts[tone]) cover(rows, mask, FIRST[tone], STEPS[tone]);
  return { ...ground, rows };
}

/** Encodes a card: as PNG if it is drawn, which is sharper and smaller, as JPEG if it is a photograph. */
export async function encodeCard(card: Ground): Promise<Buffer> {
  if (!card.photograph) {
    const png = await encodePng(CARD, card.rows, card.colors);
    if (png.length <= MOST_PNG_BYTES) return png;
  }
  return toImage(toColors(card)).jpeg({ quality: 74 }).toBuffer();
}

function cover(rows: PaletteRows, mask: Mask, first: number, steps: number): void {
  const { left, top, width, height, coverage } = mask;
  const [fromY, toY] = [Math.max(0, -top), Math.min(height, CARD.height - top)];
  const [fromX, toX] = [Math.max(0, -left), Math.min(width, CARD.width - left)];
  for (let y = fromY; y < toY; y++)
    for (let x = fromX; x < toX; x++) {
      const step = Math.trunc((coverage[y * width + x] ?? 0) * steps + 0.5);
      if (step > 0) setNumber(rows, left + x, top + y, first + step - 1);
    }
}

function setNumber(rows: PaletteRows, x: number, y: number, number: number): void {
  const at = y * ROW_BYTES + 1 + (x >> 1);
  const pair = rows[at] ?? 0;
  rows[at] = x % 2 === 0 ? (pair & 0x0f) | (number << 4) : (pair & 0xf0) | number;
}

function toColors({ rows, colors, photograph }: Ground): Buffer {
  const image = photograph ? Buffer.from(photograph) : createPaper();
  for (let at = 0; at < CARD.width * CARD.height; at++) {
    const [x, y] = [at % CARD.width, Math.floor(at / CARD.width)];
    const pair = rows[y * ROW_BYTES + 1 + (x >> 1)] ?? 0;
    const number = x % 2 === 0 ? pair >> 4 : pair & 0x0f;
    if (number !== 0) image.set(colors[number] ?? [], at * RGB);
  }
  return image;
}
