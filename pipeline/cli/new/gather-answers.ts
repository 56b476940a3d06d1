import type { AnswerName, Answers, StarterQuestion } from '../../content/types/starter.ts';
import { UsageError } from '../arguments/usage-error.ts';
import { answerOf, type AskQuestion } from './terminal-questions.ts';

/** What was given on the command line: words, and options by their names. */
export interface Given {
  readonly words: string;
  readonly options: Readonly<Record<string, string>>;
}

/**
 * Answers to the questions of a starter: the words answer the first, options the others. What is missing is asked for, where
 * `ask` can; elsewhere it is named in a {@link UsageError}, with the words to give.
 */
export async function gatherAnswers(
  questions: readonly StarterQuestion[],
  { words, options }: Given,
  usage: string,
  ask: AskQuestion | undefined,
): Promise<Answers> {
  const answers: Partial<Record<AnswerName, string>> = {};
  const missing: string[] = [];
  for (const [index, question] of questions.entries()) {
    const { name, choices = [], otherwise } = question;
    const offered = [...choices, ...(otherwise === undefined ? [] : [otherwise.choice])];
    if (options[name] === undefined && question.isAsked?.(answers, options) === false) continue;
    const given = (index === 0 ? words : (options[name] ?? '')).trim();
    const answer = given === '' ? await ask?.({ ask: question.ask, choices: offered }) : answerOf(given, choices);
    if (answer !== undefined) answers[name] = answer;
    else missing.push(given === '' ? describeMissing(question, index) : describeUnexpected(question, given));
  }
  if (missing.length > 0) throw new UsageError([...missing, `Usage: ${usage}`]);
  return answers;
}

function describeMissing({ name, ask, choices = [], otherwise }: StarterQuestion, index: number): string {
  const what = index === 0 ? `words in quotes: the ${name}` : `\`--${name}\`, ${ask.toLowerCase()}`;
  return `Cannot find ${what}${choices.length > 0 ? `; ${expected(choices)}${orElse(otherwise)}` : ''}`;
}

function describeUnexpected({ name, choices = [], otherwise }: StarterQuestion, given: string): string {
  return `Unexpected ${name} \`${given}\`, ${expected(choices)}${orElse(otherwise)}`;
}

function orElse(otherwise: StarterQuestion['otherwise']): string {
  return otherwise === undefined ? '' : `; ${otherwise.says}`;
}

function expected(choices: readonly string[]): string {
  return `expected ${choices.length > 1 ? 'one of ' : ''}${choices.map((choice) => `\`${choice}\``).join(', ')}`;
}
