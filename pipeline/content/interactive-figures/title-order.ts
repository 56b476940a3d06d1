import type { Verdict } from './titles.ts';

/** Two titles in the wrong order: the first answers the later question. */
export interface Inversion {
  readonly first: number;
  readonly second: number;
}

interface Answer {
  readonly title: number;
  readonly question: number;
}

/**
 * Returns the fewest titles that must move to bring all answers into the order of the questions; each with the nearest
 * staying title that it is on the wrong side of. Titles are indexes.
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

/** Returns the longest subsequence of answers in the order of the questions. */
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
