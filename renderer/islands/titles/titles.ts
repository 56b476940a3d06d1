import type { TitleRules } from '../../../pipeline/content/model/interactive-figure.ts';
import { TitlesFigure } from './TitlesFigure.tsx';

/** The island. Its props carry no rules: they are read from the page's HTML. */
export const titles = { component: TitlesFigure, findProps: findRules };

/** Reads the rules from a list in the page: each question with its words, then the words of labels. */
async function findRules(_carried: object, root: HTMLElement): Promise<{ rules: TitleRules }> {
  const questions = [...root.querySelectorAll('dt')].map((name) => ({
    text: name.textContent,
    words: name.nextElementSibling?.textContent ?? '',
  }));
  const labels = questions.pop();
  if (!labels) throw new Error('Rules for titles are in the page');
  return { rules: { questions, labels } };
}
