import type { Game, Matrix, PayOff } from '../../../content/model/interactive-figure.ts';
import type { MarkdownContext } from '../context.ts';
import type { FigureRequest } from './figure-request.ts';
import type { Cell } from './cells.ts';
import { readHeads } from './matrix-heads.ts';
import { numberFormOf, readNumbers } from './numbers.ts';

const USUAL_BELIEF = '50';
/** Whole percents, as the slider has them. */
const BELIEF = /^[1-9]\d?$/;
const COLUMNS = 5;

/**
 * A table of two rows and four columns: the moves of one player in the rows, those of the other in the heads, each as
 * `World: move`, first both of one world. A cell holds what the two get, as `8, 12`. Reports by itself.
 */
export function readMatrix(
  rows: readonly (readonly Cell[])[],
  request: FigureRequest,
  { report, labels }: Pick<MarkdownContext, 'report' | 'labels'>,
): Matrix | undefined {
  const [head = [], first = [], second = [], ...others] = rows;
  const players = (request.options['players'] ?? '').split(',').map((name) => name.trim());
  const belief = request.options['belief'] ?? USUAL_BELIEF;
  let isRight = true;
  const wrong = (cell: Cell | undefined, expected: string): void => {
    report.report('directive-cell', cell?.place ?? request.place, { text: cell?.text ?? '', expected });
    isRight = false;
  };
  if (players.length !== 2 || players.includes(''))
    option('players', 'two names with a comma between, such as `players="Office, Partner"`');
  if (!BELIEF.test(belief)) option('belief', 'a whole number of percent from 1 to 99, such as `belief="50"`');
  if (head.length !== COLUMNS || second.length !== COLUMNS || others.length > 0) {
    const odd = head[COLUMNS] ?? others[0]?.[0] ?? head[0];
    wrong(odd, 'two rows of four pay-offs each, with the moves of the other player above, and nothing else');
    return undefined;
  }
  const { columns, worlds } = readHeads(head.slice(1), wrong);
  const form = numberFormOf(
    [first, second].flatMap((row) => row.slice(1).map(({ text }) => text)),
    labels.language,
  );
  const pay = (row: readonly Cell[], column: number): PayOff => {
    const cell = row[column];
    const text = cell?.text ?? '';
    const [own = NaN, other = NaN, ...more] = readNumbers(text, form);
    if (form.decimal === '.' && BETWEEN_THOUSANDS.test(text))
      wrong(cell, 'what both players get without a comma between thousands, such as `1200, 900`');
    else if (Number.isFinite(own) && Number.isFinite(other) && more.length === 0) return [own, other];
    else wrong(cell, 'what both players get, such as `8, 12`');
    return [0, 0];
  };
  const game = (at: number): Game => [
    [pay(first, at), pay(first, at + 1)],
    [pay(second, at), pay(second, at + 1)],
  ];
  const games = [game(1), game(3)] as const;
  if (!isRight) return undefined;
  return {
    kind: 'matrix',
    players: [players[0] ?? '', players[1] ?? ''],
    rows: [first[0]?.text ?? '', second[0]?.text ?? ''],
    columns,
    worlds,
    games,
    belief: Number(belief),
    ...(request.options['question'] !== undefined && { question: request.options['question'] }),
    decimal: form.decimal,
  };

  function option(name: string, expected: string): void {
    report.report('directive-option', request.place, { name: 'matrix', option: name, expected });
    isRight = false;
  }
}

/** A comma parts the two numbers of a cell, so that it is none of a number. */
const BETWEEN_THOUSANDS = /\d,\d{3}(?!\d)/;
