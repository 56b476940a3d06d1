import sharp from 'sharp';
import { lightColors } from '../images/light-colors.ts';
import type { Box, Illustration } from './illustration.ts';
import { numberColors } from './palette-colors.ts';
import { CARD, createPaper, composite, RGB, toLayer, type Layer } from './pixels.ts';
import { rowBytesOf, type Rgb, type PaletteRows } from './png.ts';
import { POINT_COLORS, TEXT_COLORS } from './text-colors.ts';

/** Everything of a card but its texts. Cards that show one picture in one place share it. */
export interface Ground {
  /** 0 is paper, or a pixel of the photograph. */
  readonly rows: PaletteRows;
  /** Colors of paper and texts, then of the rule and mark, then of the drawing. */
  readonly colors: readonly Rgb[];
  /** Three bytes a pixel, if the picture has too many colors for a palette. */
  readonly photograph?: Buffer;
}

/** A picture and its box on the card. */
export interface PlacedPicture {
  readonly illustration: Illustration;
  readonly box: Box;
}

/** Returns the ground with a picture, or with the steps if there is none; draws it once for all cards that share it. */
export type GroundOf = (picture: PlacedPicture | undefined) => Promise<Ground>;

const ROW_BYTES = rowBytesOf(CARD.width);

/** Distance of text and mark from the edges of a card, in pixels. */
export const MARGIN = 72;
/** Height of the mark, in pixels. */
export const MARK_PX = 46;
/** The short rule above the kicker, in pixels. */
export const RULE = { top: 70, width: 64, height: 6 };

/** Creates grounds with `mark`, and caches those of a picture as long as the picture is in memory. */
export function createGrounds(mark: Layer): GroundOf {
  const drawn = new WeakMap<Illustration, Map<string, Promise<Ground>>>();
  let bare: Promise<Ground> | undefined;
  return async (picture) => {
    if (!picture) return (bare ??= drawGround(undefined, mark));
    const { illustration, box } = picture;
    const places = drawn.get(illustration) ?? new Map<string, Promise<Ground>>();
    drawn.set(illustration, places);
    const place = JSON.stringify(box);
    const ground = places.get(place) ?? drawGround(picture, mark);
    places.set(place, ground);
    return ground;
  };
}

async function drawGround(picture: PlacedPicture | undefined, mark: Layer): Promise<Ground> {
  const pixels = createPaper();
  if (picture) {
    const { illustration, box } = picture;
    composite(pixels, await illustration.layer(box.width, box.height), box.left, box.top);
  } else composite(pixels, await toLayer(sharp(Buffer.from(STEPS)).ensureAlpha()), 0, 0);
  composite(pixels, RULE_LAYER, MARGIN, RULE.top);
  composite(pixels, mark, MARGIN, CARD.height - MARGIN - MARK_PX);
  if (picture && !picture.illustration.isOnPaper)
    return { rows: new Uint8Array(ROW_BYTES * CARD.height), colors: TEXT_COLORS, photograph: pixels };
  return numberColors(pixels, [...TEXT_COLORS, ...POINT_COLORS]);
}

const RULE_LAYER: Layer = {
  data: Buffer.alloc(RULE.width * RULE.height * RGB, Buffer.from(lightColors.action.slice(1), 'hex')),
  width: RULE.width,
  height: RULE.height,
  channels: RGB,
};

/** The steps of the method, for cards without a picture. */
const STEPS =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">` +
  `<path fill="none" stroke="${lightColors.accent}" stroke-width="3" d="M640 558h120v-52h120v-52h120v-52h200"/>` +
  `<path fill="none" stroke="${lightColors.line}" stroke-width="3" d="M640 575h560"/></svg>`;
