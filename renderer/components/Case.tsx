import { css, type SerializedStyles } from '@emotion/react';
import type { Picture } from '../../pipeline/content/model/assets.ts';
import type { Station } from '../../pipeline/content/model/section.ts';
import { gutter } from '../design/grid.ts';
import { forcedColors, from, layer, palette, radius, space, upTo } from '../design/tokens.ts';
import { display, size } from '../design/type.ts';
import { ActionLink } from './ActionLink.tsx';
import { Heading } from './Heading.tsx';
import { Prose } from './Prose.tsx';
import { Sources } from './Sources.tsx';
import { UnbrokenText } from './UnbrokenText.tsx';
import { withBase } from './with-base.ts';

/** The diameter of a station's number, on the middle of whose ring the line runs. */
const RING = '2.2rem';
const LINE = '1.5px';
/** The size of the head of the arrow in which the line ends. */
const HEAD = '0.75rem';

const number = css`
  counter-increment: station;
  &::before {
    content: counter(station);
    display: grid;
    place-items: center;
    flex: none;
    box-sizing: border-box;
    width: ${RING};
    height: ${RING};
    border: ${LINE} solid ${palette('accent')};
    border-radius: ${radius.pill};
    background: ${palette('surface')};
    line-height: 1;
    font-variant-numeric: lining-nums tabular-nums;
    color: ${palette('accent')};
  }
`;

/** On a narrow page, one line leads down from the first station to the last. */
const upright = css`
  counter-reset: station;
  margin-top: ${space[6]};
  > li {
    position: relative;
    padding-block-end: ${space[6]};
    padding-inline-start: calc(${RING} + ${space[4]});
  }
  > li::before {
    position: absolute;
    inset-block-start: -0.15rem;
    inset-inline-start: 0;
  }
  > li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: calc(${RING} - 0.15rem) 0.15rem;
    inset-inline-start: calc(${RING} / 2);
    border-inline-start: ${LINE} solid ${palette('accent')};
  }
  > li:last-of-type {
    padding-block-end: 0;
  }
`;

/**
 * On a wide page, the first and the last document stand side by side, and the line leads down from the one, past the
 * stations between them, and up to the other. `between` is how many there are.
 */
const around = (between: number): SerializedStyles => css`
  ${from.desktop} {
    display: grid;
    grid-template-columns: repeat(${2 * between}, minmax(0, 1fr));
    > li {
      display: grid;
      grid-row: 5 / span 4;
      grid-column: span 2;
      grid-template-rows: subgrid;
      padding-block: calc(${RING} / 2 + ${space[3]}) 0;
      padding-inline: 0 ${space[5]};
      border-block-start: ${LINE} solid ${palette('accent')};
    }
    > li::before {
      inset-block-start: calc(${RING} / -2);
    }
    > li:not(:last-of-type)::after {
      content: none;
    }
    > li:first-of-type,
    > li:last-of-type {
      grid-row: 1 / span 4;
      padding-block: 0 calc(${RING} / 2 + ${space[6]});
      padding-inline: 0 calc(${gutter} / 2);
      border-block-start: 0;
    }
    > li:first-of-type {
      grid-column: 1 / span ${between};
    }
    > li:last-of-type {
      grid-column: ${between + 1} / -1;
      padding-inline: calc(${gutter} / 2) 0;
    }
    > li:first-of-type > :first-child,
    > li:last-of-type > :first-child {
      min-height: ${RING};
      align-content: center;
      padding-inline-start: calc(${RING} + ${space[3]});
    }
    > li:first-of-type::before,
    > li:last-of-type::before {
      inset-block-start: 0;
    }
    > li:last-of-type::before {
      inset-inline-start: calc(${gutter} / 2);
    }
    > li:first-of-type::after,
    > li:last-of-type::after {
      content: '';
      position: absolute;
      inset-block: auto calc(${RING} / 2);
      inset-inline-start: calc(${RING} / 2);
      height: ${space[5]};
      border-inline-start: ${LINE} solid ${palette('accent')};
    }
    > li:last-of-type::after {
      inset-block-end: 0;
      inset-inline: auto calc((${LINE} - ${HEAD}) / 2);
      width: ${HEAD};
      height: calc(${RING} / 2 + ${space[5]});
      border: 0;
      background:
        linear-gradient(currentcolor, currentcolor) center / ${LINE} 100% no-repeat,
        conic-gradient(from 153deg at 50% 0, currentcolor 54deg, transparent 0) 50% 0 / ${HEAD} ${HEAD} no-repeat;
      color: ${palette('accent')};
      ${forcedColors} {
        forced-color-adjust: none;
        color: CanvasText;
      }
    }
  }
`;

/** The four parts of a station; side by side, each has a row. */
const parts = {
  title: css({ display: 'grid', gridRow: 1, alignContent: 'start' }),
  shown: css({ gridRow: 2 }),
  words: css({ gridRow: 3, marginTop: space[2], textWrap: 'pretty' }),
  link: css({ gridRow: 4 }),
};

const figure = css(display, {
  margin: `${space[2]} 0 0`,
  fontSize: size(2),
  lineHeight: 1.15,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: palette('accent'),
});

/** On a phone, a document lies over the line, as wide as the page. */
const picture = css`
  display: block;
  position: relative;
  max-width: 40rem;
  margin-block: ${space[4]} ${space[3]};
  background: ${palette('surface')};
  img {
    width: 100%;
  }
  ${upTo.tablet} {
    z-index: ${layer.overPressable};
    margin-inline-start: calc(-1 * (${RING} + ${space[4]}));
  }
  ${from.desktop} {
    max-width: none;
  }
`;

interface Props {
  items: readonly Station[];
  level: 2 | 3;
}

/** The documents of one case on a line, in their order; each leads to the document itself. */
export function Case({ items, level }: Props) {
  return (
    <ol css={[upright, around(Math.max(1, items.length - 2))]} role="list">
      {items.map(({ title, figure: shown, picture: drawn, text, link }) => (
        <li key={title} css={number}>
          <div css={parts.title}>
            <Heading level={level}>
              <UnbrokenText text={title} />
            </Heading>
          </div>
          {(drawn ?? shown) !== undefined && (
            <div css={parts.shown}>
              {drawn && <Document picture={drawn} />}
              {shown !== undefined && (
                <p css={figure}>
                  <UnbrokenText text={shown} />
                </p>
              )}
            </div>
          )}
          {text && (
            <div css={parts.words}>
              <Prose prose={text} />
            </div>
          )}
          <div css={parts.link}>
            <ActionLink action={link} look="quiet" />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What a document looks like. */
function Document({ picture: shown }: { picture: Picture }) {
  const { src, alt, width, height } = shown;
  return (
    <picture css={picture}>
      <Sources picture={shown} sizes="(min-width: 64rem) 46vw, 90vw" />
      <img src={withBase(src)} alt={alt} width={width} height={height} fetchPriority="high" />
    </picture>
  );
}
