import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { StarterQuestion } from '../../content/types/starter.ts';
import { toPrintable } from '../../shared/printable.ts';

/** Asks for what is missing. Throws {@link LeftError} once the terminal is closed, by Ctrl-C or Ctrl-D. */
export type AskQuestion = (question: Pick<StarterQuestion, 'ask' | 'choices'>) => Promise<string>;

/** The person who was asked has left. */
export class LeftError extends Error {
  override readonly name = 'LeftError';
}

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

/** What was meant; undefined if it will not do. */
export function answerOf(typed: string, choices: readonly string[]): string | undefined {
  if (choices.length === 0) return typed === '' ? undefined : typed;
  if (typed === '') return choices[0];
  const isSame = (choice: string): boolean => choice.toLowerCase() === typed.toLowerCase();
  return choices.find(isSame) ?? (/^\d+$/.test(typed) ? choices[Number(typed) - 1] : undefined);
}
