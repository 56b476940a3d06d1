import { css } from '@emotion/react';
import { colors, from, palette, space } from '../../../renderer/design/tokens.ts';
import { family, size } from '../../../renderer/design/type.ts';
import { levelOf } from '../../../renderer/islands/panel/contrast.ts';
import { band } from '../../../renderer/design/grid.ts';
import { LINE_PAIRS, TEXT_PAIRS, type Pair } from '../contrast-pairs.ts';
import { contrastOf } from '../oklch-contrast.ts';
import { schemes } from '../schemes.ts';

/** Least contrast of lines and icons, by WCAG 2.2, success criterion 1.4.11. */
const LEAST_OF_LINES = 3;

const halves = css`
  ${from.desktop} {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
`;

const half = css`
  padding: ${space[5]} ${space[4]};
  background: ${palette('surface')};
  color: ${palette('text')};
  border: 1px solid ${palette('line-strong')};
`;

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: ${size(-1)};
  line-height: 1.4;
  font-variant-numeric: lining-nums tabular-nums;
  caption {
    padding-bottom: ${space[2]};
    text-align: left;
    font-weight: 600;
  }
  th,
  td {
    padding: ${space[2]};
    text-align: left;
    border-bottom: 1px solid ${palette('line')};
  }
  th:first-of-type {
    padding-left: 0;
  }
  th[scope='row'] {
    font-family: ${family.code};
    font-weight: 400;
  }
  & + & {
    margin-top: ${space[6]};
  }
`;

const line = css`
  width: 3rem;
  border-top: 3px solid;
`;

type Scheme = keyof typeof schemes;

/** The contrasts of color pairs in use, computed by WCAG 2.2, in both schemes. */
export function Contrasts() {
  return (
    <div css={band}>
      <div css={halves}>
        {(['light', 'dark'] as const).map((scheme) => (
          <div key={scheme} css={[schemes[scheme], half]}>
            <PairTable caption={`Text, ${scheme}`} pairs={TEXT_PAIRS} scheme={scheme} />
            <PairTable caption={`Lines and signs, ${scheme}`} pairs={LINE_PAIRS} scheme={scheme} isLine />
          </div>
        ))}
      </div>
    </div>
  );
}

interface Props {
  caption: string;
  pairs: readonly Pair[];
  scheme: Scheme;
  isLine?: boolean;
}

function PairTable({ caption, pairs, scheme, isLine = false }: Props) {
  return (
    <table css={table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Color on ground</th>
          <th scope="col">Sample</th>
          <th scope="col">Ratio</th>
          <th scope="col">Level</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => {
          const ratio = ratioOf(pair, scheme);
          return (
            <tr key={`${pair.above} ${pair.ground}`}>
              <th scope="row">
                {pair.above} on {pair.ground}
              </th>
              <td css={css({ color: palette(pair.above), background: palette(pair.ground) })}>
                {isLine ? <div css={line} /> : 'Sample'}
              </td>
              <td>{ratio.toFixed(2)}</td>
              <td>{isLine ? lineLevel(ratio) : levelOf({ ratio, isLarge: false })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function ratioOf({ above, ground }: Pair, scheme: Scheme): number {
  const index = scheme === 'light' ? 0 : 1;
  return contrastOf(colors[above][index], colors[ground][index]);
}

function lineLevel(ratio: number): 'AA' | 'fails' {
  return ratio >= LEAST_OF_LINES ? 'AA' : 'fails';
}
