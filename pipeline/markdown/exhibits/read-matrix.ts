import type { Game, Matrix, PayOff } from '../../model/exhibit.ts';
import type { Report } from '../../report.ts';
import type { Asked } from './asked.ts';
import { decimalOf, readNumbers, type Cell } from './cells.ts';

const USUAL_BELIEF = 50;

/**
 * A table of two rows and four columns: the moves of one player in the rows, those of the other in the heads, each as
 * `World: move`, first both of one world. A cell holds what the two get, as `8, 12`. Reports by itself.
 */
export function readMatrix(rows: readonly (readonly Cell[])[], asked: Asked, { report }: Report): Matrix | undefined {
  const [head = [], first = [], second = [], ...others] = rows;
  const players = (asked.options['players'] ?? '').split(',').map((name) => name.trim());
  const belief = Number(asked.options['belief'] ?? USUAL_BELIEF);
  let isRight = true;
  const wrong = (cell: Cell | undefined, expected: string): void => {
    report('directive-cell', cell?.place ?? asked.place, { text: cell?.text ?? '', expected });
    isRight = false;
  };
  if (players.length !== 2 || players.includes(''))
    option('players', 'two names with a comma between, such as `players="Office, Partner"`');
  if (!(belief > 0 && belief < 100)) option('belief', 'a number of percent between 0 and 100, such as `belief="50"`');
  if (first.length !== 5 || second.length !== 5 || others.length > 0) {
    wrong(head[0], 'two rows of four pay-offs each, with the moves of the other player above');
    return undefined;
  }
  const moves = head.slice(1).map((cell) => {
    const [world = '', move] = cell.text.split(/:\s+/, 2);
    if (move === undefined) wrong(cell, 'a world and a move, such as `Better: Engage`');
    return { world, move: move ?? '' };
  });
  const pay = (row: readonly Cell[], column: number): PayOff => {
    const cell = row[column];
    const [own, other, ...more] = readNumbers(cell?.text ?? '');
    if (own !== undefined && other !== undefined && more.length === 0) return [own, other];
    wrong(cell, 'what both players get, such as `8, 12`');
    return [0, 0];
  };
  const game = (at: number): Game => [
    [pay(first, at), pay(first, at + 1)],
    [pay(second, at), pay(second, at + 1)],
  ];
  const games = [game(1), game(3)] as const;
  const [one, two, three] = moves;
  if (!isRight || !one || !two || !three) return undefined;
  return {
    kind: 'matrix',
    players: [players[0] ?? '', players[1] ?? ''],
    rows: [first[0]?.text ?? '', second[0]?.text ?? ''],
    columns: [one.move, two.move],
    worlds: [one.world, three.world],
    games,
    belief,
    ...(asked.options['question'] !== undefined && { question: asked.options['question'] }),
    decimal: decimalOf(first.map(({ text }) => text.replace(', ', ' ')).join(' ')),
  };

  function option(name: string, expected: string): void {
    report('directive-option', asked.place, { name: 'matrix', option: name, expected });
    isRight = false;
  }
}
