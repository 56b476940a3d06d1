import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LEDGER_FILE, nameOfFile, PAGES } from '../addresses.ts';
import { checkContent } from '../check/content.ts';
import { editionOf } from '../edition.ts';
import type { ImageProbe } from '../image-probe.ts';
import { kinds } from '../kinds/kinds.ts';
import { keepingOf } from '../load-site.ts';
import { parseContent, type ParsedContent } from '../parse/content.ts';
import { createParseHere } from '../parse/document.ts';
import { beginAgain } from '../read/begin-again.ts';
import { readContentFolder, type ContentFolder } from '../read/content-folder.ts';
import { askGit } from '../read/git.ts';
import { probeImages } from '../read/probe-images.ts';
import { plannedFolder } from '../rename/planned-folder.ts';
import { isFileOfContent, planFileRename } from '../rename/plan-file-rename.ts';
import { planRename, type RenamePlan } from '../rename/plan-rename.ts';
import type { EditedText } from '../rename/text-desk.ts';
import { asRead, editSaved } from '../rename/text-edits.ts';
import { messageOf, type Finding } from '../finding.ts';
import { createReport } from '../report.ts';
import type { Keeping } from '../store/keeping.ts';
import { withStore } from '../store/store.ts';
import { complain, say } from '../terminal.ts';
import { UserError } from '../user-error.ts';
import { exchangeFiles } from '../write/exchange-files.ts';
import type { Options } from './arguments.ts';
import { nextCommand } from './next-command.ts';
import { FIXED_PAGES } from '../rename/fixed-pages.ts';

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
  const plan = await beginAgain(() =>
    withStore(options.cache, (store) => prepare(options, [from, to], keepingOf(options.project, store))),
  );
  if (!options.dryRun) carryOut(plan, options.content);
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
): Promise<RenamePlan> {
  const report = createReport();
  const folder = await readContentFolder(root, Object.keys(kinds), report, keeping);
  const probes = await probeImages(root, folder.images, keeping);
  const before = await look(folder, probes, keeping);
  refuseFixed(before.content, insideOf(root, from));
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
  return { ...plan, says: [...plan.says, ...leftOver(after.content, plan)] };
}

async function look(
  folder: ContentFolder,
  probes: ReadonlyMap<string, ImageProbe>,
  keeping: Keeping,
): Promise<Checked> {
  const report = createReport();
  const edition = { ...editionOf(), isPreview: true };
  const content = await parseContent(
    { folder, kinds: KINDS, probes, edition, parseDocuments: createParseHere(KINDS), keeping },
    report,
  );
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

/** Pages that the program knows by their names would not be what they are under another. */
function refuseFixed({ documents }: ParsedContent, from: string): void {
  const bare = from.replace(/\.md$/, '').replace(/^\//, '');
  const file = documents.find(({ file: one, address }) => one.path === `${bare}.md` || address === `/${bare}`)?.file;
  if (!file?.path.startsWith(`${PAGES}/`) || !FIXED_PAGES.has(nameOfFile(file.path))) return;
  throw new UserError(`Cannot rename ${file.path}: the site needs a page of this name.`);
}

/** A rename mends nothing and breaks nothing: a finding that is new stops it. */
function refuseFindings(before: Checked, after: Checked, { name }: RenamePlan): void {
  // What else may have been meant can change with a name.
  const keyOf = (finding: Finding): string =>
    [finding.rule, finding.file, messageOf(finding).replace(/; did you mean .*$/, '')].join('\0');
  const known = before.findings.map((one) =>
    keyOf({ ...one, file: one.file === name.old.file ? name.now.file : one.file }),
  );
  const fresh = after.findings.filter((finding) => {
    const at = known.indexOf(keyOf(finding));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
  if (fresh.length === 0) return;
  const lines = fresh.map((one) => `  ${one.file}:${one.line}:${one.column} ${messageOf(one)}`);
  throw new UserError(
    [`Cannot rename ${name.old.file}: nothing was changed, since this would be wrong then:`, ...lines].join('\n'),
  );
}

/** Links that are written so that they could not be found in their text; the old address keeps them right. */
function leftOver({ redirects, links }: ParsedContent, { name }: RenamePlan): string[] {
  if (!redirects.has(name.old.address) || name.old.address === name.now.address) return [];
  return links
    .filter(({ address, target }) => address === name.now.address && target.includes(name.old.address))
    .map(({ place, target }) => `${place.file}:${place.line}: \`${target}\` stays as it is, and leads on by itself`);
}

function carryOut({ texts, moves }: RenamePlan, root: string): void {
  const moved = new Map(moves.map(({ from, to }) => [from, to]));
  const files = [...new Set([...moved.keys(), ...texts.keys()])];
  // The list of addresses comes last: it says what has been done.
  const sorted = files.toSorted((a, b) => Number(a === LEDGER_FILE) - Number(b === LEDGER_FILE));
  exchangeFiles(
    sorted.map((file) => {
      const edited = texts.get(file);
      return {
        from: path.join(root, file),
        to: path.join(root, moved.get(file) ?? file),
        ...(edited && { text: savedText(path.join(root, file), file, edited) }),
      };
    }),
  );
}

/** The text of a file as it is to be saved, with its own line ends. */
function savedText(place: string, file: string, { before, steps }: EditedText): string {
  const saved = readFileSync(place, 'utf8');
  if (asRead(saved) === before) return editSaved(saved, steps);
  throw new UserError(`Cannot rename anything: ${file} was saved anew meanwhile. Nothing was changed; try again.`);
}
