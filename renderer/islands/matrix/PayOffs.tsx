import { css } from '@emotion/react';
import { type MatrixCell, nameOfCell, payOff } from '../../../pipeline/content/interactive-figures/matrix.ts';
import { formatNumber } from '../../../pipeline/content/interactive-figures/format-numbers.ts';
import type { Game, Matrix } from '../../../pipeline/content/model/interactive-figure.ts';
import { forcedColors, motion, palette, space } from '../../design/tokens.ts';
import { size } from '../../design/type.ts';

/** Below this width, two cells side by side would break words into letters. */
const LIST = '@container (width < 18rem)';
/** From this width, name, bar and number fit on one line of a cell. */
const ONE_LINE = '@container (min-width: 38rem)';

const room = css`
  container-type: inline-size;
`;

const table = css`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${size(-1)};
  th,
  td {
    padding: ${space[3]};
    text-align: start;
    vertical-align: top;
  }
  th {
    font-weight: 600;
  }
  tr > :first-child {
    width: 5.5rem;
    padding-inline-start: 0;
  }
  tbody td {
    border: 1px solid ${palette('line-strong')};
  }
  small {
    display: block;
    font-size: 0.875rem;
    font-weight: 400;
    color: ${palette('text-quiet')};
  }
  ${LIST} {
    &,
    tbody,
    tr,
    tbody td {
      display: block;
    }
    thead,
    tbody th {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody td::before {
      content: attr(data-moves);
      font-weight: 600;
    }
  }
`;

/** Names, bars and numbers; where there is less room, a bar gets its own line. */
const pays = css`
  display: grid;
  grid: auto-flow dense / minmax(3em, 1fr) auto;
  gap: 0 ${space[2]};
  line-height: 1.5;
  b {
    min-width: 4ch;
    text-align: end;
    font-variant-numeric: lining-nums tabular-nums;
  }
  svg {
    grid-column: 1 / -1;
    width: 100%;
    height: 1.5em;
    stroke: ${palette('text')};
  }
  rect {
    y: 25%;
    height: 50%;
    fill: ${palette('surface')};
    ${motion} {
      transition: 0.2s;
    }
  }
  svg:first-of-type rect {
    fill: ${palette('accent')};
  }
  ${ONE_LINE} {
    grid-template-columns: auto minmax(3em, 1fr) auto;
    svg {
      grid-column: auto;
    }
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

/**
 * Its first line is on the upper edge of its cell, so that all cells keep the same layout; more lines push the content
 * down.
 */
const mark = css`
  position: relative;
  width: fit-content;
  margin: -1.85em -${space[3]} 0.7em auto;
  padding-inline: ${space[2]};
  background: ${palette('accent')};
  color: ${palette('surface')};
  line-height: 1.15;
`;

/** Indexes of the two players, and of the two moves of each. */
const BOTH = [0, 1] as const;

interface Props {
  matrix: Matrix;
  /** The game at the current belief. */
  game: Game;
  /** The cells from which neither player moves: equilibria. */
  resting: readonly MatrixCell[];
  /** The label of such a cell. */
  rest: string;
}

/**
 * Both players' pay-offs in each cell, as bars on one scale and as numbers; equilibria are marked. In a narrow space,
 * cells form a list.
 */
export function PayOffs({ matrix, game, resting, rest: word }: Props) {
  const scale = { least: Math.min(0, ...game.flat(2)), most: Math.max(0, ...matrix.games.flat(3)) };
  const [rowPlayer, columnPlayer] = matrix.players;
  return (
    <div css={room}>
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
          {BOTH.map((row) => (
            <tr key={row}>
              <th scope="row">
                <small>{rowPlayer}</small>
                {matrix.rows[row]}
              </th>
              {BOTH.map((column) => {
                const isResting = resting.some(([a, b]) => a === row && b === column);
                const pay = payOff(game, [row, column]);
                return (
                  <td key={column} {...(isResting && { css: rest })} data-moves={nameOfCell(matrix, [row, column])}>
                    {isResting && <div css={mark}>{word}</div>}
                    <div css={pays}>
                      {BOTH.map((side) => (
                        <PayBar
                          key={side}
                          player={matrix.players[side]}
                          pay={pay[side]}
                          text={formatNumber(pay[side], 1, matrix.decimal)}
                          scale={scale}
                        />
                      ))}
                    </div>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface BarProps {
  player: string;
  pay: number;
  text: string;
  scale: { readonly least: number; readonly most: number };
}

/** One player's pay-off: name, a bar that starts at zero, and number, placed in the grid of a cell. */
function PayBar({ player, pay, text, scale: { least, most } }: BarProps) {
  const share = (value: number): string => `${Math.round((value / (most - least || 1)) * 1000) / 10}%`;
  const zero = share(-least);
  return (
    <>
      <span>{player}</span>
      <svg aria-hidden="true">
        <rect x={share(Math.min(0, pay) - least)} width={share(Math.abs(pay))} />
        <line x1={zero} x2={zero} y2="100%" />
      </svg>
      <b>{text}</b>
    </>
  );
}
