import type { Game, Matrix, PayOff } from '../../content/model/interactive-figure.ts';
import type { Cell, Faults, FigureRequest, Rows, TellCell } from './figure-request.ts';
import { numberFormOf, readNumbers } from './read-numbers.ts';

const USUAL_BELIEF = '50';
/** Whole percentages, as the slider has them. */
const BELIEF = /^[1-9]\d?$/;
const COLUMNS = 5;
/** A thousands separator; in a cell, a comma separates its two numbers, so none may contain one. */
const BETWEEN_THOUSANDS = /\d,\d{3}(?!\d)/;
/** A world and a move, separated by the first colon with a blank after it. */
const HEAD = /^(?<world>[^\s:].*?):\s+(?<move>\S.*)$/su;

/**
 * Reads a table of two rows and four columns: the moves of one player in the rows, those of the other in the headers,
 * each as `World: move`, one world after the other. A cell contains what both get, as `8, 12`. Reports its own
 * findings.
 */
export function readMatrix(
  [head = [], first = [], second = [], ...others]: Rows,
  { options, place }: FigureRequest,
  { tell, tellOption, isRight }: Faults,
  language: string,
): Matrix | undefined {
  const [row = '', column = '', ...morePlayers] = (options['players'] ?? '').split(',').map((name) => name.trim());
  const belief = options['belief'] ?? USUAL_BELIEF;
  if (row === '' || column === '' || morePlayers.length > 0)
    tellOption('players', 'two names with a comma between, such as `players="Office, Partner"`');
  if (!BELIEF.test(belief)) tellOption('belief', 'a whole number of percent from 1 to 99, such as `belief="50"`');
  if (head.length !== COLUMNS || second.length !== COLUMNS || others.length > 0) {
    const odd = head[COLUMNS] ?? others[0]?.[0] ?? head[0] ?? { text: '', place };
    tell(odd, 'two rows of four pay-offs each, with the moves of the other player above, and nothing else');
    return undefined;
  }
  const { columns, worlds } = readHeads(head.slice(1), tell);
  const [own, other] = [first.slice(1), second.slice(1)];
  const form = numberFormOf(
    [...own, ...other].map(({ text }) => text),
    language,
  );
  const games: readonly [Game, Game] = [gameAt(0), gameAt(2)];
  if (!isRight()) return undefined;
  return {
    kind: 'matrix',
    players: [row, column],
    rows: [first[0]?.text ?? '', second[0]?.text ?? ''],
    columns,
    worlds,
    games,
    belief: Number(belief),
    ...(options['question'] !== undefined && { question: options['question'] }),
    decimal: form.decimal,
  };

  function gameAt(at: number): Game {
    return [
      [payOff(own[at]), payOff(own[at + 1])],
      [payOff(other[at]), payOff(other[at + 1])],
    ];
  }

  function payOff(cell: Cell = { text: '', place }): PayOff {
    const [ofRow = NaN, ofColumn = NaN, ...more] = readNumbers(cell.text, form);
    if (form.decimal === '.' && BETWEEN_THOUSANDS.test(cell.text))
      tell(cell, 'what both players get without a comma between thousands, such as `1200, 900`');
    else if (Number.isFinite(ofRow) && Number.isFinite(ofColumn) && more.length === 0) return [ofRow, ofColumn];
    else tell(cell, 'what both players get, such as `8, 12`');
    return [0, 0];
  }
}

/**
 * Reads the four column headers: two moves in one world, then the same moves in another. Reports each header that does
 * not fit.
 */
function readHeads(heads: readonly Cell[], tell: TellCell): Pick<Matrix, 'worlds' | 'columns'> {
  const [first, second, third, fourth] = heads.map((cell) => {
    const { world, move } = HEAD.exec(cell.text)?.groups ?? {};
    if (world !== undefined && move !== undefined) return { cell, world: world.trim(), move };
    tell(cell, 'a world and a move, such as `Better: Engage`');
    return undefined;
  });
  if (!first || !second || !third || !fourth) return { worlds: ['', ''], columns: ['', ''] };
  const [world, otherWorld] = [first.world, third.world];
  const tellUnless = (head: typeof third, move: string): void => {
    if (head.world !== otherWorld || head.move !== move) tell(head.cell, `\`${otherWorld}: ${move}\``);
  };
  if (second.world !== world) tell(second.cell, `the second move in the world \`${world}\``);
  else if (second.move === first.move) tell(second.cell, `another move than \`${first.move}\``);
  else if (otherWorld === world) tell(third.cell, `another world than \`${world}\``);
  else {
    tellUnless(third, first.move);
    tellUnless(fourth, second.move);
  }
  return { worlds: [world, otherWorld], columns: [first.move, second.move] };
}
