import type { EditorLabels } from '../../../pipeline/content/interactive-figures/figure-labels.ts';
import type { TitleRules } from '../../../pipeline/content/model/interactive-figure.ts';
import { fetchEditorLabels } from '../interactive-figures/fetch-labels.ts';
import { TitlesFigure } from './TitlesFigure.tsx';

/**
 * The island. Its props carry no rules, which are read from the page's HTML, and only the labels that it shows without
 * titles; it fetches the others.
 */
export const titles = { component: TitlesFigure, findProps: findRules };

/** Reads the rules from a list in the page: each question with its words, then the words of labels. Fetches labels. */
async function findRules(
  _carried: object,
  root: HTMLElement,
): Promise<{ rules: TitleRules; editorLabels: EditorLabels }> {
  const questions = [...root.querySelectorAll('dt')].map((name) => ({
    text: name.textContent,
    words: name.nextElementSibling?.textContent ?? '',
  }));
  const labels = questions.pop();
  if (!labels) throw new Error('Rules for titles are in the page');
  return { rules: { questions, labels }, ...(await fetchEditorLabels()) };
}
