import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Hero as HeroModel, Opening } from '../../pipeline/content/model/page.ts';
import { from, palette, space } from '../design/tokens.ts';
import { display, kicker, noteSize, size } from '../design/type.ts';
import { band, twelve } from '../design/grid.ts';
import { Actions } from './Actions.tsx';
import { Figures } from '../components/Figures.tsx';
import { HeroPicture } from '../components/HeroPicture.tsx';
import { TitleWords } from '../components/TitleWords.tsx';
import { UnbrokenText } from '../components/UnbrokenText.tsx';

/** The headline across the whole page, the rest in the column of the texts. */
const statement = css`
  ${from.desktop} {
    > :first-of-type {
      grid-column: 1 / 12;
    }
    > :last-of-type {
      grid-column: 5 / -1;
    }
  }
`;

const beside = css`
  ${from.desktop} {
    grid-template-rows: auto auto 1fr;
    row-gap: 0;
    > * {
      grid-column: 1 / 7;
    }
    > :is(picture, figure) {
      grid-column: 7 / -1;
      grid-row: 1 / -1;
      align-self: center;
    }
  }
`;

/** Headline and text side by side; a catalog follows. */
const level = css`
  align-items: first baseline;
  ${from.desktop} {
    > :first-of-type {
      grid-column: 1 / 7;
    }
    > :last-of-type {
      grid-column: 7 / -1;
    }
  }
`;

/** Small and all on the left, as visitors come for what follows. */
const brief = css`
  ${from.desktop} {
    > * {
      grid-column: 1 / 10;
    }
  }
`;

/** The headline in the margin, like the headings of a text's sections. */
const margin = css`
  ${from.desktop} {
    > :first-of-type {
      grid-column: 1 / 5;
    }
    > :last-of-type {
      grid-column: 5 / -1;
    }
  }
`;

const GRIDS: Readonly<Record<Opening, SerializedStyles>> = { statement, beside, level, brief, margin };

const heights: Readonly<Record<Opening, SerializedStyles>> = {
  statement: css({ paddingBlock: `${space[6]} ${space[7]}` }),
  beside: css({ paddingBlock: `${space[6]} ${space[7]}` }),
  level: css({ paddingBlock: `${space[7]} ${space[6]}` }),
  brief: css({ paddingBlock: `${space[5]} ${space[4]}` }),
  margin: css({ paddingBlock: `${space[6]}` }),
};

const opening = css`
  padding-block: ${space[5]} ${space[7]};
`;

/** The layout of the home page: the drawing reaches under the headline. */
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
    }
    > div {
      position: relative;
    }
  }
`;

const picture = css`
  display: block;
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

const large = css(display, { fontSize: size(5), maxWidth: '28ch', lineHeight: 1.06 });

const titles: Readonly<Record<Opening, SerializedStyles>> = {
  statement: large,
  beside: large,
  level: large,
  brief: css(display, { fontSize: size(4), maxWidth: '28ch', lineHeight: 1.08 }),
  margin: css(display, { fontSize: size(3), maxWidth: '16ch' }),
};

const largest = css(display, { fontSize: size(5), maxWidth: '12ch', lineHeight: 1.04 });

const lead = css`
  max-width: 46ch;
  margin-top: ${space[5]};
  font-size: ${size(1)};
  line-height: 1.45;
  text-wrap: balance;
`;

const CLOSE: ReadonlySet<Opening> = new Set(['level', 'brief', 'margin']);

const close = css`
  margin-top: ${space[4]};
  ${from.desktop} {
    margin-top: ${space[3]};
  }
`;

const line = css`
  max-width: 60ch;
  margin-top: ${space[3]};
  color: ${palette('text-quiet')};
`;

const who = css`
  max-width: 52ch;
  margin-top: ${space[5]};
  font-size: ${noteSize};
  line-height: 1.5;
  color: ${palette('text-quiet')};
`;

interface Props {
  hero: HeroModel;
  /** `opening` is that of the home page. */
  scale?: 'page' | 'opening';
  children?: ReactNode;
}

/** The hero, with which a page opens. */
export function Hero({ hero: own, scale = 'page', children }: Props) {
  const layout = own.layout ?? (own.picture ? 'beside' : 'statement');
  const isSite = scale === 'opening';
  return (
    <div css={[band, isSite ? opening : heights[layout]]}>
      <div css={[twelve, GRIDS[layout], isSite && reaching]}>
        <div>
          {own.kicker !== undefined && <p css={above}>{own.kicker}</p>}
          <h1 css={isSite ? largest : titles[layout]}>
            <TitleWords text={own.title} />
          </h1>
        </div>
        <div>
          {own.lead !== undefined && (
            <p css={[lead, CLOSE.has(layout) && close]}>
              <UnbrokenText text={own.lead} />
            </p>
          )}
          {own.line !== undefined && (
            <p css={line}>
              <UnbrokenText text={own.line} />
            </p>
          )}
          <Actions actions={own.actions} prominent>
            {children}
          </Actions>
          {own.who !== undefined && (
            <p css={who}>
              <UnbrokenText text={own.who} />
            </p>
          )}
        </div>
        {own.picture && <HeroPicture picture={own.picture} caption={own.caption} styles={picture} />}
      </div>
      {own.figures.length > 0 && <Figures items={own.figures} layout="row" />}
    </div>
  );
}
