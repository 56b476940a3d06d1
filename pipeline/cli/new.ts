import path from 'node:path';
import { asciiName } from '../content/ascii-name.ts';
import { contentTypes } from '../content/types/content-types.ts';
import type { ContentType } from '../content/types/content-type.ts';
import { testimonialStarter } from '../content/types/start-testimonial.ts';
import type { EntryStarter, FileStarter, StarterQuestion } from '../content/types/starter.ts';
import { nearest } from '../shared/nearest.ts';
import { complain, say } from '../shared/terminal.ts';
import type { Options } from './arguments/arguments.ts';
import { addEntry, readOldText } from './new/add-entry.ts';
import { gatherAnswers, LeftError, openQuestions, type AskQuestion } from './new/gather-answers.ts';
import { readKnownContent } from './new/known-content.ts';
import { startFile } from './new/start-file.ts';
import { createTryText } from './new/try-text.ts';
import { nextCommand } from './arguments/next-command.ts';
import { UsageError } from './arguments/usage-error.ts';

interface NewFile {
  readonly starter: FileStarter<unknown>;
  readonly kind: ContentType;
}

const BEGINNINGS: ReadonlyMap<string, NewFile | EntryStarter> = new Map([
  ...Object.values<ContentType>(contentTypes).flatMap((kind) =>
    (kind.starters ?? []).map((starter) => [starter.word, 'file' in starter ? starter : { starter, kind }] as const),
  ),
  [testimonialStarter.word, testimonialStarter] as const,
]);
/** The last part of an address; pages may have several parts. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const NAMES = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;
/** Exit code after Ctrl-C, as in shells. */
const LEFT_CODE = 130;

interface Done {
  readonly lines: readonly string[];
  readonly warnings: readonly string[];
}

/** Context of creating something. */
type Desk = Options & { readonly given: string; readonly ask: AskQuestion | undefined };

/**
 * `npm run new -- WORD "Title"`: creates a new file, or a new entry in a file. Asks for missing answers on a terminal.
 * Exit code 1 if it cannot be written, 2 if an answer is missing.
 */
export async function runNew(options: Options): Promise<number> {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const questions = isTerminal ? openQuestions(process.stdin, process.stdout) : undefined;
  try {
    const { lines, warnings } = await begin(options, questions?.ask);
    if (warnings.length > 0) complain(warnings.map((warning) => `Warning: ${warning}`));
    say(lines.map((line) => line.replaceAll(`${options.project}${path.sep}`, '')));
    return 0;
  } catch (error) {
    if (!(error instanceof LeftError)) throw error;
    complain(['', 'Nothing was written.']);
    return LEFT_CODE;
  } finally {
    questions?.close();
  }
}

async function begin(options: Options, ask: AskQuestion | undefined): Promise<Done> {
  const [first, ...rest] = options.words;
  const word = first ?? (await ask?.({ ask: 'What is it', choices: [...BEGINNINGS.keys()] }));
  const beginning = BEGINNINGS.get(word ?? '');
  if (!beginning) throw unknownWord(word);
  const desk = { ...options, given: rest.join(' '), ask };
  return 'kind' in beginning ? start(beginning, desk) : enter(beginning, desk);
}

async function start({ kind, starter }: NewFile, desk: Desk): Promise<Done> {
  const { content, answers: given, ask } = desk;
  const answers = await gather(starter.word, starter.questions, desk, ['slug']);
  const { title = '' } = answers;
  const known = await readKnownContent(content);
  const slug = await nameOf(title, given['slug'] ?? asciiName(title, known.language), kind, ask);
  const { file, address, warnings } = await startFile(
    content,
    { kind, starter, slug },
    answers,
    known,
    createTryText(desk),
  );
  const hint = starter.hint === undefined ? '' : ` ${starter.hint}`;
  return {
    lines: [
      file,
      `  It is the draft of ${starter.what}: open the file, and put your own words in the place of those that are there.`,
      `  See it: \`${nextCommand('dev')}\`, then http://localhost:4173${address}`,
      `  Publish it: take the line \`draft: true\` out, then \`${nextCommand('check')}\`.${hint}`,
    ],
    warnings,
  };
}

/** Returns the last part of the address, given or made from the title; asks for it if it cannot be made. */
async function nameOf(
  title: string,
  slug: string,
  { addresses }: ContentType,
  ask: AskQuestion | undefined,
): Promise<string> {
  const name = slug === '' && ask ? await ask({ ask: 'Its name in the address, such as `a-name`' }) : slug;
  if (name === '') throw new UsageError([`Cannot make an address of \`${title}\`: say one, such as \`--slug a-name\``]);
  if ((addresses.form ? NAMES : NAME).test(name)) return name;
  throw new UsageError([`Unexpected name \`${name}\`, expected lower-case letters, digits and single hyphens`]);
}

/** Adds an entry to a file of several. */
async function enter(starter: EntryStarter, desk: Desk): Promise<Done> {
  const old = readOldText(desk.content, starter);
  const answers = await gather(starter.word, starter.questions(old.text), desk, []);
  const { language } = await readKnownContent(desk.content);
  const toName = (words: string): string => asciiName(words, language);
  const { file, address, warnings } = await addEntry(old, starter, answers, toName, createTryText(desk));
  return {
    lines: [
      file,
      `  Added ${starter.what}; all else in the file is as it was. The next build publishes it.`,
      `  See it: \`${nextCommand('dev')}\`, then http://localhost:4173${address}`,
    ],
    warnings,
  };
}

/** Gathers the answers to a starter's questions; refuses options that no question asks for. */
function gather(word: string, questions: readonly StarterQuestion[], desk: Desk, further: readonly string[]) {
  const [, ...others] = questions;
  const usage = usageOf(word, questions);
  const known = new Set([...others.map(({ name }) => String(name)), ...further]);
  const strange = Object.keys(desk.answers).find((name) => !known.has(name));
  if (strange !== undefined)
    throw new UsageError([`Unexpected option \`--${strange}\` for \`${word}\``, `Usage: ${usage}`]);
  return gatherAnswers(questions, { words: desk.given, options: desk.answers }, usage, desk.ask);
}

function usageOf(word: string, [first, ...others]: readonly StarterQuestion[]): string {
  const options = others
    .filter(({ isAsked }) => isAsked?.({}, {}) !== false)
    .map(({ name, choices = [] }) => ` --${name} ${choices[0] ? `"${choices[0]}"` : '"…"'}`);
  return nextCommand('new', word, `"${first?.ask ?? ''}"${options.join('')}`);
}

function unknownWord(word: string | undefined): UsageError {
  const usages = [...BEGINNINGS].map(([name, beginning]) => {
    const questions = 'kind' in beginning ? beginning.starter.questions : beginning.questions(undefined);
    return `  ${usageOf(name, questions)}`;
  });
  const meant = nearest(word ?? '', BEGINNINGS.keys());
  const fault = `Unexpected kind \`${word}\`${meant === undefined ? '' : `; did you mean \`${meant}\``}`;
  return new UsageError([word === undefined ? 'What shall it be?' : fault, 'Usage:', ...usages]);
}
