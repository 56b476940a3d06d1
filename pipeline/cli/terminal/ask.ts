import { createInterface } from 'node:readline';
import { say } from '../../shared/terminal.ts';

/** Whether there is a person who can be asked. */
export function hasTerminal(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

/** Asks a question to be answered with yes or no; the end of input (Ctrl-D) means no. */
export async function askInTerminal(question: string): Promise<boolean> {
  say([`${question} [y/N]`]);
  for await (const line of createInterface({ input: process.stdin })) return /^y(?:es)?$/i.test(line.trim());
  return false;
}
