import { css } from '@emotion/react';
import { colors, palette, space, type Color } from '../../../renderer/design/tokens.ts';
import { family, size } from '../../../renderer/design/type.ts';
import { band } from '../../../renderer/design/grid.ts';
import { COLOR_USES } from '../color-uses.ts';
import { schemes } from '../schemes.ts';

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space[6]} ${space[5]};
`;

const halves = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border: 1px solid ${palette('line-strong')};
`;

const half = css`
  padding: ${space[3]};
  background: ${palette('surface')};
  color: ${palette('text')};
`;

const swatch = css`
  height: 5rem;
  margin-bottom: ${space[3]};
  border: 1px solid ${palette('line')};
`;

const value = css`
  font-family: ${family.code};
  font-size: ${size(-1)};
  line-height: 1.4;
  text-wrap: balance;
`;

const name = css`
  margin-top: ${space[3]};
  font-family: ${family.code};
  font-size: ${size(-1)};
  font-weight: 600;
`;

const use = css`
  font-size: ${size(-1)};
  line-height: 1.45;
  color: ${palette('text-quiet')};
`;

/** Each color by its role, in both schemes, with what it is for. */
export function Colors() {
  return (
    <div css={band}>
      <ul css={list} role="list">
        {Object.entries(colors).map(([role, values]) => (
          <li key={role} data-color={role}>
            <div css={halves}>
              <Half color={role as Color} scheme="light" value={values[0]} />
              <Half color={role as Color} scheme="dark" value={values[1]} />
            </div>
            <h3 css={name}>{role}</h3>
            <p css={use}>{COLOR_USES[role as Color]}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Half({ color, scheme, value: written }: { color: Color; scheme: keyof typeof schemes; value: string }) {
  return (
    <div css={[schemes[scheme], half]}>
      <div css={[swatch, css({ background: palette(color) })]} />
      <p css={value}>{written}</p>
    </div>
  );
}
