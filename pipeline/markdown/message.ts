import type { VFile } from 'vfile';
import { problem, type LazyFix, type Problem, type Values } from '../findings/message.ts';
import type { RuleName } from '../findings/rules.ts';
import { startOf, type Positioned } from './points.ts';

/** A place in the text of a file; lines and columns count from 1. */
export interface PlaceInText {
  readonly line: number;
  readonly column: number;
}

/** What a plugin found in the text of a file, before its place in the content folder and its words are known. */
export interface Message extends Problem {
  readonly place: PlaceInText;
}

type FileMessage = ReturnType<VFile['message']> & { found?: Message };

/**
 * Adds a message of a rule to a file. `at` is a place, or a node, whose start is the place; a node that the HTML parser
 * has moved has none, so its message stands at the beginning of the text.
 */
export function message<Name extends RuleName>(
  file: VFile,
  rule: Name,
  at: PlaceInText | Positioned,
  values: Values<Name>,
  fix?: LazyFix,
): void {
  messageOfProblem(file, at, problem(rule, values, fix));
}

/** Adds a message of a rule to a file, and stops compiling it. */
export function refuse<Name extends RuleName>(file: VFile, rule: Name, at: PlaceInText, values: Values<Name>): never {
  message(file, rule, at, values);
  throw new RefusedText();
}

/** Thrown where a text must not be compiled further; its last message says why. */
export class RefusedText extends Error {}

/** Adds a message that says a problem. */
export function messageOfProblem(file: VFile, at: PlaceInText | Positioned, found: Problem): void {
  const { line, column } = 'line' in at ? at : (startOf(at) ?? { line: 1, column: 1 });
  const added: FileMessage = file.message(found.rule, { place: { line, column }, ruleId: found.rule, source: 'site' });
  added.found = { ...found, place: { line, column } };
}

/** Returns the messages of a file, in the order in which they were added. */
export function messagesOf(file: VFile): readonly Message[] {
  return file.messages.flatMap(({ found }: FileMessage) => found ?? []);
}
