import path from 'node:path';
import { kinds } from '../kinds/kinds.ts';
import type { Kind } from '../kinds/kind.ts';
import { testimonialStarter } from '../kinds/start-testimonial.ts';
import type { EntryStarter, FileStarter, Question, Starter } from '../kinds/starter.ts';
import { nearestValue } from '../nearest.ts';
import { complain, say } from '../terminal.ts';
import type { Options } from './arguments.ts';
import { addEntry, readOldText } from './new/add-entry.ts';
import { asciiName } from '../ascii-name.ts';
import { gatherAnswers, LEFT, type Given, type Refusal } from './new/gather-answers.ts';
import { readKnownContent } from './new/known-content.ts';
import { startFile, type Written } from './new/start-file.ts';
import { createTryText, type TryText } from './new/try-text.ts';
import { nextCommand } from './next-command.ts';
import { openQuestions, type AskQuestion } from './new/terminal-questions.ts';

/** What can be begun: a starter, and the kind whose file it is, where it begins a file. */
interface Beginning {
  readonly starter: Starter<unknown>;
  readonly kind?: Kind;
}

const BEGINNINGS: ReadonlyMap<string, Beginning> = new Map(
  [
    ...Object.values<Kind>(kinds).flatMap((kind) => (kind.starters ?? []).map((starter) => ({ starter, kind }))),
    { starter: testimonialStarter },
  ].map((beginning) => [beginning.starter.word, beginning]),
);
/** The end of an address; that of a page may have several parts. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const NAMES = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

/**
 * `npm run new -- WORD "Title"`: a new file of a kind, or a new entry of a file. On a terminal, what is missing is asked
 * for. Exit code 1 if it cannot be written, 2 if something is missing.
 */
export async function runNew(all: Options): Promise<number> {
  const { content, words, answers: options, project } = all;
  const place = { content, tryText: createTryText(all) };
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const questions = isTerminal ? openQuestions(process.stdin, process.stdout) : undefined;
  try {
    const done = await begin(place, words, options, questions?.ask);
    if ('code' in done) {
      complain(done.lines);
      return done.code;
    }
    if (done.warnings.length > 0) complain(done.warnings.map((warning) => `Warning: ${warning}`));
    say(done.lines.map((line) => line.replaceAll(`${project}${path.sep}`, '')));
    return 0;
  } finally {
    questions?.close();
  }
}

/** Where something is begun, and how it is tried first. */
interface Desk {
  readonly content: string;
  readonly tryText: TryText;
}

/** What was done, in words, and what to look at. */
interface Done {
  readonly lines: readonly string[];
  readonly warnings: readonly string[];
}

async function begin(
  desk: Desk,
  [first, ...rest]: readonly string[],
  options: Given['options'],
  ask: AskQuestion | undefined,
): Promise<Done | Refusal> {
  const word = first ?? (await ask?.({ ask: 'What is it', choices: [...BEGINNINGS.keys()] }));
  if (word === undefined && ask) return LEFT;
  const beginning = BEGINNINGS.get(word ?? '');
  if (!beginning) return refuseWord(word);
  const given = { words: rest.join(' '), options };
  const { starter, kind } = beginning;
  if ('file' in starter) return enter(desk, starter, given, ask);
  if (!kind) throw new Error(`No kind begins ${starter.what}`);
  return start(desk, { kind, starter }, given, ask);
}

/** Begins a file of its own. */
async function start(
  { content, tryText }: Desk,
  { kind, starter }: { readonly kind: Kind; readonly starter: FileStarter<unknown> },
  given: Given,
  ask: AskQuestion | undefined,
): Promise<Done | Refusal> {
  const { questions, word, what } = starter;
  const gathered = await gather(word, questions, given, ask, ['slug']);
  if ('code' in gathered) return gathered;
  const { title = '' } = gathered.answers;
  const known = await readKnownContent(content);
  const slug = await nameOf(title, given.options['slug'] ?? asciiName(title, known.language), kind, ask);
  if (typeof slug !== 'string') return slug;
  const written = await startFile(content, { kind, starter, slug }, gathered.answers, known, tryText);
  if ('code' in written) return written;
  return { lines: [written.file, ...nextSteps(what, written, starter.hint)], warnings: written.warnings };
}

/** The end of the address, as it was given or made of the title; one that cannot be made is asked for. */
async function nameOf(
  title: string,
  slug: string,
  { addresses }: Kind,
  ask: AskQuestion | undefined,
): Promise<string | Refusal> {
  const name = slug === '' && ask ? await ask({ ask: 'Its name in the address, such as `a-name`' }) : slug;
  if (name === undefined) return LEFT;
  if (name === '')
    return { code: 2, lines: [`Cannot make an address of \`${title}\`: say one, such as \`--slug a-name\``] };
  if ((addresses.form ? NAMES : NAME).test(name)) return name;
  return { code: 2, lines: [`Unexpected name \`${name}\`, expected lower-case letters, digits and single hyphens`] };
}

function nextSteps(what: string, { address }: Written, hint: string | undefined): string[] {
  return [
    `  It is the draft of ${what}: open the file, and put your own words in the place of those that are there.`,
    `  See it: \`${nextCommand('dev')}\`, then http://localhost:4173${address}`,
    `  Publish it: take the line \`draft: true\` out, then \`${nextCommand('check')}\`.${hint === undefined ? '' : ` ${hint}`}`,
  ];
}

/** Adds an entry to a file that holds many. */
async function enter(
  { content, tryText }: Desk,
  starter: EntryStarter,
  given: Given,
  ask: AskQuestion | undefined,
): Promise<Done | Refusal> {
  const old = await readOldText(content, starter);
  if ('code' in old) return old;
  const gathered = await gather(starter.word, starter.questions(old.text), given, ask, []);
  if ('code' in gathered) return gathered;
  const { language } = await readKnownContent(content);
  const written = await addEntry(old, starter, gathered.answers, (words) => asciiName(words, language), tryText);
  if ('code' in written) return written;
  return {
    lines: [
      written.file,
      `  Added ${starter.what}; all else in the file is as it was. The next build publishes it.`,
      `  See it: \`${nextCommand('dev')}\`, then http://localhost:4173${written.address}`,
    ],
    warnings: written.warnings,
  };
}

/** Answers to the questions of a starter; an option that nothing asks for is refused. */
function gather(
  word: string,
  questions: readonly Question[],
  given: Given,
  ask: AskQuestion | undefined,
  further: readonly string[],
) {
  const [first, ...others] = questions;
  const usage = usageOf(word, first, others);
  const known = new Set([...others.map(({ name }) => String(name)), ...further]);
  const strange = Object.keys(given.options).find((name) => !known.has(name));
  if (strange !== undefined)
    return Promise.resolve({
      code: 2,
      lines: [`Unexpected option \`--${strange}\` for \`${word}\``, `Usage: ${usage}`],
    });
  return gatherAnswers(questions, given, usage, ask);
}

function usageOf(word: string, first: Question | undefined, others: readonly Question[]): string {
  const options = others
    .filter(({ isAsked }) => isAsked?.({}, {}) !== false)
    .map(({ name, choices = [] }) => ` --${name} ${choices[0] ? `"${choices[0]}"` : '"…"'}`);
  return nextCommand('new', word, `"${first?.ask ?? ''}"${options.join('')}`);
}

function refuseWord(word: string | undefined): Refusal {
  const usages = [...BEGINNINGS.values()].map(({ starter }) => {
    const [first, ...others] = 'file' in starter ? starter.questions(undefined) : starter.questions;
    return `  ${usageOf(starter.word, first, others)}`;
  });
  const { nearest: meant } = nearestValue(word ?? '', BEGINNINGS.keys());
  const fault = `Unexpected kind \`${word}\`${meant === undefined ? '' : `; did you mean \`${meant}\``}`;
  return { code: 2, lines: [word === undefined ? 'What shall it be?' : fault, 'Usage:', ...usages] };
}
