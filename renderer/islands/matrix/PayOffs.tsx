import { css } from '@emotion/react';
import { payOff, type Cell } from '../../../pipeline/exhibits/matrix.ts';
import { formatNumber } from '../../../pipeline/exhibits/numbers.ts';
import type { Game, Matrix } from '../../../pipeline/model/exhibit.ts';
import { forcedColors, palette, space } from '../../design/tokens.ts';
import { size } from '../../design/type.ts';
import { PayBar } from './PayBar.tsx';

const table = css`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${size(-1)};
  th {
    padding: ${space[2]};
    text-align: start;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  tbody th,
  thead td {
    width: 5.5rem;
    padding-inline-start: 0;
    vertical-align: top;
  }
  tbody td {
    position: relative;
    padding: ${space[3]} ${space[3]} ${space[5]};
    border: 1px solid ${palette('line-strong')};
    vertical-align: top;
  }
  small {
    display: block;
    font-weight: 400;
    color: ${palette('text-quiet')};
  }
`;

const rest = css`
  background: ${palette('accent-quiet')};
  outline: 2.5px solid ${palette('accent')};
  outline-offset: -1px;
  ${forcedColors} {
    outline-color: Highlight;
  }
`;

const mark = css`
  position: absolute;
  inset: auto ${space[3]} 2px auto;
  color: ${palette('accent')};
  font-weight: 600;
`;

const MOVES = [0, 1] as const;

interface Props {
  matrix: Matrix;
  /** The game as it looks now. */
  game: Game;
  /** Cells from which neither player moves. */
  resting: readonly Cell[];
  /** What such a cell is called. */
  rest: string;
}

/** The pay-offs of both players in each cell, as bars on one scale and as numbers; cells that hold are marked. */
export function PayOffs({ matrix, game, resting, rest: word }: Props) {
  const all = matrix.games.flat(3);
  const scale = { least: Math.min(0, ...all), most: Math.max(0, ...all) };
  const [rowPlayer, columnPlayer] = matrix.players;
  return (
    <table css={table}>
      <thead>
        <tr>
          <td aria-hidden="true" />
          {matrix.columns.map((name) => (
            <th key={name} scope="col">
              <small>{columnPlayer}</small>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {MOVES.map((row) => (
          <tr key={row}>
            <th scope="row">
              <small>{rowPlayer}</small>
              {matrix.rows[row]}
            </th>
            {MOVES.map((column) => {
              const isResting = resting.some(([a, b]) => a === row && b === column);
              const pays = payOff(game, [row, column]);
              return (
                <td key={column} css={isResting && rest}>
                  {matrix.players.map((player, index) => (
                    <PayBar
                      key={player}
                      player={player}
                      pay={pays[index] ?? 0}
                      text={formatNumber(pays[index] ?? 0, 1, matrix.decimal)}
                      scale={scale}
                      isFilled={index === 0}
                    />
                  ))}
                  {isResting && <span css={mark}>{word}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
