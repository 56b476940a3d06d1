import { css } from '@emotion/react';
import type { Figure } from '../../pipeline/content/model/section.ts';
import { from, palette, space } from '../design/tokens.ts';
import { gutter } from '../design/grid.ts';
import { display, size } from '../design/type.ts';
import { FigureNotes } from './FigureNotes.tsx';
import { FigureSign } from './FigureSign.tsx';

const row = css`
  display: grid;
  gap: ${space[5]};
  margin: ${space[6]} 0 0;
  padding: 0;
  > li {
    display: flex;
    flex-direction: column;
    border-top: 1px solid ${palette('line-strong')};
    padding-top: ${space[3]};
  }
  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    row-gap: 0;
    > li {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
      padding-bottom: ${space[4]};
    }
  }
`;

/** One figure per row, in large type, with what it counts beside it. */
const ledger = css`
  margin: ${space[5]} 0 0;
  padding: 0;
  dl {
    font-size: ${size(0)};
  }
  > li {
    padding-block: ${space[5]};
    border-top: 1px solid ${palette('line-strong')};
    ${from.tablet} {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${gutter};
      padding-block: ${space[6]};
      > * {
        grid-column: 2;
      }
      > div:first-of-type {
        grid-area: 1 / 1 / span 9;
      }
    }
  }
`;

const LAYOUTS = { row, ledger };

/** Figure and label are one text, so that they are read, found and copied together. */
const said = {
  row: css`
    margin: 0;
    line-height: 1.3;
    overflow-x: clip;
  `,
  ledger: css(display, { margin: 0, fontSize: size(2), lineHeight: 1.2, textWrap: 'pretty', overflowX: 'clip' }),
};

const numerals = css(display, { lineHeight: 1, fontVariantNumeric: 'lining-nums tabular-nums' });

const sizes = {
  row: css({ fontSize: size(3) }),
  ledger: css({ fontSize: size(5) }),
};

/**
 * A space as wide as the window: the label after a figure starts on a new line, and both can still be found as one
 * text.
 */
const gap = css`
  word-spacing: 100vw;
`;

/** A figure without digits, in a line as high as that of one with digits. */
const words = css(display, { fontSize: size(2), lineHeight: size(3) });

/** The icon is above its figure, but read after it. */
const head = css`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space[3]};
  svg {
    width: 4rem;
  }
`;

const note = css`
  max-width: 60ch;
  margin: ${space[2]} 0 0;
  color: ${palette('text-quiet')};
`;

const texts = {
  row: css(note, { fontSize: size(-1) }),
  ledger: css(note, { [from.tablet]: { marginTop: 0 } }),
};

interface Props {
  items: readonly Figure[];
  layout: keyof typeof LAYOUTS;
}

/** Figures as proof, each with what it counts. */
export function Figures({ items, layout }: Props) {
  return (
    <ul css={LAYOUTS[layout]} role="list">
      {items.map(({ figure, label, text, sign: drawn, ...notes }) => (
        <li key={label}>
          <div css={head}>
            <p css={said[layout]} data-figure="">
              <span css={/\p{N}/u.test(figure) ? [numerals, sizes[layout]] : layout === 'row' && words}>{figure}</span>
              <span css={(layout === 'row' || /\p{N}/u.test(figure)) && gap}> </span>
              <span>{label}</span>
            </p>
            {drawn && <FigureSign {...drawn} />}
          </div>
          {text !== undefined && <p css={texts[layout]}>{text}</p>}
          <FigureNotes {...notes} />
        </li>
      ))}
    </ul>
  );
}
