import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LEDGER_FILE } from '../addresses.ts';
import { checkContent } from '../check/content.ts';
import { editionOf } from '../edition.ts';
import type { ImageProbe } from '../image-probe.ts';
import { kinds } from '../kinds/kinds.ts';
import { keepingOf } from '../load-site.ts';
import { parseContent, type ParsedContent } from '../parse/content.ts';
import { createParseHere } from '../parse/document.ts';
import { retryOnChange } from '../read/retry-on-change.ts';
import { readContentFolder, type ContentFolder } from '../read/content-folder.ts';
import { askGit } from '../read/git.ts';
import { probeImages } from '../read/probe-images.ts';
import { plannedFolder } from '../rename/planned-folder.ts';
import { isFileOfContent, planFileRename } from '../rename/plan-file-rename.ts';
import { planRename, type RenamePlan } from '../rename/plan-rename.ts';
import { asRead, asSaved } from '../rename/text-edits.ts';
import { messageOf, type Finding } from '../finding.ts';
import { compareFindings } from '../findings/compare.ts';
import { placeInWords } from '../findings/place-in-words.ts';
import { createReport } from '../report.ts';
import type { Keeping } from '../store/keeping.ts';
import { withStore } from '../store/store.ts';
import { complain, say } from '../terminal.ts';
import { UserError } from '../user-error.ts';
import { exchangeFiles } from '../write/exchange-files.ts';
import type { Options } from './arguments.ts';
import { nextCommand } from './next-command.ts';

const KINDS = Object.values(kinds);

/** Content as it was read and compared, with all that is wrong in it. */
interface Checked {
  readonly content: ParsedContent;
  readonly findings: readonly Finding[];
}

/** `npm run rename -- insights/a.md b`: the file, its links, its old address and its pictures, at once or not at all. */
export async function runRename(options: Options): Promise<number> {
  const [from, to, more] = options.words;
  if (from === undefined || to === undefined || more !== undefined) {
    complain('Usage: npm run rename -- insights/old-name.md new-name');
    return 2;
  }
  const { plan, folder } = await retryOnChange(() =>
    withStore(options.cache, (store) => prepare(options, [from, to], keepingOf(options.project, store))),
  );
  if (!options.dryRun) carryOut(plan, folder);
  say([
    ...plan.says,
    options.dryRun
      ? 'Nothing was changed: without --dry-run, this is done.'
      : plan.isListed
        ? `Done. \`${nextCommand('build')}\` lists the new address.`
        : 'Done.',
  ]);
  return 0;
}

async function prepare(
  { content: root }: Options,
  [from, to]: readonly [string, string],
  keeping: Keeping,
): Promise<{ plan: RenamePlan; folder: ContentFolder }> {
  const report = createReport();
  const folder = await readContentFolder(root, Object.keys(kinds), report, keeping);
  const probes = await probeImages(root, folder.images, keeping);
  const before = await look(folder, probes, keeping);
  const names = [insideOf(root, from), insideOf(root, to)] as const;
  const plan = isFileOfContent(before.content, names[0])
    ? planFileRename(before.content, ...names)
    : await planRename(before.content, names, {
        url: before.content.frame?.identity.url ?? '',
        isCommitted: async (file) => 'output' in (await askGit(root, ['cat-file', '-e', `HEAD:./${file}`])),
      });
  const planned = plannedFolder(folder, probes, plan);
  const after = await look(planned.folder, planned.probes, keeping);
  refuseFindings(before, after, plan);
  return { plan, folder };
}

async function look(
  folder: ContentFolder,
  probes: ReadonlyMap<string, ImageProbe>,
  keeping: Keeping,
): Promise<Checked> {
  const report = createReport();
  const edition = { ...editionOf(), isPreview: true };
  const content = await parseContent(folder, KINDS, probes, report, createParseHere(KINDS), edition, keeping);
  checkContent(content, KINDS, report);
  return { content, findings: report.findings() };
}

/** A path as it is below the content folder, wherever the command is run. */
function insideOf(root: string, name: string): string {
  for (const whole of [path.resolve(name), path.resolve(path.dirname(root), name)]) {
    const inside = path.relative(root, whole);
    if (inside !== '' && !inside.startsWith('..') && !path.isAbsolute(inside)) return inside.split(path.sep).join('/');
  }
  return name.split(path.sep).join('/');
}

/** A rename fixes nothing and breaks nothing: a finding that is new stops it. */
function refuseFindings(before: Checked, after: Checked, { moves }: RenamePlan): void {
  const nameOf = (file: string): string => moves.find(({ old }) => old.file === file)?.now.file ?? file;
  const known = before.findings.map((one) => ({ ...one, file: nameOf(one.file) }));
  const { fresh } = compareFindings(known, after.findings, keyOf);
  if (fresh.length === 0) return;
  const lines = fresh.map((one) => `  ${placeInWords(one)} ${messageOf(one)}`);
  throw new UserError(
    [`Cannot rename ${moves[0]?.old.file}: nothing was changed, since this would be wrong then:`, ...lines].join('\n'),
  );
}

/** What a finding says, without what may have been meant, which can change with a name. */
function keyOf(finding: Finding): string {
  return [finding.rule, finding.file, messageOf(finding).replace(/; did you mean .*$/, '')].join('\0');
}

function carryOut({ texts, moves }: RenamePlan, { root, texts: read }: ContentFolder): void {
  const moved = new Map(moves.map(({ old, now }) => [old.file, now.file]));
  // The list of addresses comes last: it says what has been done.
  const files = [...new Set([...moved.keys(), ...texts.keys()])].toSorted(
    (a, b) => Number(a === LEDGER_FILE) - Number(b === LEDGER_FILE),
  );
  const changes = files.map((file) => {
    const text = texts.get(file);
    return {
      from: path.join(root, file),
      to: path.join(root, moved.get(file) ?? file),
      ...(text !== undefined && { text: savedText(path.join(root, file), read.get(file)?.text, text) }),
    };
  });
  exchangeFiles(changes);
}

/** A new text in the form of the one that is saved, unless that is not the one that was read any more. */
function savedText(file: string, known: string | undefined, text: string): string {
  const saved = readFileSync(file, 'utf8');
  if (asRead(saved) === known) return asSaved(text, saved);
  throw new UserError(`Cannot rename anything: ${file} was saved anew meanwhile. Nothing was changed; try again.`);
}
