import { fillNames } from '../fill-label.ts';
import type { Question, TitleRules } from '../model/interactive-figure.ts';
import type { Labels } from '../model/labels.ts';

/** Most titles that are compared. */
const MAX_TITLES = 20;
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
    .slice(0, MAX_TITLES)
    .map((line) => line.slice(0, LONGEST_TITLE).replace(/[\uD800-\uDBFF]$/, ''));
}

/** The result for a title: the index of the question that it answers, `label` if it states nothing, or `unsure`. */
export type Verdict = number | 'label' | 'unsure';

/** Most words of a title that is a label by its first word, as `Transforming oncology` is. */
const SHORT_TITLE = 3;
/** A longer one is a label with more than this share of words of labels. */
const MOSTLY = 0.5;

/**
 * Returns a judge of titles: a title whose words are all words of labels is a label. Any other answers the question
 * with most matching words and phrases, or with more words among equals; without a single best one, it is unsure. One that
 * answers nothing and begins with a word of labels is a label, too, if it is short or most of its words are of labels.
 */
export function judgeBy({ questions, labels }: TitleRules): (title: string) => Verdict {
  const patterns = questions.map(({ words }) => patternOf(words));
  const label = patternOf(labels.words);
  return (title) => {
    const text = toWords(title);
    const words = text.split(' ');
    const empty = countWords(text, label);
    if (empty === words.length) return 'label';
    const scores = patterns.map((pattern) => countPhrases(text, pattern) + countWords(text, pattern) / LONGEST_TITLE);
    const most = Math.max(...scores);
    const best = scores.indexOf(most);
    const isEmpty = words.length <= SHORT_TITLE || empty > MOSTLY * words.length;
    if (most === 0 && isEmpty && text.search(label) === 0) return 'label';
    return most > 0 && scores.lastIndexOf(most) === best ? best : 'unsure';
  };
}

/** Two titles in the wrong order: the first answers the later question. */
interface Inversion {
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

const WORD = /[\p{L}\p{M}]+|\p{N}+/gu;
/** Invisible characters: zero-width ones, soft hyphens, direction marks. */
const UNSEEN = /\p{Cf}/gu;
/** The hyphen at the end of a typed word beginning. */
const CUT = /\p{Pd}\s*$/u;

/**
 * Returns the words of a text in lower case, separated by single spaces: a number is a word of its own, as in `4 m` for
 * `€4M`.
 */
function toWords(text: string): string {
  const plain = text.normalize('NFKC').replace(UNSEEN, '').toLowerCase();
  return (plain.match(WORD) ?? []).join(' ');
}

/**
 * Splits a comma-separated list into words and phrases; `isCut` marks one that ends in a hyphen and matches every word
 * with that beginning.
 */
export function listWords(typed: string): { words: string; isCut: boolean }[] {
  return typed
    .split(',')
    .map((one) => ({ words: toWords(one), isCut: CUT.test(one) }))
    .filter(({ words }) => words !== '');
}

/** Returns a pattern for the words of such a list, longest first, in a text normalized by `toWords`. */
export function patternOf(typed: string): RegExp {
  const sources = listWords(typed)
    .toSorted((a, b) => b.words.length - a.words.length)
    .map(({ words, isCut }) => (isCut ? `${words}[^ ]*` : words));
  return new RegExp(`(?<![^ ])(?:${sources.join('|')})(?![^ ])`, 'gu');
}

/** Counts the words that a pattern matches in a text normalized by `toWords`. */
function countWords(text: string, pattern: RegExp): number {
  return findAll(text, pattern).reduce((sum, found) => sum + found.split(' ').length, 0);
}

/** Counts the matches of a pattern, words and phrases, in a text normalized by `toWords`. */
function countPhrases(text: string, pattern: RegExp): number {
  return findAll(text, pattern).length;
}

function findAll(text: string, pattern: RegExp): readonly string[] {
  return text.match(pattern) ?? [];
}

/** The others are read once these are corrected. */
const MAX_INVERSIONS = 3;

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
    .slice(0, MAX_INVERSIONS)
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
