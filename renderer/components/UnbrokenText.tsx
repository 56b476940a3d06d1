import { Fragment } from 'react';
import { unbrokenSpansOfLine } from '../../pipeline/typography/unbroken.ts';
import { WHOLE } from '../design/global.ts';

/** A line of text that keeps ranges which belong together on one line, as the pipeline does in compiled Markdown. */
export function UnbrokenText({ text }: { text: string }) {
  const spans = unbrokenSpansOfLine(text);
  return (
    <>
      {spans.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(spans[index - 1]?.end ?? 0, start)}
          <span className={WHOLE}>{text.slice(start, end)}</span>
        </Fragment>
      ))}
      {text.slice(spans.at(-1)?.end ?? 0)}
    </>
  );
}
