import type { Matrix } from '../../../content/model/interactive-figure.ts';
import type { Cell, TellCell } from './cells.ts';

/** A world and a move: what stands before the first colon with a blank behind it, and after that. */
const HEAD = /^(?<world>[^\s:].*?):\s+(?<move>\S.*)$/su;

/** What the heads of the four columns name: two moves in one world, then the same moves in another. Tells of each that does not. */
export function readHeads(heads: readonly Cell[], tell: TellCell): Pick<Matrix, 'worlds' | 'columns'> {
  const [first, second, third, fourth] = heads.map((cell) => {
    const { world, move } = HEAD.exec(cell.text)?.groups ?? {};
    if (world !== undefined && move !== undefined) return { cell, world: world.trim(), move };
    tell(cell, 'a world and a move, such as `Better: Engage`');
    return undefined;
  });
  if (!first || !second || !third || !fourth) return { worlds: ['', ''], columns: ['', ''] };
  if (second.world !== first.world) tell(second.cell, `the second move in the world \`${first.world}\``);
  else if (second.move === first.move) tell(second.cell, `another move than \`${first.move}\``);
  else if (third.world === first.world) tell(third.cell, `another world than \`${first.world}\``);
  else {
    for (const [head, { move }] of [
      [third, first],
      [fourth, second],
    ] as const)
      if (head.world !== third.world || head.move !== move) tell(head.cell, `\`${third.world}: ${move}\``);
  }
  return { worlds: [first.world, third.world], columns: [first.move, second.move] };
}
