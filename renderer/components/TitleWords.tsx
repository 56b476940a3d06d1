import { PHRASE } from '../design/global.ts';
import { Words } from './Words.tsx';

/** A title; what stands behind its colon begins a line of its own where it does not fit behind it. */
export function TitleWords({ text }: { text: string }) {
  const end = text.indexOf(': ') + 2;
  if (end < 2) return <Words text={text} />;
  return (
    <>
      <Words text={text.slice(0, end)} />
      <span className={PHRASE}>
        <Words text={text.slice(end)} />
      </span>
    </>
  );
}
