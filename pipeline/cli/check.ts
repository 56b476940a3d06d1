import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { type Checked, checkFolder } from '../editing/check-folder.ts';
import { byPlace, type Finding, formatPlace, hasErrors, messageOf } from '../findings/finding.ts';
import { findingsOf } from '../findings/report.ts';
import { applyFixes } from '../lint/fixes/sure-fixes.ts';
import { diffLines } from '../lint/fixes/diff.ts';
import { countOf, isPlaceholder, shownFrom } from '../lint/formats/shown.ts';
import type { LinesOf } from '../lint/formats/end-of-place.ts';
import { toGithubLines, toJsonLines } from '../lint/formats/for-programs.ts';
import { toEnding, toText } from '../lint/formats/text.ts';
import { replaceFile } from '../outputs/write-file.ts';
import { codeOf } from '../shared/errors.ts';
import { groupBy } from '../shared/group-by.ts';
import { complain, say, sayForPrograms, sayInPlace } from '../shared/terminal.ts';
import { addressToTry, checkOutsideLinks, type LinkState } from '../site/check/check-links.ts';
import type { Options } from './arguments/arguments.ts';
import type { Format } from './arguments/commands.ts';
import { ask, isWithoutNetwork, PACE } from './external/ask.ts';
import { askInTerminal, hasTerminal } from './terminal/ask.ts';
import { createSourceLines, surroundingsOf } from './terminal/report.ts';

const WRITERS: Record<Exclude<Format, 'text'>, (records: readonly Finding[], linesOf: LinesOf) => string[]> = {
  json: toJsonLines,
  github: toGithubLines,
};

/** `npm run check`: prints every finding for people or programs. Exit code 1 if one is an error. */
export async function runCheck(options: Options): Promise<number> {
  const check = async (): Promise<Checked> => {
    const checked = await checkFolder(options);
    return options.external ? checkOutside(checked, options) : checked;
  };
  const checked = await (options.fix ? fixContent(options, check) : check());
  printFindings(checked, options);
  return hasErrors(checked.findings) ? 1 : 0;
}

function printFindings({ findings, notes = [] }: Checked, { content, format, placeholders, all }: Options): void {
  const records = shownFrom(findings, content);
  if (format === 'text') {
    const shown = placeholders ? records : records.filter((record) => !isPlaceholder(record));
    const around = { ...surroundingsOf(process.stdout), showsAll: all };
    const paragraph = shown.length > 0 ? [...toText(shown, around), ''] : [];
    return say([...paragraph, ...notes, ...toEnding(records, placeholders, all)]);
  }
  const lines = WRITERS[format](records, createSourceLines());
  if (lines.length > 0) sayForPrograms(lines);
}

/** Fixes that touch each other take a round each; ESLint stops after as many. */
const MAX_ROUNDS = 10;

/**
 * Applies fixes where exactly one is right, and checks again, until none is left: shows those of each round, and asks
 * before it writes them. Asks for each suggestion by itself, and applies none unasked. Without `confirm`, only `yes`
 * makes it write anything. Returns the result of the last check.
 */
export async function fixContent(
  { content, yes }: Pick<Options, 'content' | 'yes'>,
  check: () => Promise<Checked>,
  confirm = hasTerminal() ? askInTerminal : undefined,
): Promise<Checked> {
  let checked = await check();
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const files = fixFiles(shownFrom(checked.findings, content));
    if (files.length === 0 && round === 1) say(['Nothing to fix that has exactly one right fix.', '']);
    if (files.length === 0 || !(await agrees(files, yes ? () => Promise.resolve(true) : confirm))) break;
    write(files);
    checked = await check();
  }
  const agreed = await chooseSuggestions(shownFrom(checked.findings, content), yes ? undefined : confirm);
  write(fixFiles(agreed));
  return agreed.length > 0 ? check() : checked;
}

interface FixedFile {
  readonly file: string;
  readonly saved: string;
  readonly text: string;
}

function fixFiles(findings: readonly Finding[]): FixedFile[] {
  return [...groupBy(findings, ({ file }) => file)].flatMap(([file, own]) => {
    const saved = readSaved(file) ?? '';
    const text = applyFixes(saved, own);
    return text === saved ? [] : [{ file, saved, text }];
  });
}

/** Shows what fixes change, and tells whether they may be written. */
async function agrees(files: readonly FixedFile[], confirm?: typeof askInTerminal): Promise<boolean> {
  say([...files.flatMap(diffLines), '']);
  if (!confirm) say(['Nothing was changed. To fix it like this: `npm run check -- --fix --yes`', '']);
  return (await confirm?.(`Fix ${countOf(files.length, 'file')} like this?`)) === true;
}

/** Shows each suggestion, and returns as fixes those that were agreed to. */
async function chooseSuggestions(findings: readonly Finding[], confirm?: typeof askInTerminal): Promise<Finding[]> {
  const suggested = findings.flatMap(({ suggestion, ...one }) => (suggestion ? [{ ...one, fix: suggestion }] : []));
  if (suggested.length > 0 && !confirm) {
    const what = `${countOf(suggested.length, 'place')}, whose fix would change more than the signs that are wrong`;
    say([`Left ${what}. To be asked for each: \`npm run check -- --fix\``, '']);
  }
  const agreed: Finding[] = [];
  for (const finding of confirm ? suggested : []) {
    say([...fixFiles([finding]).flatMap(diffLines), '', `${formatPlace(finding)} ${messageOf(finding)}`]);
    if (await confirm?.('This changes words, lines or links of the page. Do it?')) agreed.push(finding);
  }
  return agreed;
}

/** Writes fixed files, but not those that were saved again meanwhile: the next round fixes these. */
function write(files: readonly FixedFile[]): void {
  for (const { file, saved, text } of files) if (readSaved(file) === saved) replaceFile(file, text);
}

/** Returns the text of a file exactly as saved; undefined if it is gone or not UTF-8, which the check reports. */
function readSaved(file: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError || codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Adds what is found about links to other sites, with notes on how they were tried. */
async function checkOutside(checked: Checked, { format }: Options): Promise<Checked> {
  const { outside, frame } = checked.content;
  if (!frame) return { ...checked, notes: ['Links to other sites are tried once `site.yaml` is right.', ''] };
  const { url } = frame.identity;
  const own = new URL(`${url}/`).href;
  const addresses = outside.flatMap(({ href }) => addressToTry(href) ?? []);
  const others = new Set(addresses.filter((address) => !`${address}/`.startsWith(own)));
  const trial = { userAgent: `link-check (for ${url})` };
  const { states, isOffline } = await tryLinks(others, trial, format === 'text' ? showProgress : undefined);
  const untried = new Set(outside.flatMap(({ href }) => (addressToTry(href) === undefined ? [href] : []))).size;
  const mail = untried > 0 ? `; ${countOf(untried, 'link')} to mail or phone not tried` : '';
  return {
    ...checked,
    findings: [...checked.findings, ...findingsOf(checkOutsideLinks(outside, states))].toSorted(byPlace),
    notes: [
      isOffline ? describeOffline(others.size) : `${countOf(others.size, 'link')} to other sites tried${mail}.`,
      '',
    ],
  };
}

/**
 * Tries each address, one at a time for each host. `isOffline` means that none of several hosts was found: nothing is
 * known about them then.
 */
export async function tryLinks(
  addresses: ReadonlySet<string>,
  { userAgent, pace = PACE }: { readonly userAgent: string; readonly pace?: typeof PACE },
  onTried: (done: number, total: number) => void = () => undefined,
): Promise<{ states: ReadonlyMap<string, LinkState>; isOffline: boolean }> {
  const states = new Map<string, LinkState>();
  const hosts = groupBy(addresses, (address) => new URL(address).host);
  await pLimit(pace.hosts).map(hosts.values(), async (own: readonly string[]) => {
    for (const [index, address] of own.entries()) {
      if (index > 0) await wait(pace.pauseMs);
      states.set(address, await ask(address, userAgent, pace));
      onTried(states.size, addresses.size);
    }
  });
  const isOffline = hosts.size > 1 && [...states.values()].every(isWithoutNetwork);
  return { states: isOffline ? new Map() : states, isOffline };
}

function describeOffline(tried: number): string {
  return `This machine seems to be offline: not one host of ${countOf(tried, 'link')} to other sites was found. Try again once it is connected.`;
}

function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY) sayInPlace(`  links to other sites ${done} / ${total}`, done === total);
  else if (done === total && process.stderr.isTTY) complain(`  links to other sites ${done} / ${total}`);
}
