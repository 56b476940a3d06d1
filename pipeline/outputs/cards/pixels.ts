import sharp, { type Sharp } from 'sharp';
import { lightColors } from '../images/light-colors.ts';

/** The size of a card in pixels. */
export const CARD = { width: 1200, height: 630 } as const;

/** Bytes a pixel; pixels are stored row by row. */
export const RGB = 3;
/** The color of the paper, one byte a channel. */
export const PAPER: Buffer = Buffer.from(lightColors.paper.slice(1), 'hex');

/** Pixels to draw on a card, with or without an alpha channel. They must stay inside its edges. */
export interface Layer {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** Decodes an image to a layer. */
export async function toLayer(image: Sharp): Promise<Layer> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

/** Creates the pixels of an empty card. */
export function createPaper(): Buffer {
  return Buffer.alloc(CARD.width * CARD.height * RGB, PAPER);
}

/** Opens the pixels of a card as an image, to be encoded. */
export function toImage(card: Buffer): Sharp {
  return sharp(card, { raw: { ...CARD, channels: RGB } });
}

/**
 * Draws a layer on a card. The image library takes four times as long, since it first converts all pixels of both
 * to a format with an alpha channel.
 */
export function composite(card: Buffer, layer: Layer, left: number, top: number): void {
  const { data, width, height, channels } = layer;
  if (channels !== RGB) return blend(card, layer, left, top);
  for (let y = 0; y < height; y++)
    data.copy(card, ((top + y) * CARD.width + left) * RGB, y * width * RGB, (y + 1) * width * RGB);
}

/** Skips fully transparent pixels, which are most of a text: their four bytes are compared as one number. */
function blend(card: Buffer, { data, width, height }: Layer, left: number, top: number): void {
  const whole = new Uint32Array(new Uint8Array(data).buffer);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (whole[at] !== 0) mix(card, ((top + y) * CARD.width + left + x) * RGB, data, at * (RGB + 1));
    }
}

function mix(card: Buffer, to: number, data: Buffer, from: number): void {
  const part = (data[from + RGB] ?? 0) / 255;
  for (let channel = 0; channel < RGB; channel++) {
    const under = card[to + channel] ?? 0;
    card[to + channel] = Math.round(under + ((data[from + channel] ?? 0) - under) * part);
  }
}
