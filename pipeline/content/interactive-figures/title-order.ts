import type { Verdict } from './titles.ts';

/** Two titles whose questions are asked in the other order: the first title answers the question that is asked later. */
export interface Inversion {
  readonly first: number;
  readonly second: number;
}

interface Answer {
  readonly title: number;
  readonly question: number;
}

/**
 * The titles that would have to move for all answers to come in the order of the questions, as few as can be; each with the nearest
 * title, of those that stay, that it is on the wrong side of. Titles by their indexes.
 */
export function inversionsIn(verdicts: readonly Verdict[]): Inversion[] {
  const answers = verdicts.flatMap((question, title): Answer[] =>
    typeof question === 'number' ? [{ title, question }] : [],
  );
  const staying = longestInOrder(answers);
  return answers
    .filter((answer) => !staying.includes(answer))
    .flatMap((moved) => {
      const after = staying.find(({ title, question }) => title > moved.title && question < moved.question);
      if (after) return { first: moved.title, second: after.title };
      const before = staying.findLast(({ title, question }) => title < moved.title && question > moved.question);
      return before ? { first: before.title, second: moved.title } : [];
    });
}

/** The longest part of the answers in which no question comes before an earlier one. */
function longestInOrder(answers: readonly Answer[]): readonly Answer[] {
  const ending: (readonly Answer[])[] = [];
  for (const answer of answers) {
    const fitting = ending.filter((chain) => (chain.at(-1)?.question ?? 0) <= answer.question);
    ending.push([...longestOf(fitting), answer]);
  }
  return longestOf(ending);
}

function longestOf(chains: readonly (readonly Answer[])[]): readonly Answer[] {
  return chains.reduce((longest, chain) => (chain.length > longest.length ? chain : longest), []);
}
