import { css } from '@emotion/react';
import { palette, space } from '../../design/tokens.ts';
import { levelOf, type Contrast } from './contrast.ts';

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  caption {
    text-align: start;
    font-weight: 600;
  }
  th,
  td {
    padding-block: ${space[1]};
    padding-inline: 0 ${space[3]};
    border-bottom: 1px solid ${palette('line')};
    text-align: start;
  }
`;

interface Props {
  contrasts: readonly Contrast[];
}

/** The contrasts of the page's text, weakest first, each with its WCAG level. */
export function ContrastTable({ contrasts }: Props) {
  return (
    <table css={table}>
      <caption>Contrast</caption>
      <thead>
        <tr>
          <th scope="col">Text on ground</th>
          <th scope="col">Size</th>
          <th scope="col">Ratio</th>
          <th scope="col">Level</th>
        </tr>
      </thead>
      <tbody>
        {contrasts.map((contrast) => (
          <tr key={`${contrast.text} ${contrast.ground} ${contrast.isLarge}`}>
            <td>
              {contrast.text} on {contrast.ground}
            </td>
            <td>{contrast.isLarge ? 'large' : 'normal'}</td>
            <td>{contrast.ratio.toFixed(2)}</td>
            <td>{levelOf(contrast)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
