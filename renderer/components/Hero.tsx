import { css } from '@emotion/react';
import type { Hero as HeroModel } from '../../pipeline/model.ts';
import { from, palette, space } from '../design/tokens.ts';
import { display, kicker, size } from '../design/type.ts';
import { band } from '../layout/grid.ts';
import { Actions } from './Actions.tsx';
import { Figures } from './Figures.tsx';

const hero = css`
  padding-block: ${space[7]};
`;

const large = css`
  padding-block: ${space[8]};
  ${from.desktop} {
    padding-block: ${space[9]} ${space[8]};
  }
`;

const above = css(kicker, { color: palette('accent'), marginBottom: space[3] });

const title = css(display, { fontSize: size(4), maxWidth: '20ch' });

const largeTitle = css({ fontSize: size(5), maxWidth: '14ch' });

const lead = css`
  max-width: 46ch;
  margin-top: ${space[5]};
  font-size: ${size(1)};
  line-height: 1.45;
  text-wrap: pretty;
`;

const line = css`
  max-width: 60ch;
  margin-top: ${space[3]};
  color: ${palette('text-quiet')};
`;

interface Props {
  hero: HeroModel;
  newWindow: string;
  /** `opening` is the home page's, with more room. */
  scale?: 'page' | 'opening';
}

/** The opening of a page. */
export function Hero({
  hero: { kicker: small, title: text, lead: first, line: second, actions, figures },
  newWindow,
  scale = 'page',
}: Props) {
  const opening = scale === 'opening';
  return (
    <div css={[band, hero, opening && large]}>
      {small !== undefined && <p css={above}>{small}</p>}
      <h1 css={[title, opening && largeTitle]}>{text}</h1>
      {first !== undefined && <p css={lead}>{first}</p>}
      {second !== undefined && <p css={line}>{second}</p>}
      <Actions actions={actions} newWindow={newWindow} prominent />
      {figures.length > 0 && <Figures items={figures} />}
    </div>
  );
}
