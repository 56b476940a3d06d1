import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { versionString } from 'harfbuzzjs';
import sharp from 'sharp';
import type { SocialCard } from '../model/assets.ts';
import { lightColors } from '../light-colors.ts';
import { stemOf } from '../names.ts';
import { cached } from '../cache.ts';
import { readProbed } from '../read/read-probed.ts';
import { readTypeface, typefaces } from '../typefaces.ts';
import { composeCard, MARK_PX, type CardAssets } from './card/compose.ts';
import { openIllustration, type Illustration } from './card/illustration.ts';
import { toLayer } from './card/pixels.ts';
import { openTypesetters } from './card/typesetter.ts';
import { AT_ONCE, type ImageCounts } from './images.ts';
import type { Output } from './output.ts';
import { workThrough } from './work-through.ts';

/** Changes when the same source must give other bytes. */
const RECIPE = 2;
/** Pictures that stay open: many cards show the same one, and no build shows all of its pictures at once. */
const MOST_OPEN = 8;

/** The cards of a site: path of each by the path of its page, and how many of them were made. */
export interface WrittenCards {
  readonly paths: ReadonlyMap<string, string>;
  readonly counts: ImageCounts;
}

/** Writes a social card for each of `cards` into `output`. `root` holds the pictures, `project` the mark. */
export async function writeCards(
  folders: { readonly root: string; readonly project: string; readonly output: Output; readonly cache: string },
  cards: readonly SocialCard[],
  onProgress: (done: number) => void,
): Promise<WrittenCards> {
  const { root, project, output, cache } = folders;
  const mark = await readFile(path.join(project, 'public/favicon.svg'));
  const base = await hashOfCardAssets(mark);
  const pictures = createPictures(root);
  const paths = new Map<string, string>();
  let assets: Promise<CardAssets> | undefined;
  let [made, done] = [0, 0];
  await workThrough(cards, AT_ONCE, async (card) => {
    const { title, kicker, name, image: picture } = card;
    const key = hashOf([base, title, kicker, name, picture?.hash]);
    const drawn = await cached(path.join(cache, 'cards', `${key}.jpg`), async () => {
      const image = await composeCard(card, await pictures(picture), await (assets ??= openCardAssets(mark)));
      return image.jpeg({ quality: 74 }).toBuffer();
    });
    const file = `images/${stemOf(path.posix.basename(card.address), 'home')}-${key.slice(0, 10)}-card.jpg`;
    output.write(file, drawn.bytes);
    paths.set(card.address, `/${file}`);
    made += Number(drawn.made);
    onProgress(++done);
  });
  return { paths, counts: { made, kept: cards.length - made } };
}

/** Everything besides its texts and its picture that a card is made from. */
async function hashOfCardAssets(mark: Buffer): Promise<string> {
  const fonts = (await Promise.all(Object.values(typefaces).map(readTypeface))).flat();
  return hashOf([
    RECIPE,
    sharp.versions,
    versionString(),
    lightColors,
    mark.toString(),
    ...fonts.map(({ bytes }) => hashOf(bytes)),
  ]);
}

async function openCardAssets(mark: Buffer): Promise<CardAssets> {
  const layer = await toLayer(sharp(mark, { density: 288 }).trim().resize({ height: MARK_PX }).ensureAlpha());
  return { ...(await openTypesetters()), mark: layer };
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

function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(Buffer.isBuffer(value) ? value : JSON.stringify(value))
    .digest('hex');
}
