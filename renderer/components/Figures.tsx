import { css } from '@emotion/react';
import type { Figure } from '../../pipeline/content/model/section.ts';
import { from, palette, space, upTo } from '../design/tokens.ts';
import { gutter } from '../design/grid.ts';
import { display, noteSize, size } from '../design/type.ts';
import { FigureSign } from './FigureSign.tsx';
import { ActionLink } from './ActionLink.tsx';
import { useLabels } from './labels.ts';
import { Placeholders } from './Placeholders.tsx';

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
  ${upTo.phone} {
    &:not(:has(> li > :is(p, dl))) {
      grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr));
      column-gap: ${space[4]};
    }
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

const ledger = css`
  margin: ${space[5]} 0 0;
  padding: 0;
  dl {
    margin-top: ${space[3]};
    font-size: ${size(0)};
  }
  > li {
    padding-block: ${space[4]};
    border-top: 1px solid ${palette('line')};
    ${from.tablet} {
      display: grid;
      grid-template-columns: calc((100% - 2 * ${gutter}) / 3) minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      column-gap: ${gutter};
      padding-block: ${space[5]};
      > * {
        grid-column: 2;
      }
      > div:first-of-type,
      > div:first-of-type + p {
        grid-column: 1;
      }
      > dl {
        grid-row: 1 / span 2;
        margin-top: 0;
      }
      > div:last-child {
        grid-column: 1 / -1;
      }
    }
  }
  > li:first-of-type {
    border-top-color: ${palette('line-strong')};
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
  ledger: css(display, { margin: 0, fontSize: size(1), lineHeight: 1.2, textWrap: 'pretty', overflowX: 'clip' }),
};

const numerals = css(display, { lineHeight: 1, fontVariantNumeric: 'lining-nums tabular-nums' });

const sizes = {
  row: css({ fontSize: size(3), [upTo.phone]: { fontSize: '1.8rem' } }),
  ledger: css({ fontSize: size(3) }),
};

/**
 * A space as wide as the window: the label after a figure starts on a new line, and both can still be found as one
 * text.
 */
const gap = css`
  word-spacing: 100vw;
`;

/** A figure without digits, in a line as high as that of one with digits. */
const words = css(display, { fontSize: size(2), lineHeight: size(3), [upTo.phone]: { fontSize: '1.5rem' } });

const head = css`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space[3]};
  svg {
    flex: none;
    width: 4rem;
  }
  ${upTo.phone} {
    &:has(svg) {
      flex-direction: row;
      justify-content: space-between;
    }
  }
`;

const note = css`
  max-width: 60ch;
  margin: ${space[2]} 0 0;
  color: ${palette('text-quiet')};
`;

const texts = {
  row: css(note, { fontSize: noteSize }),
  ledger: css(note, { maxWidth: '32ch' }),
};

/** What may be said of a figure, in this order. */
const NOTES = ['counts', 'period', 'baseline', 'confirmedBy', 'reference'] as const;

interface Props {
  items: readonly Figure[];
  layout: keyof typeof LAYOUTS;
}

/** Figures as proof, each with what it counts. */
export function Figures({ items, layout }: Props) {
  const columns = NOTES.filter((name) => items.some((item) => item[name] !== undefined));
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
          <FigureNotes {...notes} columns={layout === 'ledger' ? columns : undefined} />
        </li>
      ))}
    </ul>
  );
}

const list = css`
  display: grid;
  gap: ${space[3]} ${space[5]};
  margin: ${space[4]} 0 0;
  font-size: ${noteSize};
  dt {
    font-weight: 600;
  }
  dd {
    max-width: 60ch;
    margin: 0;
    color: ${palette('text-quiet')};
    text-wrap: pretty;
  }
  dd a {
    margin-block: calc(-1 * ${space[1]});
    text-decoration: underline;
  }
  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  }
`;

const PER_ROW = 3;

const inColumns = (count: number) =>
  css({ [from.desktop]: { gridTemplateColumns: `repeat(${Math.min(count, PER_ROW)}, minmax(0, 1fr))` } });

/** The place of a note under that of the same name in other figures; where one is missing, its place stays empty. */
const placeAt = (index: number) =>
  css({ [from.desktop]: { gridArea: `${Math.floor(index / PER_ROW) + 1} / ${(index % PER_ROW) + 1}` } });

interface NotesProps extends Pick<Figure, (typeof NOTES)[number] | 'placeholders'> {
  /** The notes that the figures of a ledger have. */
  columns: readonly (typeof NOTES)[number][] | undefined;
}

/** What a figure counts, its period, its baseline, who confirms it and where. Nothing is shown if none is given. */
function FigureNotes({ columns, placeholders, ...notes }: NotesProps) {
  const label = useLabels();
  const names = {
    counts: label('figureCounts'),
    period: label('figurePeriod'),
    baseline: label('figureBaseline'),
    confirmedBy: label('figureConfirmed'),
    reference: label('figureReference'),
  };
  const given = NOTES.filter((name) => notes[name] !== undefined);
  return (
    <>
      {given.length > 0 && (
        <dl css={[list, columns && inColumns(columns.length)]}>
          {given.map((name) => {
            const one = notes[name];
            return (
              <div key={name} css={columns && placeAt(columns.indexOf(name))}>
                <dt>{names[name]}</dt>
                <dd>{typeof one === 'object' ? <ActionLink action={one} look="plain" /> : one}</dd>
              </div>
            );
          })}
        </dl>
      )}
      <Placeholders words={placeholders} />
    </>
  );
}
