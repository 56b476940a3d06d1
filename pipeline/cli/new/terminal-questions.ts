import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Question } from '../../kinds/starter.ts';
import { toPrintable } from '../../printable.ts';

/** Asks for what is missing; undefined once whoever is asked has left, by Ctrl-C or Ctrl-D. */
export type AskQuestion = (question: Pick<Question, 'ask' | 'choices'>) => Promise<string | undefined>;

/**
 * Asks on a terminal, a line a question, until there is an answer that will do. Choices are numbered: a number or the words
 * will do, and Enter takes the first. `close` leaves the terminal as it was.
 */
export function openQuestions(
  input: Readable,
  output: Writable,
): { readonly ask: AskQuestion; readonly close: () => void } {
  const lines = createInterface({ input, output });
  const gone = new Promise<undefined>((resolve) => lines.once('close', () => resolve(undefined)));
  return { ask, close: () => lines.close() };

  function ask(question: Parameters<AskQuestion>[0]): Promise<string | undefined> {
    for (const [index, choice] of (question.choices ?? []).entries()) show(`  ${index + 1} ${choice}`);
    return askUntilAnswered(question);
  }

  async function askUntilAnswered({
    ask: words,
    choices = [],
  }: Parameters<AskQuestion>[0]): Promise<string | undefined> {
    const typed = await readLine(choices.length > 0 ? `${words} [1]: ` : `${words}: `);
    if (typed === undefined) return undefined;
    const answer = answerOf(typed.trim(), choices);
    if (answer !== undefined) return answer;
    show(choices.length > 0 ? `Type a number from 1 to ${choices.length}.` : 'Type something, or Ctrl-C to leave.');
    return askUntilAnswered({ ask: words, choices });
  }

  function readLine(prompt: string): Promise<string | undefined> {
    return Promise.race([gone, new Promise<string>((resolve) => lines.question(toPrintable(prompt), resolve))]);
  }

  function show(line: string): void {
    output.write(`${toPrintable(line)}\n`);
  }
}

/** What was meant; undefined if it will not do. */
export function answerOf(typed: string, choices: readonly string[]): string | undefined {
  if (choices.length === 0) return typed === '' ? undefined : typed;
  if (typed === '') return choices[0];
  const isSame = (choice: string): boolean => choice.toLowerCase() === typed.toLowerCase();
  return choices.find(isSame) ?? (/^\d+$/.test(typed) ? choices[Number(typed) - 1] : undefined);
}
