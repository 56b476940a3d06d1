import { listWords, patternOf } from '../../content/interactive-figures/titles.ts';
import type { Question, Titles } from '../../content/model/interactive-figure.ts';
import type { Cell, Faults, Rows, TellCell } from './figure-request.ts';

const FEWEST_QUESTIONS = 2;
/** Question marks of several scripts. */
const ASKS = /[?？؟;]$/u;

/**
 * Reads a table of rules for titles: one row per question, in the order in which they are asked, with the words that
 * answer it, each under one question only; below them, a row without a question mark contains the words of labels.
 * Reports its own findings.
 */
export function readTitles([head = [], ...body]: Rows, { tell, isRight }: Faults): Titles | undefined {
  const rows = body.map(([name, words]) => ({ name, words }));
  const asked = rows.slice(0, -1);
  const last = rows.at(-1);
  if (head.length !== 2 || asked.length < FEWEST_QUESTIONS) {
    if (head[0])
      tell(head[0], 'two columns, a row a question with the words that answer it, and a last row for labels');
    return undefined;
  }
  for (const { name } of asked) if (name && !ASKS.test(name.text)) tell(name, 'a question, with a question mark');
  if (last?.name && ASKS.test(last.name.text))
    tell(last.name, 'a last row without a question mark, for the words of labels');
  for (const { words } of rows)
    if (words && listWords(words.text).length === 0) tell(words, 'words with commas between, such as `safe, toxi-`');
  tellOfWordsTwice(asked, tell);
  if (!isRight() || !last) return undefined;
  return { kind: 'titles', questions: asked.map(questionOf), labels: questionOf(last) };
}

interface Row {
  readonly name: Cell | undefined;
  readonly words: Cell | undefined;
}

function questionOf({ name, words }: Row): Question {
  return { text: name?.text ?? '', words: words?.text ?? '' };
}

/**
 * Reports a word under two questions, which decides nothing, or one that begins like a word of another question,
 * because it matches there as well.
 */
function tellOfWordsTwice(rows: readonly Row[], tell: TellCell): void {
  for (const [index, { words }] of rows.entries()) {
    const other = rows.find(({ words: others }, at) => at !== index && others && words && wordIn(words, others));
    const twice = other?.words && words && wordIn(words, other.words);
    if (words && twice !== undefined)
      tell({ ...words, text: twice }, `a word that is not also under “${other?.name?.text ?? ''}”`);
  }
}

/** Returns the first word of a cell that words of another cell match, too. */
function wordIn({ text }: Cell, other: Cell): string | undefined {
  if (listWords(other.text).length === 0) return undefined;
  const whole = new RegExp(`^${patternOf(other.text).source}$`, 'u');
  return listWords(text).find(({ words }) => whole.test(words))?.words;
}
