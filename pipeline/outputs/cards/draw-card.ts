import sharp from 'sharp';
import type { SocialCard } from '../../content/model/assets.ts';
import { readProbed } from '../../compile/images/read-probed.ts';
import { composeCard, type CardAssets } from './compose.ts';
import { createGrounds, MARK_PX } from './ground.ts';
import { openIllustration, type Illustration } from './illustration.ts';
import { encodeCard } from './numbered-card.ts';
import { toLayer } from './pixels.ts';
import { openTypesetters } from './typesetter.ts';

/** Draws a card as a file: PNG or JPEG. */
export type DrawCard = (card: SocialCard) => Promise<Buffer>;

/** Pictures that stay open: those of the cards that are drawn side by side. */
const MOST_OPEN = 2;

/** Draws cards with pictures from `root` and the drawing of the mark, as SVG. */
export async function createCardDrawer(root: string, mark: Buffer): Promise<DrawCard> {
  const layer = await toLayer(sharp(mark, { density: 288 }).trim().resize({ height: MARK_PX }).ensureAlpha());
  const assets: CardAssets = { ...(await openTypesetters()), mark: layer, groundOf: createGrounds(layer) };
  const pictures = createPictures(root);
  return async (card) => encodeCard(await composeCard(card, await pictures(card.image), assets));
}

/** Opens pictures, each once as long as it is in use. */
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
