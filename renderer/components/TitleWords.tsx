import { PHRASE } from '../design/global.ts';
import { Words } from './Words.tsx';

/** Where a title has a second part: behind a colon, or the end of a sentence. */
const SECOND_PART = /(?<=[:.?!] )(?=\S)/;

interface Props {
  text: string;
  /** Where the second part begins. */
  at?: RegExp;
}

/**
 * A title; its second part begins a line of its own where it does not fit behind the first. Each part is a box, so that
 * neither is torn where it fits on a line; to a screen reader the boxes are none, or it would hear a title for each.
 */
export function TitleWords({ text, at = SECOND_PART }: Props) {
  const start = text.search(at);
  if (start < 1) return <Words text={text} />;
  return (
    <>
      <Phrase text={text.slice(0, start)} />
      <Phrase text={text.slice(start)} />
    </>
  );
}

function Phrase({ text }: { text: string }) {
  return (
    <span className={PHRASE} role="none">
      <Words text={text} />
    </span>
  );
}
