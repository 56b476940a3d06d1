import { css } from '@emotion/react';
import type { Card } from '../../pipeline/content/model/section.ts';
import type { Action } from '../../pipeline/content/model/text.ts';
import { from, layer, palette, space } from '../design/tokens.ts';
import { fromColumnBefore, gutter } from '../design/grid.ts';
import { display, size } from '../design/type.ts';
import { pressable } from '../design/pressable.ts';
import { ActionLink } from './ActionLink.tsx';
import { Heading } from './Heading.tsx';
import { Points } from './Points.tsx';
import { Prose } from './Prose.tsx';
import { UnbrokenText } from './UnbrokenText.tsx';

const list = css`
  margin-top: ${space[5]};
  > li {
    display: flex;
    flex-direction: column;
    gap: ${space[3]};
  }
`;

/** Aligns titles, texts, points and links of cards side by side. */
const aligned = css`
  row-gap: 0;
  > li {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
`;

const columns = css`
  display: grid;
  gap: ${space[6]} ${gutter};
  > li {
    gap: 0;
    padding-top: ${space[4]};
    border-top: 1px solid ${palette('line-strong')};
  }
  > li > * + * {
    margin-top: ${space[3]};
  }
  ${from.tablet} {
    ${aligned};
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li {
      margin-bottom: ${space[6]};
    }
    &:has(> :nth-of-type(3):last-of-type) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${from.desktop} {
    &:has(> :nth-of-type(4):last-of-type) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

const pairs = css`
  > li {
    padding-block: ${space[5]};
  }
  ${from.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${gutter};
    > li {
      padding-block: ${space[6]};
      padding-inline-end: ${gutter};
    }
  }
`;

/** Two by two, separated by a cross of fine lines. */
const matrix = css(
  pairs,
  css`
    border-top: 1px solid ${palette('line-strong')};
    > li + li {
      border-top: 1px solid ${palette('line')};
    }
    ${from.tablet} {
      > li:nth-of-type(n + 3) {
        padding-block-end: ${space[3]};
      }
      > li:nth-of-type(2) {
        border-top: 0;
      }
      > li:nth-of-type(even) {
        ${fromColumnBefore};
        padding-inline-start: calc(${gutter} - 1px);
        border-inline-start: 1px solid ${palette('line')};
      }
    }
  `,
);

const TICK = '0.75rem';
/** Paints a box across the whole window, wherever it starts; painting outside a box takes no room. */
const EDGE_TO_EDGE = 'fill 0 / 0 / 0 100vw';

/** Water in a flat tint. Its container must isolate it, so that the water is behind each text. */
const water = css`
  position: relative;
  z-index: ${layer.behind};
  border-image: linear-gradient(${palette('accent-quiet')} 0 0) ${EDGE_TO_EDGE};
`;

/** The surface of the water: a rule with ticks, like that of the iceberg. */
const surface = css`
  border-image: linear-gradient(${palette('text')} 2px, ${palette('accent-quiet')} 2px) ${EDGE_TO_EDGE};
  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    bottom: 100%;
    height: 0.4rem;
    border-image: repeating-linear-gradient(to right, ${palette('line-strong')} 0 1px, transparent 1px ${TICK})
      ${EDGE_TO_EDGE};
  }
`;

/** The first two above a waterline, as the visible part; below it, what holds them up. */
const waterline = css(
  pairs,
  css`
    isolation: isolate;
    > li {
      padding-block: ${space[5]};
    }
    > li:nth-of-type(n + 3) {
      ${water};
    }
    > li:nth-of-type(3) {
      ${surface};
    }
    ${from.tablet} {
      > li:nth-of-type(4) {
        border-image: none;
      }
    }
  `,
);

const definitions = css`
  > li {
    padding-block: ${space[4]};
    border-top: 1px solid ${palette('line')};
  }
  > li:first-of-type {
    border-top-color: ${palette('line-strong')};
  }
  ${from.tablet} {
    > li {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      column-gap: ${space[5]};
      align-items: baseline;
      padding-block: ${space[5]};
    }
    > li > :not(h2, h3) {
      grid-column: 2;
    }
  }
  ${from.desktop} {
    > li {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
    > li > * {
      grid-column: 1 / 5;
    }
    > li > :not(h2, h3) {
      grid-column: 5 / -1;
    }
  }
`;

/** A choice between options: large, side by side, nothing else in the row. */
const paths = css`
  display: grid;
  gap: ${space[5]};
  > li {
    gap: 0;
    padding: ${space[6]} ${space[5]};
    border-top: 3px solid ${palette('accent')};
    background: ${palette('surface-raised')};
  }
  > li > * + * {
    margin-top: ${space[4]};
  }
  h2,
  h3 {
    font-size: ${size(2)};
  }
  ${from.tablet} {
    ${aligned};
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
    > li {
      margin-bottom: ${space[5]};
      padding: ${space[6]};
    }
  }
`;

const LAYOUTS = { columns, matrix, definitions, waterline, paths };

const link = css`
  margin-top: auto;
  font-size: ${size(-1)};
`;

const largeLink = css`
  margin-bottom: calc(-1 * ${space[3]});
  font-family: ${display.fontFamily};
  font-size: ${size(1)};
  a {
    font-weight: ${display.fontWeight};
  }
`;

interface Props {
  items: readonly Card[];
  layout: keyof typeof LAYOUTS;
  level: 2 | 3;
}

/** Short texts side by side; each may have a link, whose label says where it leads. */
export function Cards({ items, layout, level }: Props) {
  return (
    <ul css={[list, LAYOUTS[layout]]} role="list">
      {items.map(({ title, text, points, link: action }) => (
        <li key={title} css={action && pressable}>
          <Heading level={level}>
            <UnbrokenText text={title} />
          </Heading>
          {text && <Prose prose={text} />}
          {points.length > 0 && <Points items={points} layout="list" />}
          {action && (
            <div css={layout === 'paths' ? largeLink : link}>
              <ActionLink action={action} look="quiet" aside={isAmbiguous(action, items) ? `: ${title}` : undefined} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function isAmbiguous({ label, href }: Action, items: readonly Card[]): boolean {
  return items.some(({ link: other }) => other?.label === label && other.href !== href);
}
