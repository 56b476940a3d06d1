import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { lightColors } from '../images/light-colors.ts';
import { densityForCards, DRAWN_PX } from '../../compile/images/drawing-density.ts';
import { openDrawing } from '../../compile/images/open-drawing.ts';
import { PAPER, toLayer, type Layer } from './pixels.ts';

/** A rectangle; its unit depends on the use. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A picture that was opened for cards. */
export interface Illustration {
  /** Whether its background is paper, so that it needs no edge on the card. */
  readonly isOnPaper: boolean;
  /** Height divided by width. */
  readonly ratio: number;
  /** Whether a part of it has ink; `part` is in fractions of its sides. */
  inks(part: Box): boolean;
  /** Returns its pixels on paper at a size in pixels; crops what does not fit. */
  layer(width: number, height: number): Promise<Layer>;
}

interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

const MASK_WIDTH = 240;
/** Most ratio of the longer to the shorter side of a picture on a card. */
const MOST_RATIO = 8;
/** Most difference of a channel from paper that still counts as paper. */
const TOLERANCE = 10;

/** Opens a picture from the bytes of its file, once for all cards that show it. */
export async function openIllustration(source: Buffer): Promise<Illustration> {
  const metadata = await sharp(source).metadata();
  const opened =
    metadata.format === 'svg'
      ? await openDrawing(source, { density: densityForCards(metadata), failOn: 'warning' })
      : sharp(source, { failOn: 'warning' }).autoOrient();
  const upright = await middleOf(
    await opened
      .flatten({ background: lightColors.paper })
      .resize({ width: DRAWN_PX, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const raw = { width: upright.info.width, height: upright.info.height, channels: upright.info.channels };
  const reopen = (): Sharp => sharp(upright.data, { raw });
  const { data, info } = await reopen().resize({ width: MASK_WIDTH }).raw().toBuffer({ resolveWithObject: true });
  const isInk = (x: number, y: number): boolean =>
    PAPER.some(
      (value, channel) => Math.abs((data[(y * info.width + x) * info.channels + channel] ?? 0) - value) > TOLERANCE,
    );
  const corners = [0, info.width - 1].flatMap((x) => [isInk(x, 0), isInk(x, info.height - 1)]);
  const inkBefore = countInk(info.width, info.height, isInk);
  return {
    isOnPaper: corners.filter(Boolean).length <= 1,
    ratio: raw.height / raw.width,
    inks({ left, top, width: wide, height }) {
      const x = (at: number): number => Math.min(info.width, Math.max(0, at * info.width));
      const y = (at: number): number => Math.min(info.height, Math.max(0, at * info.height));
      const [x0, y0] = [Math.floor(x(left)), Math.floor(y(top))];
      const [x1, y1] = [Math.ceil(x(left + wide)), Math.ceil(y(top + height))];
      return inkBefore(x1, y1) - inkBefore(x0, y1) - inkBefore(x1, y0) + inkBefore(x0, y0) > 0;
    },
    layer: (wide, height) => toLayer(reopen().resize(wide, height, { fit: 'cover' })),
  };
}

/**
 * Crops a picture that is much longer than any box of a card to its middle: resizing to cover a box would enlarge all
 * of it.
 */
async function middleOf(picture: Pixels): Promise<Pixels> {
  const { width, height, channels } = picture.info;
  const [wide, high] = [Math.min(width, MOST_RATIO * height), Math.min(height, MOST_RATIO * width)];
  if (wide === width && high === height) return picture;
  const part = { left: (width - wide) >> 1, top: (height - high) >> 1, width: wide, height: high };
  const image = sharp(picture.data, { raw: { width, height, channels } }).extract(part);
  return image.raw().toBuffer({ resolveWithObject: true });
}

/** Returns a function that counts the ink pixels above and left of a point, by a summed-area table. */
function countInk(
  width: number,
  height: number,
  isInk: (x: number, y: number) => boolean,
): (x: number, y: number) => number {
  const row = width + 1;
  const sums = new Uint32Array(row * (height + 1));
  const at = (x: number, y: number): number => sums[y * row + x] ?? 0;
  for (let y = 1; y <= height; y++)
    for (let x = 1; x <= width; x++)
      sums[y * row + x] = at(x - 1, y) + at(x, y - 1) - at(x - 1, y - 1) + Number(isInk(x - 1, y - 1));
  return at;
}
