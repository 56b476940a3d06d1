import type { ChangedBlock } from '../../pipeline/desk/protocol.ts';
import { block as blockStyle } from './publish-styles.ts';

/** Words of a long kept stretch that stay at each of its ends. */
const AROUND = 12;

interface Props {
  readonly blocks: readonly ChangedBlock[];
}

/** Shows what differs in a text: words that are gone struck through, new ones underlined. */
export function ChangedWords({ blocks }: Props) {
  return blocks.map((block, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no names, and never change their order
    <p key={index} css={blockStyle}>
      {block.map(({ is, text }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- nor have their pieces
        <Piece key={place} is={is} text={text} />
      ))}
    </p>
  ));
}

function Piece({ is, text }: ChangedBlock[number]) {
  if (is === 'added') return <ins>{text} </ins>;
  if (is === 'removed') return <del>{text} </del>;
  const words = text.split(' ');
  const isLong = words.length > 3 * AROUND;
  return `${isLong ? `${words.slice(0, AROUND).join(' ')} … ${words.slice(-AROUND).join(' ')}` : text} `;
}
