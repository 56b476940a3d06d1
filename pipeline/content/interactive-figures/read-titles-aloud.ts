import { fillNames } from '../fill-label.ts';
import type { Question } from '../model/interactive-figure.ts';
import type { Labels } from '../model/labels.ts';
import { inversionsIn } from './title-order.ts';
import type { Verdict } from './titles.ts';

/** The others are read once these are corrected. */
const MOST_INVERSIONS = 3;

/** Labels used to read judged titles. */
export const TITLES_READING_LABELS = ['titlesAnswered', 'titlesOrder'] as const;

/** Says how many questions the titles answer, and names the first titles in the wrong order. */
export function readTitlesAloud(
  verdicts: readonly Verdict[],
  questions: readonly Question[],
  labels: Pick<Labels, (typeof TITLES_READING_LABELS)[number]>,
): string[] {
  const answered = questions.filter((_, index) => verdicts.includes(index)).length;
  const count = fillNames(labels.titlesAnswered, { answered: String(answered), all: String(questions.length) });
  const order = inversionsIn(verdicts)
    .slice(0, MOST_INVERSIONS)
    .map(({ first, second }) =>
      fillNames(labels.titlesOrder, {
        first: String(first + 1),
        later: questionOf(first),
        second: String(second + 1),
        sooner: questionOf(second),
      }),
    );
  return [count, ...order];

  function questionOf(title: number): string {
    const verdict = verdicts[title];
    return (typeof verdict === 'number' && questions[verdict]?.text) || '';
  }
}
