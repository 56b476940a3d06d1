import { PHRASE } from '../design/global.ts';
import { UnbrokenText } from './UnbrokenText.tsx';

/** The start of a title's second part: after a colon, or after the end of a sentence. */
const SECOND_PART = /(?<=[:.?!] )(?=\S)/;

interface Props {
  text: string;
  at?: RegExp;
}

/**
 * A title. Its second part starts a new line if it does not fit after the first. Each part is a box, which stays on one
 * line if it fits. The boxes have no role, or a screen reader would read each as a title.
 */
export function TitleWords({ text, at = SECOND_PART }: Props) {
  const start = text.search(at);
  if (start < 1) return <UnbrokenText text={text} />;
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
      <UnbrokenText text={text} />
    </span>
  );
}
