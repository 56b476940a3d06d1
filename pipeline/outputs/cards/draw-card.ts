import sharp, { type Region, type Sharp } from 'sharp';
import type { CardImage, SocialCard } from '../../content/model/assets.ts';
import { densityForCards, DRAWN_PX, openDrawing } from '../../images/drawings.ts';
import { readProbed } from '../../images/probe-images.ts';
import { lightColors } from '../images/light-colors.ts';
import { openTypesetters, setTitle, type SetTitle, type Typesetter } from './typesetter.ts';

/** The size of a card in pixels. */
const CARD = { width: 1200, height: 630 } as const;

/** Draws a card and returns it as a JPEG file. */
export type DrawCard = (card: SocialCard) => Promise<Buffer>;

const QUALITY = 74;
const EMPTY = { create: { ...CARD, channels: 3, background: lightColors.paper } } as const;

/** Creates a drawer of cards with pictures from `root`; `mark` is the drawing of the mark, as SVG. */
export async function createCardDrawer(root: string, mark: Buffer): Promise<DrawCard> {
  const assets: CardAssets = { ...(await openTypesetters()), mark: await drawMark(mark) };
  let last: { readonly hash: string; readonly picture: Promise<Illustration> } | undefined;
  // Cards with the same picture are drawn in sequence, so that it is opened once.
  const openPicture = async (image: CardImage): Promise<Illustration> => {
    if (last?.hash !== image.hash) last = { hash: image.hash, picture: readProbed(root, image).then(openIllustration) };
    return last.picture;
  };
  return async (card) => {
    const picture = card.image && (await openPicture(card.image));
    const arrangement = arrange(card, picture, assets);
    const ground = picture && arrangement.box ? picture.onCard(arrangement.box) : sharp(EMPTY);
    const words = { input: Buffer.from(drawWords(card, arrangement, assets)) };
    return ground.composite([words]).removeAlpha().jpeg({ quality: QUALITY }).toBuffer();
  };
}

async function drawMark(mark: Buffer): Promise<CardAssets['mark']> {
  const drawn = sharp(mark, { density: 288 }).trim().resize({ height: MARK_PX }).png();
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width };
}

/** What all cards share. */
interface CardAssets {
  readonly display: Typesetter;
  readonly text: Typesetter;
  /** The mark at its height on a card, on a transparent background. */
  readonly mark: { readonly png: Buffer; readonly width: number };
}

/** The title of a card in lines, and the place of its picture, if it has one. */
interface Arrangement {
  readonly title: SetTitle;
  readonly box?: Region;
}

/** Height of the mark, in pixels. */
const MARK_PX = 46;

/** Distance of text and mark from the edges of a card, in pixels. */
const MARGIN = 72;
const RULE = { top: 70, width: 64, height: 6 };
const KICKER = { sizePx: 25, base: 126 };
const NAME = { sizePx: 25, base: CARD.height - MARGIN - 13 };
const MARK_TOP = CARD.height - MARGIN - MARK_PX;
const BESIDE_MARK = 18;

const LINE_HEIGHT = 1.1;
const SIZES_PX = [92, 84, 76, 70, 64, 58, 52, 46, 40, 36];
/** Height of letters above the base line and below it, in em. */
const ASCENT = 0.74;
const DESCENT = 0.24;
/** Clear space around text, in pixels, which no line of a drawing may enter. */
const CLEAR = 26;

/** The part of the card that a photograph fills. */
const PHOTO: Region = { left: 760, top: 0, width: 440, height: 630 };
const BESIDE_PHOTO = 632;

/** Widths of the title's column; narrower ones give a drawing more space. */
const WIDEST_COLUMN = 760;
const NARROWER_COLUMNS = [660, 580, 510];
const LARGE_ENOUGH = 600;
const DRAWING_WIDTHS = [1200, 1120, 1040, 980, 920, 860, 800, 740, 680, 620, 560, 500, 440, 380];
const LARGEST_OTHER_DRAWING = 920;

/** The steps of the method, for cards without a picture. */
const STEPS =
  `<g fill="none" stroke-width="3"><path stroke="${lightColors.accent}" d="M640 558h120v-52h120v-52h120v-52h200"/>` +
  `<path stroke="${lightColors.line}" d="M640 575h560"/></g>`;

/** Sets the title in the widest column that leaves the drawing beside it large enough. */
function arrange(card: SocialCard, picture: Illustration | undefined, assets: CardAssets): Arrangement {
  const titleIn = (widthPx: number, heightPx = 300): SetTitle => {
    const maxLines = (sizePx: number): number => Math.min(4, Math.floor(heightPx / (sizePx * LINE_HEIGHT)));
    return setTitle(card.title, { widthPx, maxLines, sizesPx: SIZES_PX, measure: assets.display.width });
  };
  if (!picture) return { title: titleIn(WIDEST_COLUMN) };
  if (!picture.isOnPaper) return { title: titleIn(BESIDE_PHOTO, 330), box: PHOTO };
  const arrangeIn = (column: number): Required<Arrangement> => {
    const title = titleIn(column);
    return { title, box: drawingBox(picture, textBoxes(card, title, assets)) };
  };
  let best = arrangeIn(WIDEST_COLUMN);
  for (const column of NARROWER_COLUMNS) {
    if (best.box.width >= LARGE_ENOUGH) break;
    const next = arrangeIn(column);
    if (next.box.width > best.box.width) best = next;
  }
  return best;
}

/**
 * Draws everything of a card but its picture, as SVG. Words are outlines, so that they look the same wherever they are
 * rendered.
 */
function drawWords(card: SocialCard, { title, box }: Arrangement, { display, text, mark }: CardAssets): string {
  const { lines, sizePx } = title;
  const png = `data:image/png;base64,${mark.png.toString('base64')}`;
  const nameX = MARGIN + mark.width + BESIDE_MARK;
  const kickerX = MARGIN - text.hang(card.kicker) * KICKER.sizePx;
  const titleLines = lines.map((line, index) =>
    display.draw(line, MARGIN - display.hang(line) * sizePx, baseOf(card, index, sizePx), sizePx),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">${box ? '' : STEPS}` +
    `<rect x="${MARGIN}" y="${RULE.top}" width="${RULE.width}" height="${RULE.height}" fill="${lightColors.action}"/>` +
    `<image x="${MARGIN}" y="${MARK_TOP}" width="${mark.width}" height="${MARK_PX}" href="${png}"/>` +
    `<g fill="${lightColors.quiet}">${text.draw(card.name, nameX, NAME.base, NAME.sizePx)}` +
    `${text.draw(card.kicker, kickerX, KICKER.base, KICKER.sizePx)}</g>` +
    `<g fill="${lightColors.ink}">${titleLines.join('')}</g></svg>`
  );
}

/** Finds the largest box, from the lower right corner, in which no line of the drawing comes near the text. */
function drawingBox(picture: Illustration, texts: readonly Region[]): Region {
  const isMotif = Math.abs(picture.ratio - CARD.height / CARD.width) < 0.01;
  for (const width of DRAWING_WIDTHS) {
    const box = boxInCorner(width, Math.round(width * picture.ratio), isMotif ? 0 : 40);
    if (!isMotif && (width > LARGEST_OTHER_DRAWING || box.top < 24)) continue;
    if (!texts.some((text) => picture.inks(text, box))) return box;
  }
  return boxInCorner(380, Math.min(Math.round(380 * picture.ratio), 300), 40);
}

function boxInCorner(width: number, height: number, inset: number): Region {
  return { left: CARD.width - width - inset, top: CARD.height - height - inset, width, height };
}

/** The boxes of texts and mark, with clear space around them. */
function textBoxes(card: SocialCard, { lines, sizePx }: SetTitle, { display, text, mark }: CardAssets): Region[] {
  const kickerWidth = text.width(card.kicker) * KICKER.sizePx;
  const nameWidth = mark.width + BESIDE_MARK + text.width(card.name) * NAME.sizePx;
  const boxes = [
    { top: RULE.top, width: kickerWidth, height: KICKER.base - RULE.top },
    ...lines.map((line, index) => {
      const top = baseOf(card, index, sizePx) - ASCENT * sizePx;
      return { top, width: display.width(line) * sizePx, height: (ASCENT + DESCENT) * sizePx };
    }),
    { top: MARK_TOP, width: nameWidth, height: MARK_PX },
  ];
  return boxes.map(({ top, width, height }) => ({
    left: MARGIN - CLEAR,
    top: top - CLEAR,
    width: width + 2 * CLEAR,
    height: height + 2 * CLEAR,
  }));
}

function baseOf({ kicker }: SocialCard, line: number, sizePx: number): number {
  const top = kicker === '' ? 116 : 162;
  return top + ASCENT * sizePx + line * sizePx * LINE_HEIGHT;
}

/** A picture that was opened for cards. */
interface Illustration {
  /** Whether its background is paper, so that it needs no edge on the card. */
  readonly isOnPaper: boolean;
  /** Height divided by width. */
  readonly ratio: number;
  /** Whether it would have ink in a part of the card if it were laid in `box`. */
  inks(part: Region, box: Region): boolean;
  /** Lays it on an empty card, in a box; crops what does not fit. */
  onCard(box: Region): Sharp;
}

const PAPER = Buffer.from(lightColors.paper.slice(1), 'hex');
const MASK_WIDTH = 240;
/** Most ratio of the longer to the shorter side of a picture on a card. */
const MAX_RATIO = 8;
/** Most difference of a channel from paper that still counts as paper. */
const TOLERANCE = 10;

/** Opens a picture from the bytes of its file, once for all cards that show it. */
async function openIllustration(source: Buffer): Promise<Illustration> {
  const opened = await open(source);
  const { data, info } = await opened
    .flatten({ background: lightColors.paper })
    .resize({ width: DRAWN_PX, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ratio = Math.min(MAX_RATIO, Math.max(1 / MAX_RATIO, info.height / info.width));
  const resize = (width: number, height: number): Sharp =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).resize(width, height);
  const mask = await resize(MASK_WIDTH, Math.round(MASK_WIDTH * ratio))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: right, height: bottom, channels } = mask.info;
  const isInk = (x: number, y: number): boolean =>
    PAPER.some((value, at) => Math.abs((mask.data[(y * right + x) * channels + at] ?? 0) - value) > TOLERANCE);
  const corners = [0, right - 1].flatMap((x) => [isInk(x, 0), isInk(x, bottom - 1)]);
  return {
    isOnPaper: corners.filter(Boolean).length <= 1,
    ratio,
    inks({ left, top, width, height }, box) {
      const scale = right / box.width;
      const endX = Math.min(right, (left + width - box.left) * scale);
      const endY = Math.min(bottom, (top + height - box.top) * scale);
      for (let y = Math.floor(Math.max(0, (top - box.top) * scale)); y < endY; y++)
        for (let x = Math.floor(Math.max(0, (left - box.left) * scale)); x < endX; x++) if (isInk(x, y)) return true;
      return false;
    },
    onCard({ left, top, width, height }) {
      const sides = { left, top, right: CARD.width - left - width, bottom: CARD.height - top - height };
      return resize(width, height).extend({ ...sides, background: lightColors.paper });
    },
  };
}

async function open(source: Buffer): Promise<Sharp> {
  const metadata = await sharp(source).metadata();
  if (metadata.format !== 'svg') return sharp(source, { failOn: 'warning' }).autoOrient();
  return openDrawing(source, { density: densityForCards(metadata), failOn: 'warning' });
}
