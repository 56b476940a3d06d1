import { css } from '@emotion/react';
import { from, palette, space } from '../../../renderer/design/tokens.ts';
import { display, family, kicker, size } from '../../../renderer/design/type.ts';
import { lengthAt } from '../css-length.ts';
import { Specimen } from '../Specimen.tsx';

/** The steps that the site uses. */
const STEPS = [5, 4, 3, 2, 1, 0, -1];
const WINDOWS_PX = [360, 1280];

const list = css``;

const row = css`
  display: grid;
  gap: ${space[4]} ${space[5]};
  padding: ${space[4]} 0;
  & + & {
    border-top: 1px solid ${palette('line')};
  }
  ${from.desktop} {
    grid-template-columns: 6rem minmax(0, 4fr) minmax(0, 6fr);
    align-items: baseline;
  }
`;

const note = css`
  font-family: ${family.code};
  font-size: ${size(-1)};
  color: ${palette('text-quiet')};
`;

const faces = {
  display: css(display),
  text: css({ fontFamily: family.text, lineHeight: 1.3 }),
};

const figures = css`
  display: grid;
  gap: ${space[5]};
  font-size: ${size(1)};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const numerals = {
  tabular: css({ fontVariantNumeric: 'lining-nums tabular-nums' }),
  proportional: css({ fontVariantNumeric: 'normal' }),
};

const small = css(kicker, { color: palette('accent') });
const code = css({ fontFamily: family.code, fontSize: size(-1) });

/** Sizes at both ends of their range, typefaces, figures. */
export function Type() {
  return (
    <>
      <Specimen name="size()" note="Left as at 360 px, right as at 1280 px; display face above, text face below.">
        <ul css={list} role="list">
          {STEPS.map((step) => (
            <li key={step} css={row}>
              <p css={note}>size({step})</p>
              {WINDOWS_PX.map((windowPx) => (
                <Sample key={windowPx} px={lengthAt(size(step), windowPx)} />
              ))}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="font-variant-numeric" note="Figures below one another have one width each.">
        <div css={figures}>
          {Object.entries(numerals).map(([name, look]) => (
            <div key={name}>
              <p css={note}>{name}</p>
              <p css={[faces.display, look]}>
                1,111.11
                <br />
                8,080.08
              </p>
              <p css={[faces.text, look]}>
                1,111.11
                <br />
                8,080.08
              </p>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="kicker">
        <p css={small}>The line above a heading</p>
      </Specimen>
      <Specimen name="family.code" note="The visitor’s own.">
        <p css={code}>npm run dev -- --port 3000</p>
      </Specimen>
    </>
  );
}

function Sample({ px }: { px: number }) {
  return (
    <div css={css({ fontSize: `${px}px` })}>
      <p css={faces.display}>Risk retired</p>
      <p css={faces.text}>Value rising</p>
      <p css={note}>{px.toFixed(1)} px</p>
    </div>
  );
}
