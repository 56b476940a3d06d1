import { css } from '@emotion/react';
import type { Picture } from '../../pipeline/content/model/assets.ts';
import type { Station } from '../../pipeline/content/model/section.ts';
import { gutter } from '../design/grid.ts';
import { from, layer, palette, radius, space, upTo } from '../design/tokens.ts';
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

/** One line leads down from the first station to the last; where there is room, what each shows is beside its words. */
const line = css`
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
  ${from.desktop} {
    > li {
      display: grid;
      grid-template: repeat(3, auto) 1fr / minmax(0, 5fr) minmax(0, 7fr);
      column-gap: ${gutter};
      justify-items: start;
    }
  }
`;

/** The parts of a station; beside its words is what it shows. */
const parts = {
  title: css({ gridColumn: 1 }),
  shown: css({ gridArea: '1 / 2 / span 4', width: '100%' }),
  words: css({ gridColumn: 1, marginTop: space[2], textWrap: 'pretty' }),
  link: css({ gridColumn: 1 }),
};

const figure = css(display, {
  margin: `0 0 ${space[3]}`,
  fontSize: size(2),
  lineHeight: 1.15,
  [from.desktop]: { gridColumn: 1, margin: `${space[2]} 0 0` },
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
    max-width: 28rem;
    margin-block-start: 0;
  }
`;

interface Props {
  items: readonly Station[];
  level: 2 | 3;
}

/** The documents of one case on a line, in their order; each leads to the document itself. */
export function Case({ items, level }: Props) {
  return (
    <ol css={line} role="list">
      {items.map(({ title, figure: shown, picture: drawn, text, link }, index) => (
        <li key={title} css={number}>
          <div css={parts.title}>
            <Heading level={level}>
              <UnbrokenText text={title} />
            </Heading>
          </div>
          {drawn && (
            <div css={parts.shown}>
              <Document picture={drawn} isFirst={index === 0} />
            </div>
          )}
          {shown !== undefined && (
            <p css={figure}>
              <UnbrokenText text={shown} />
            </p>
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

/** What a document looks like; all but the first are loaded when they come near the window. */
function Document({ picture: shown, isFirst }: { picture: Picture; isFirst: boolean }) {
  const { src, alt, width, height } = shown;
  return (
    <picture css={picture}>
      <Sources picture={shown} sizes="(min-width: 64rem) 46vw, 90vw" />
      <img
        src={withBase(src)}
        alt={alt}
        width={width}
        height={height}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
