import type { AnswerName, Answers, StarterQuestion } from '../../content/types/starter.ts';
import { UsageError } from '../arguments/usage-error.ts';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { toPrintable } from '../../shared/printable.ts';

/** Arguments of the command line: words, and options by name. */
export interface Given {
  readonly words: string;
  readonly options: Readonly<Record<string, string>>;
}

/**
 * Answers the questions of a starter: the words answer the first, options the others. Asks for missing answers if there
 * is `ask`; otherwise throws a {@link UsageError} that lists them.
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

/** Asks for an answer. Throws {@link LeftError} once the terminal is closed, by Ctrl-C or Ctrl-D. */
export type AskQuestion = (question: Pick<StarterQuestion, 'ask' | 'choices'>) => Promise<string>;

/** The person has left the questions. */
export class LeftError extends Error {
  override readonly name = 'LeftError';
}

/**
 * Asks on a terminal, a line per question, until there is a valid answer. Choices are numbered: accepts a number or the
 * words; Enter takes the first. `close` restores the terminal.
 */
export function openQuestions(
  input: Readable,
  output: Writable,
): { readonly ask: AskQuestion; readonly close: () => void } {
  const lines = createInterface({ input, output });
  const gone = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
  return { ask, close: () => lines.close() };

  async function ask({ ask: words, choices = [] }: Parameters<AskQuestion>[0]): Promise<string> {
    for (const [index, choice] of choices.entries()) show(`  ${index + 1} ${choice}`);
    for (;;) {
      const typed = await readLine(choices.length > 0 ? `${words} [1]: ` : `${words}: `);
      const answer = answerOf(typed.trim(), choices);
      if (answer !== undefined) return answer;
      show(choices.length > 0 ? `Type a number from 1 to ${choices.length}.` : 'Type something, or Ctrl-C to leave.');
    }
  }

  async function readLine(prompt: string): Promise<string> {
    const answered = new Promise<string>((resolve) => lines.question(toPrintable(prompt), resolve));
    const typed = await Promise.race([gone, answered]);
    if (typed === undefined) throw new LeftError();
    return typed;
  }

  function show(line: string): void {
    output.write(`${toPrintable(line)}\n`);
  }
}

/** Returns the valid answer that was typed; undefined if there is none. */
function answerOf(typed: string, choices: readonly string[]): string | undefined {
  if (choices.length === 0) return typed === '' ? undefined : typed;
  if (typed === '') return choices[0];
  const isSame = (choice: string): boolean => choice.toLowerCase() === typed.toLowerCase();
  return choices.find(isSame) ?? (/^\d+$/.test(typed) ? choices[Number(typed) - 1] : undefined);
}
