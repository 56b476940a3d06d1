import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SocialCard } from '../../content/model/assets.ts';
import { groupBy } from '../../shared/group-by.ts';
import { sha256 } from '../../shared/hash.ts';
import { stemOfFile } from '../../content/names.ts';
import type { DrawCard } from './draw-card.ts';
import { AT_ONCE, type ImageCounts } from '../images/write-images.ts';
import { workThrough, writeOnce, type WriteContext } from '../output.ts';

/** The cards of a site: their paths by page address, and how many of them were made. */
export interface WrittenCards {
  readonly paths: ReadonlyMap<string, string>;
  readonly counts: ImageCounts;
}

/** Writes a social card for each of `cards`: the content folder holds the pictures, the project the mark. */
export async function writeCards(
  { content, project }: { readonly content: string; readonly project: string },
  context: WriteContext,
  cards: readonly SocialCard[],
  onProgress: (done: number) => void,
): Promise<WrittenCards> {
  const { typedCache } = context;
  const mark = await readFile(path.join(project, 'public/favicon.svg'));
  const markHash = sha256(mark);
  const paths = new Map<string, string>();
  let drawer: Promise<DrawCard> | undefined;
  const draw = async (card: SocialCard): Promise<Uint8Array> => {
    drawer ??= import('./draw-card.ts').then(({ createCardDrawer }) => createCardDrawer(content, mark));
    return (await drawer)(card);
  };
  let [made, done] = [0, 0];
  const byPicture = [...groupBy(cards, ({ image }) => image?.hash).values()].flat();
  await workThrough(byPicture, AT_ONCE, async (card) => {
    const { address, title, kicker, name, image } = card;
    const source = ['card', markHash, title, kicker, name, image?.hash];
    // A file is named by a hash of its bytes, so that the card must be drawn once to know its name.
    let drawn: Uint8Array | undefined;
    const key = typedCache.keyOf(['name', ...source]);
    let hash = typedCache.recall(key, () => typedCache.get(key) as string | undefined);
    if (hash === undefined) {
      drawn = await draw(card);
      hash = sha256(drawn).slice(0, 10);
      typedCache.set(key, hash);
    }
    const file = `images/${stemOfFile(path.posix.basename(address), 'home')}-${hash}-card.jpg`;
    const isMade = await writeOnce(context, file, source, async () => drawn ?? draw(card));
    paths.set(address, `/${file}`);
    made += Number(isMade || drawn !== undefined);
    onProgress(++done);
  });
  return { paths, counts: { made, kept: cards.length - made } };
}
