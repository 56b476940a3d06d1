import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Hero as HeroModel } from '../../pipeline/model/page.ts';
import { from, palette, space } from '../design/tokens.ts';
import { display, kicker, size } from '../design/type.ts';
import { band, bandMargin, twelve } from '../design/grid.ts';
import { Actions } from './Actions.tsx';
import { Figures } from './Figures.tsx';
import { HeroPicture } from './HeroPicture.tsx';
import { Words } from './Words.tsx';

const hero = css`
  padding-block: ${space[6]} ${space[7]};
`;

const opening = css`
  padding-block: ${space[5]} ${space[7]};
`;

/** The headline over the whole page, what follows on the line where all text hangs. */
const plain = css`
  ${from.desktop} {
    > :first-of-type {
      grid-column: 1 / 12;
    }
    > :last-of-type {
      grid-column: 5 / -1;
    }
  }
`;

/** Words on the left, a picture on the right. */
const split = css`
  ${from.desktop} {
    grid-template-rows: auto auto 1fr;
    row-gap: 0;
    > * {
      grid-column: 1 / 7;
    }
    > :is(picture, figure) {
      grid-column: 7 / -1;
      grid-row: 1 / -1;
    }
  }
`;

/** Of the home page: the drawing reaches under the headline and to the window's edge. */
const reaching = css`
  align-items: center;
  ${from.desktop} {
    grid-template-rows: 1fr auto auto 1fr;
    > div:first-of-type {
      grid-row: 2;
    }
    > div:last-of-type {
      grid-row: 3;
    }
    > :is(picture, figure) {
      grid-column: 6 / -1;
      margin-inline-end: calc(-1 * ${bandMargin});
    }
    > div {
      position: relative;
    }
  }
`;

const picture = css`
  margin-top: ${space[6]};
  img {
    width: 100%;
    max-height: 44rem;
    object-fit: contain;
  }
  ${from.desktop} {
    margin: 0;
  }
`;

const above = css(kicker, { color: palette('accent'), marginBottom: space[3] });

const titles = {
  page: css(display, { fontSize: size(5), maxWidth: '28ch', lineHeight: 1.06 }),
  opening: css(display, { fontSize: size(5), maxWidth: '12ch', lineHeight: 1.04 }),
};

const lead = css`
  max-width: 46ch;
  margin-top: ${space[5]};
  font-size: ${size(1)};
  line-height: 1.45;
  text-wrap: balance;
`;

const line = css`
  max-width: 60ch;
  margin-top: ${space[3]};
  color: ${palette('text-quiet')};
`;

interface Props {
  hero: HeroModel;
  /** `opening` is the home page's. */
  scale?: keyof typeof titles;
  /** What follows its links. */
  children?: ReactNode;
}

/** The opening of a page. */
export function Hero({ hero: own, scale = 'page', children }: Props) {
  const { kicker: small, title, lead: first, line: second, actions, figures, picture: shown, caption } = own;
  return (
    <div css={[band, scale === 'opening' ? opening : hero]}>
      <div css={[twelve, shown ? split : plain, scale === 'opening' && reaching]}>
        <div>
          {small !== undefined && <p css={above}>{small}</p>}
          <h1 css={titles[scale]}>
            <Words text={title} />
          </h1>
        </div>
        <div>
          {first !== undefined && (
            <p css={lead}>
              <Words text={first} />
            </p>
          )}
          {second !== undefined && (
            <p css={line}>
              <Words text={second} />
            </p>
          )}
          <Actions actions={actions} prominent />
          {children}
        </div>
        {shown && <HeroPicture picture={shown} caption={caption} styles={picture} />}
      </div>
      {figures.length > 0 && <Figures items={figures} layout="row" />}
    </div>
  );
}
