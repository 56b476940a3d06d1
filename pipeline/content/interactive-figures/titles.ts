import type { TitleRules } from '../model/interactive-figure.ts';
import { countPhrases, countWords, patternOf, toWords } from './title-words.ts';

/** So many titles are compared. */
const MOST_TITLES = 20;
/** In UTF-16 units; nobody reads a longer title. */
const LONGEST_TITLE = 200;

const BULLET = /^\s*(?:[•▪◦*]|[-–—]\s|(?:slide\s*)?\d{1,2}\s*[.):]\s)\s*/i;

/** The titles in a text with one a line: without bullets, numbers and empty lines, the first of them, each cut where it is too long. */
export function splitTitles(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(BULLET, '').replace(/\s+/gu, ' ').trim())
    .filter((line) => toWords(line.slice(0, LONGEST_TITLE)) !== '')
    .slice(0, MOST_TITLES)
    .map((line) => line.slice(0, LONGEST_TITLE).replace(/[\uD800-\uDBFF]$/, ''));
}

/** What a title does: it answers the question with this index, it is a label that states nothing, or nobody can tell by its words. */
export type Verdict = number | 'label' | 'unsure';

/**
 * Judges titles by rules: one whose words are all words of labels is a label; any other answers the question of which it has most words
 * and phrases, or the longer ones of as many. Where that is none, or more than one, it is not sure.
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
