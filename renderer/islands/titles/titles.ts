import type { TitleRules } from '../../../pipeline/content/model/interactive-figure.ts';
import { TitlesFigure } from './TitlesFigure.tsx';

/** The island: its rules are in the page already, and are not carried a second time. */
export const titles = { component: TitlesFigure, findProps: findRules };

/** Rules stand in the page as a list: each question with its words, and at the end the words of labels. */
async function findRules(_carried: object, root: HTMLElement): Promise<{ rules: TitleRules }> {
  const questions = [...root.querySelectorAll('dt')].map((name) => ({
    text: name.textContent,
    words: name.nextElementSibling?.textContent ?? '',
  }));
  const labels = questions.pop();
  if (!labels) throw new Error('Rules for titles are in the page');
  return { rules: { questions, labels } };
}
