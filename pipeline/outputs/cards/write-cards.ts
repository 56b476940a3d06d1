import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SocialCard } from '../../content/model/assets.ts';
import { groupBy } from '../../shared/group-by.ts';
import { sha256 } from '../../shared/hash.ts';
import { stemOfFile } from '../../content/names.ts';
import type { DrawCard } from './draw-card.ts';
import { AT_ONCE, type ImageCounts } from '../images/write-images.ts';
import { workThrough, writeOnce, type WriteContext } from '../output.ts';

/** First byte of a JPEG; a PNG begins with another. */
const JPEG_BEGINS = 0xff;

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
  const paths = new Map<string, string>();
  let drawer: Promise<DrawCard> | undefined;
  const draw = async (card: SocialCard): Promise<Uint8Array> => {
    drawer ??= import('./draw-card.ts').then(({ createCardDrawer }) => createCardDrawer(content, mark));
    return (await drawer)(card);
  };
  let [made, done] = [0, 0];
  // Cards with the same picture are drawn in sequence, so that it is opened once.
  const byPicture = groupBy(cards, ({ image }) => image?.hash);
  await workThrough([...byPicture.values()].flat(), AT_ONCE, async (card) => {
    const { address, title, kicker, name, image } = card;
    const source = ['card', mark.toString(), title, kicker, name, image?.hash];
    // A file is named by a hash of its bytes, so that the card must be drawn once to know its name.
    let drawn: Uint8Array | undefined;
    const ending = await typedCache.once(['name', ...source], async () => endingOf((drawn = await draw(card))));
    const file = `images/${stemOfFile(path.posix.basename(address), 'home')}-${ending}`;
    const isMade = await writeOnce(context, file, source, async () => drawn ?? draw(card));
    paths.set(address, `/${file}`);
    made += Number(isMade || drawn !== undefined);
    onProgress(++done);
  });
  return { paths, counts: { made, kept: cards.length - made } };
}

function endingOf(bytes: Uint8Array): string {
  return `${sha256(bytes).slice(0, 10)}-card.${bytes[0] === JPEG_BEGINS ? 'jpg' : 'png'}`;
}
