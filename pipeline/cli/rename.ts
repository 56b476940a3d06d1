import { readFileSync } from 'node:fs';
import path from 'node:path';
import { URL_REGISTRY_FILE } from '../content/addresses.ts';
import { readFolder, typedCacheOf, type FolderToCheck } from '../build/load-site.ts';
import { createReport } from '../lint/report.ts';
import { retryOnChange } from '../compile/read/retry-on-change.ts';
import type { ContentFolder, SourceFile } from '../compile/read/content-folder.ts';
import { askGit } from '../compile/read/git.ts';
import { isFileOfContent, planFileRename } from './rename/plan-file-rename.ts';
import { planRename, type RenamePlan } from './rename/plan-rename.ts';
import { asRead, asSaved } from './rename/text-edits.ts';
import { messageOf, formatPlace, type Finding } from '../lint/finding.ts';
import { compareFindings } from '../lint/formats/compare.ts';
import type { TypedCache } from '../build/cache/typed-cache.ts';
import { withStore } from '../build/cache/store.ts';
import { complain, say } from '../shared/terminal.ts';
import { UserError } from '../shared/user-error.ts';
import { swapFiles } from './rename/swap-files.ts';
import type { Options } from './arguments/arguments.ts';
import { checkPreview, type CheckedContent } from './check/check-preview.ts';
import { nextCommand } from './arguments/next-command.ts';
import { hashOfPlain } from '../shared/hash.ts';

/**
 * `npm run rename -- insights/a.md b`: renames the file, its links, its old address and its pictures, all or nothing.
 */
export async function runRename(options: Options): Promise<number> {
  const [from, to, more] = options.words;
  if (from === undefined || to === undefined || more !== undefined) {
    complain('Usage: npm run rename -- insights/old-name.md new-name');
    return 2;
  }
  const { plan, folder } = await retryOnChange(() =>
    withStore(options.cache, (store) => prepare(options, [from, to], typedCacheOf(options.project, store, new Map()))),
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
  typedCache: TypedCache,
): Promise<{ plan: RenamePlan; folder: ContentFolder }> {
  const current = await readFolder(root, createReport(), typedCache);
  const before = await checkPreview(current, typedCache);
  const names = [insideOf(root, from), insideOf(root, to)] as const;
  const plan = isFileOfContent(before.content, names[0])
    ? planFileRename(before.content, ...names)
    : await planRename(before.content, names, {
        url: before.content.frame?.identity.url ?? '',
        isCommitted: async (file) => 'output' in (await askGit(root, ['cat-file', '-e', `HEAD:./${file}`])),
      });
  refuseFindings(before, await checkPreview(plannedFolder(current, plan), typedCache), plan);
  return { plan, folder: current.folder };
}

/** Returns a path relative to the content folder, whatever folder the command runs in. */
function insideOf(root: string, name: string): string {
  for (const whole of [path.resolve(name), path.resolve(path.dirname(root), name)]) {
    const inside = path.relative(root, whole);
    if (inside !== '' && !inside.startsWith('..') && !path.isAbsolute(inside)) return inside.split(path.sep).join('/');
  }
  return name.split(path.sep).join('/');
}

/** Throws if a rename would cause a new finding. */
function refuseFindings(before: CheckedContent, after: CheckedContent, { moves }: RenamePlan): void {
  const nameOf = nameAfter(moves);
  const known = before.findings.map((one) => ({ ...one, file: nameOf(one.file) }));
  const { fresh } = compareFindings(known, after.findings, keyOf);
  if (fresh.length === 0) return;
  const lines = fresh.map((one) => `  ${formatPlace(one)} ${messageOf(one)}`);
  throw new UserError(
    [`Cannot rename ${moves[0]?.old.file}: nothing was changed, since this would be wrong then:`, ...lines].join('\n'),
  );
}

/** Identifies a finding without its suggestion, which can change with a name. */
function keyOf(finding: Finding): string {
  return [finding.rule, finding.file, messageOf(finding).replace(/; did you mean .*$/, '')].join('\0');
}

function carryOut({ texts, moves }: RenamePlan, { root, texts: read }: ContentFolder): void {
  const nameOf = nameAfter(moves);
  // The URL registry comes last: it records what has been done.
  const files = [...new Set([...moves.map(({ old }) => old.file), ...texts.keys()])].toSorted(
    (a, b) => Number(a === URL_REGISTRY_FILE) - Number(b === URL_REGISTRY_FILE),
  );
  const changes = files.map((file) => {
    const text = texts.get(file);
    return {
      from: path.join(root, file),
      to: path.join(root, nameOf(file)),
      ...(text !== undefined && { text: savedText(path.join(root, file), read.get(file)?.readText(), text) }),
    };
  });
  swapFiles(changes);
}

/** Returns a new text in the saved form of the file. Throws if the file was saved again since it was read. */
function savedText(file: string, known: string | undefined, text: string): string {
  const saved = readFileSync(file, 'utf8');
  if (asRead(saved) === known) return asSaved(text, saved);
  throw new UserError(`Cannot rename anything: ${file} was saved anew meanwhile. Nothing was changed; try again.`);
}

/** Returns a function from a file's path to its path after all moves. */
function nameAfter(moves: RenamePlan['moves']): (file: string) => string {
  const moved = new Map(moves.map(({ old, now }) => [old.file, now.file]));
  return (file) => moved.get(file) ?? file;
}

/** Returns a content folder with its pictures as it would be after a plan. */
function plannedFolder({ folder, probes }: FolderToCheck, { texts, moves }: RenamePlan): FolderToCheck {
  const nameOf = nameAfter(moves);
  const files = [...folder.texts.values()].map((file): SourceFile => {
    const text = texts.get(file.path);
    const renamed = { ...file, path: nameOf(file.path) };
    return text === undefined ? renamed : { ...renamed, readText: () => text, hash: hashOfPlain(text) };
  });
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return {
    folder: {
      root: folder.root,
      texts: new Map(sorted.map((file) => [file.path, file])),
      images: folder.images.map(nameOf),
      downloads: new Map(
        [...(folder.downloads ?? [])].map(([file, probe]) => [nameOf(file), { ...probe, path: nameOf(file) }]),
      ),
    },
    probes: new Map([...probes].map(([file, probe]) => [nameOf(file), { ...probe, path: nameOf(probe.path) }])),
  };
}
