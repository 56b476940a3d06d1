import type { SerializedStyles } from '@emotion/react';
import { Fragment, useContext } from 'react';
import type { Prose as ProseModel } from '../../pipeline/content/model/text.ts';
import { InteractiveFigureContext } from './interactive-figure-context.ts';
import { InteractiveFigureFrame } from './InteractiveFigureFrame.tsx';
import { flow, STYLES_BY_SIGN } from './prose-styles.ts';
import { htmlWithBase } from './with-base.ts';

/** Kinds of figures that show their whole table themselves. */
const SHOWS_TABLE: ReadonlySet<string> = new Set(['deck', 'titles']);

interface Props {
  prose: ProseModel;
}

/**
 * Compiled Markdown, sanitized by the pipeline; no other component inserts raw HTML. Interactive figures are rendered
 * at their positions in the text.
 */
export function Prose({ prose }: Props) {
  const InteractiveFigure = useContext(InteractiveFigureContext);
  if (!prose.interactiveFigures || !InteractiveFigure) return <Html html={prose.html} />;
  const ends = [0, ...prose.interactiveFigures.map(({ end }) => end)];
  return (
    <div>
      {prose.interactiveFigures.map(({ start, rest, interactiveFigure: figure }, index) => (
        <Fragment key={figure.id}>
          <Part html={prose.html.slice(ends[index], start)} />
          <InteractiveFigureFrame
            figure={figure}
            caption={figure.caption === '' ? undefined : <InlineProse html={figure.caption} />}
          >
            <InteractiveFigure figure={figure} />
            {!SHOWS_TABLE.has(figure.kind) && <Part html={rest} />}
          </InteractiveFigureFrame>
        </Fragment>
      ))}
      <Part html={prose.html.slice(ends.at(-1))} />
    </div>
  );
}

/** A whole text with the styles that it needs, in one class, which is smaller. */
function Html({ html }: { html: string }) {
  if (html.trim() === '') return null;
  const styles = stylesOf(html);
  const text = <Flow html={html} />;
  return styles.length === 0 ? text : <div css={styles}>{text}</div>;
}

/** A part of a text, with one class per style, which other parts share. */
function Part({ html }: { html: string }) {
  if (html.trim() === '') return null;
  return stylesOf(html).reduce((text, styles) => <div css={styles}>{text}</div>, <Flow html={html} />);
}

function stylesOf(html: string): SerializedStyles[] {
  return STYLES_BY_SIGN.flatMap(([sign, styles]) => (sign.test(html) ? [styles] : []));
}

function Flow({ html }: { html: string }) {
  return <div css={flow} dangerouslySetInnerHTML={{ __html: htmlWithBase(html) }} />;
}

/** The same for the text of a heading. */
export function InlineProse({ html }: { html: string }) {
  return <span dangerouslySetInnerHTML={{ __html: htmlWithBase(html) }} />;
}
