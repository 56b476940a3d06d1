import type { TitleRules } from '../model/interactive-figure.ts';
import { countPhrases, countWords, patternOf, toWords } from './title-words.ts';

/** Most titles that are compared. */
const MOST_TITLES = 20;
/** In UTF-16 units; nobody reads a longer title. */
const LONGEST_TITLE = 200;

const BULLET = /^\s*(?:[•▪◦*]|[-–—]\s|(?:slide\s*)?\d{1,2}\s*[.):]\s)\s*/i;

/**
 * Splits a text into titles, one per line: removes bullets, numbers and empty lines, keeps the first titles, and cuts
 * long ones.
 */
export function splitTitles(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(BULLET, '').replace(/\s+/gu, ' ').trim())
    .filter((line) => toWords(line.slice(0, LONGEST_TITLE)) !== '')
    .slice(0, MOST_TITLES)
    .map((line) => line.slice(0, LONGEST_TITLE).replace(/[\uD800-\uDBFF]$/, ''));
}

/** The result for a title: the index of the question that it answers, `label` if it states nothing, or `unsure`. */
export type Verdict = number | 'label' | 'unsure';

/**
 * Returns a judge of titles: a title whose words are all words of labels is a label. Any other answers the question
 * with most matching words and phrases, or with more words among equals; without a single best one, it is unsure.
 */
export function judgeBy({ questions, labels }: TitleRules): (title: string) => Verdict {
  const patterns = questions.map(({ words }) => patternOf(words));
  const label = patternOf(labels.words);
  return (title) => {
    const text = toWords(title);
    if (countWords(text, label) === text.split(' ').length) return 'label';
    const scores = patterns.map((pattern) => countPhrases(text, pattern) + countWords(text, pattern) / LONGEST_TITLE);
    const most = Math.max(...scores);
    const best = scores.indexOf(most);
    return most > 0 && scores.lastIndexOf(most) === best ? best : 'unsure';
  };
}
