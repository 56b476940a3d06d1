import { PHRASE } from '../design/global.ts';
import { Words } from './Words.tsx';

/** Where a title has a second part: behind a colon, or the end of a sentence. */
const SECOND_PART = /(?<=[:.?!] )(?=\S)/;

interface Props {
  text: string;
  /** Where the second part begins. */
  at?: RegExp;
}

/** A title; its second part begins a line of its own where it does not fit behind the first. */
export function TitleWords({ text, at = SECOND_PART }: Props) {
  const start = text.search(at);
  if (start < 1) return <Words text={text} />;
  return (
    <>
      <Words text={text.slice(0, start)} />
      <span className={PHRASE}>
        <Words text={text.slice(start)} />
      </span>
    </>
  );
}
