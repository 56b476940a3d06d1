import { setTitle, type SetTitle } from './break-lines.ts';
import type { SocialCard } from '../../content/model/assets.ts';
import type { Mask } from './fill-outlines.ts';
import { MARGIN, MARK_PX, RULE, type Ground, type GroundOf } from './ground.ts';
import type { Box, Illustration } from './illustration.ts';
import { drawText } from './palette-card.ts';
import { CARD, type Layer } from './pixels.ts';
import type { Typesetter } from './typesetter.ts';

/** What all cards share: fonts, the mark and their grounds. */
export interface CardAssets {
  readonly display: Typesetter;
  readonly text: Typesetter;
  /** The mark at its final height, on a transparent background. */
  readonly mark: Layer;
  readonly groundOf: GroundOf;
}

const KICKER = { sizePx: 25, base: 126 };

const NAME_PX = 25;

const BESIDE_MARK = 18;

/** Top of a title below a kicker, and without one. */
const TITLE_TOP = { below: 162, alone: 116 };

const LINE_HEIGHT = 1.1;

const SIZES_PX = [92, 84, 76, 70, 64, 58, 52, 46, 40, 36];

/** Height of capitals and ascenders above the base line, and of descenders below it, in em. */
const [ASCENT, DESCENT] = [0.74, 0.24];

/** Clear space around text, in pixels, which no line of a drawing may enter. */
const CLEAR = 26;

/** The part of the card that a photograph fills. */
const PHOTO: Box = { left: 760, top: 0, width: 440, height: 630 };

const BESIDE_PHOTO = 632;

/** Widths of the title's column beside a drawing, in order of preference. */
const COLUMNS = [760, 660, 580, 510] as const;

const LARGE_ENOUGH = 600;

const DRAWING_WIDTHS = [1200, 1120, 1040, 980, 920, 860, 800, 740, 680, 620, 560, 500, 440, 380];

const LARGEST_OTHER_DRAWING = 920;

/** Draws a card: paper, the picture at the right, text aligned at the left margin. */
export async function composeCard(
  card: SocialCard,
  picture: Illustration | undefined,
  assets: CardAssets,
): Promise<Ground> {
  const { title, box } = arrange(card, picture, assets);
  const ground = await assets.groundOf(picture && box && { illustration: picture, box });
  const { display, text, mark } = assets;
  const kickerX = MARGIN - text.hang(card.kicker) * KICKER.sizePx;
  const quiet = [
    text.draw(card.kicker, kickerX, KICKER.base, KICKER.sizePx),
    text.draw(card.name, MARGIN + mark.width + BESIDE_MARK, CARD.height - MARGIN - 13, NAME_PX),
  ];
  return drawText(ground, { quiet, ink: titleMasks(card, title, display) });
}

function titleMasks(card: SocialCard, { lines, sizePx }: SetTitle, display: Typesetter): Mask[] {
  return lines.map((line, index) =>
    display.draw(line, MARGIN - display.hang(line) * sizePx, baseOf(card, index, sizePx), sizePx),
  );
}

/** Sets the title in the widest column that leaves the drawing beside it large enough. */
function arrange(
  card: SocialCard,
  picture: Illustration | undefined,
  assets: CardAssets,
): { title: SetTitle; box?: Box } {
  const titleIn = (widthPx: number, heightPx: number): SetTitle =>
    setTitle(card.title, {
      widthPx,
      heightPx,
      mostLines: 4,
      lineHeight: LINE_HEIGHT,
      sizesPx: SIZES_PX,
      measure: assets.display.width,
    });
  if (!picture) return { title: titleIn(COLUMNS[0], 300) };
  if (!picture.isOnPaper) return { title: titleIn(BESIDE_PHOTO, 330), box: PHOTO };
  let best: { title: SetTitle; box: Box } | undefined;
  for (const column of COLUMNS) {
    const title = titleIn(column, 300);
    const box = drawingBox(picture, boxesOf(card, title, assets));
    if (best === undefined || box.width > best.box.width) best = { title, box };
    if (box.width >= LARGE_ENOUGH) break;
  }
  return best ?? { title: titleIn(COLUMNS[0], 300) };
}

/** Finds the largest box, from the lower right corner, in which no line of the drawing comes near the text. */
function drawingBox(picture: Illustration, kept: readonly Box[]): Box {
  const isMotif = Math.abs(picture.ratio - CARD.height / CARD.width) < 0.01;
  for (const width of DRAWING_WIDTHS) {
    const inset = isMotif ? 0 : 40;
    const height = Math.round(width * picture.ratio);
    const box = { left: CARD.width - width - inset, top: CARD.height - height - inset, width, height };
    if (!isMotif && (width > LARGEST_OTHER_DRAWING || box.top < 24)) continue;
    if (kept.every((text) => !picture.inks(within(text, box)))) return box;
  }
  const width = 380;
  const height = Math.min(Math.round(width * picture.ratio), 300);
  return { left: CARD.width - width - 40, top: CARD.height - height - 40, width, height };
}

/** Converts a part of the card, with clear space around it, to fractions of a box. */
function within({ left, top, width, height }: Box, box: Box): Box {
  return {
    left: (left - CLEAR - box.left) / box.width,
    top: (top - CLEAR - box.top) / box.height,
    width: (width + 2 * CLEAR) / box.width,
    height: (height + 2 * CLEAR) / box.height,
  };
}

/** The boxes of texts and mark. */
function boxesOf(card: SocialCard, { lines, sizePx }: SetTitle, { display, text, mark }: CardAssets): Box[] {
  return [
    { left: MARGIN, top: RULE.top, width: text.width(card.kicker) * KICKER.sizePx, height: KICKER.base - RULE.top },
    ...lines.map((line, index) => ({
      left: MARGIN,
      top: baseOf(card, index, sizePx) - ASCENT * sizePx,
      width: display.width(line) * sizePx,
      height: (ASCENT + DESCENT) * sizePx,
    })),
    {
      left: MARGIN,
      top: CARD.height - MARGIN - MARK_PX,
      width: mark.width + BESIDE_MARK + text.width(card.name) * NAME_PX,
      height: MARK_PX,
    },
  ];
}

function baseOf({ kicker }: SocialCard, line: number, sizePx: number): number {
  return (kicker === '' ? TITLE_TOP.alone : TITLE_TOP.below) + ASCENT * sizePx + line * sizePx * LINE_HEIGHT;
}
