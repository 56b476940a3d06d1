import { type SerializedStyles, css, keyframes } from '@emotion/react';
import { Fragment, useContext, type ReactNode } from 'react';
import type { Prose as ProseModel } from '../../pipeline/content/model/text.ts';
import { useLabels } from './labels.ts';
import { InteractiveFigureContext } from './interactive-figure-context.ts';
import { flow, STYLES_BY_SIGN } from './prose-styles.ts';
import { htmlWithBase } from './with-base.ts';
import type { InteractiveFigure } from '../../pipeline/content/model/interactive-figure.ts';
import { palette, space } from '../design/tokens.ts';
import { family, noteSize } from '../design/type.ts';

/** Kinds of figures that show their whole table themselves. */
const SHOWS_TABLE: ReadonlySet<string> = new Set(['deck', 'titles']);

/**
 * Compiled Markdown, sanitized by the pipeline; no other component inserts raw HTML. Interactive figures are rendered
 * at their positions in the text.
 */
export function Prose({ prose }: { prose: ProseModel }) {
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

const frame = css`
  clear: both;
  margin-block: ${space[6]};
  padding-block: ${space[5]};
  border-block: 1px solid ${palette('line-strong')};
  figcaption {
    margin-bottom: ${space[4]};
    font-size: ${noteSize};
    color: ${palette('text-quiet')};
    text-wrap: balance;
    b {
      font-weight: 600;
      color: ${palette('text')};
    }
  }
  [data-table] ~ p {
    margin-top: ${space[3]};
    font-family: ${family.display};
  }
  figcaption:has(> * + span) {
    display: grid;
    > * {
      grid-area: 1 / 1;
    }
    > :has(+ span) {
      visibility: hidden;
    }
  }
  &:has([data-editing]) > :last-child:not([data-island]) {
    display: none;
  }
`;

const opening = keyframes`
  0% {
    visibility: hidden;
    --opening: visible;
  }
`;

/**
 * Keeps the room of a figure whose state is in the address until that is read, with a line that says so: nothing of the
 * published one flashes, its caption and its conclusions neither. If it takes too long, the published one is shown.
 */
const untilRead = (id: string) => css`
  [data-asked*='${id}='] &:not(:has([data-awake])) {
    animation: ${opening} 4s steps(1);
    &::before {
      content: attr(data-opening);
      position: absolute;
      visibility: var(--opening, hidden);
    }
  }
`;

/** Keeps the numbers below a ladder's axis apart at any text size; its table has them too. */
const ladder = css`
  :has(> div + svg) {
    container-type: inline-size;
  }
  div + svg {
    overflow: visible;
    font-size: min(1em, 4cqi);
  }
`;

/** The next section brings its own rule. */
const last = css`
  [data-part='text'] &:last-child {
    margin-bottom: 0;
    padding-bottom: 0;
    border-bottom: 0;
  }
`;

interface FrameProps {
  figure: Pick<InteractiveFigure, 'id' | 'kind'>;
  caption: ReactNode;
  children: ReactNode;
}

/**
 * The frame of an interactive figure: its caption, its controls, and its table with the conclusions, which are hidden
 * while a reader's own numbers are shown. Text that an island appends to the caption replaces it, in
 * the same room, so that nothing below moves.
 */
function InteractiveFigureFrame({ figure: { id, kind }, caption, children }: FrameProps) {
  const label = useLabels();
  return (
    <figure
      id={id}
      css={[frame, kind === 'deck' && last, kind === 'ladder' && [ladder, untilRead(id)]]}
      data-figure-kind={kind}
      data-opening={kind === 'ladder' ? label('ladderOpening') : undefined}
    >
      {caption !== undefined && <figcaption>{caption}</figcaption>}
      {children}
    </figure>
  );
}
