import sharp from 'sharp';
import type { SocialCard } from '../../content/model/assets.ts';
import { readProbed } from '../../compile/images/read-probed.ts';
import { composeCard, type CardAssets } from './compose-card.ts';
import { createGrounds, MARK_PX } from './ground.ts';
import { openIllustration, type Illustration } from './illustration.ts';
import { encodeCard } from './palette-card.ts';
import { toLayer } from './pixels.ts';
import { openTypesetters } from './typesetter.ts';

/** Draws a card and returns it as a PNG or JPEG file. */
export type DrawCard = (card: SocialCard) => Promise<Buffer>;

/** Most pictures kept open: those of the cards that are drawn at the same time. */
const MOST_OPEN = 2;

/** Creates a drawer of cards with pictures from `root`; `mark` is the drawing of the mark, as SVG. */
export async function createCardDrawer(root: string, mark: Buffer): Promise<DrawCard> {
  const layer = await toLayer(sharp(mark, { density: 288 }).trim().resize({ height: MARK_PX }).ensureAlpha());
  const assets: CardAssets = { ...(await openTypesetters()), mark: layer, groundOf: createGrounds(layer) };
  const pictures = createPictures(root);
  return async (card) => encodeCard(await composeCard(card, await pictures(card.image), assets));
}

/** Opens pictures, and keeps the latest ones open. */
function createPictures(root: string): (image: SocialCard['image']) => Promise<Illustration | undefined> {
  const open = new Map<string, Promise<Illustration>>();
  return async (image) => {
    if (!image) return undefined;
    const picture = open.get(image.hash) ?? readProbed(root, image).then(openIllustration);
    open.delete(image.hash);
    open.set(image.hash, picture);
    const [oldest = ''] = open.keys();
    if (open.size > MOST_OPEN) open.delete(oldest);
    return picture;
  };
}
