import path from 'node:path';
import { URL_REGISTRY_FILE } from '../content/addresses.ts';
import { buildSite, type BuildSummary } from '../build.ts';
import type { Progress } from '../build/outputs.ts';
import { hasErrors } from '../findings/finding.ts';
import { nameSome } from '../build/publish/listing.ts';
import { editionFor, isRehearsal } from '../build/edition.ts';
import type { Options } from './arguments/arguments.ts';
import { countOf, isPlaceholder, shownFrom } from '../lint/formats/shown.ts';
import { toRecords } from '../lint/formats/for-programs.ts';
import { countShown } from '../lint/formats/text.ts';
import { createSourceLines, showFindings } from './terminal/report.ts';
import { toPrintableJson } from '../shared/printable.ts';
import { complain, say, sayForPrograms, sayInPlace } from '../shared/terminal.ts';

/** `npm run build`: exit code 0, or 1 if errors stopped the build. */
export async function runBuild(options: Options): Promise<number> {
  // Programs read the JSON: nothing else may be printed.
  const isJson = options.format === 'json';
  const tell = isJson ? () => undefined : say;
  tell(`Building ${shorten(options.content)} → ${shorten(options.out)}`);
  const { findings, summary } = await buildSite(options, editionFor(options), {
    onProgress: isJson ? () => undefined : showProgress(),
    onWait: (pid) =>
      tell(`Another build, process ${pid}, is writing ${shorten(options.out)}; waiting until it is done`),
  });
  showFindings(findings, options.content);
  const shown = shownFrom(findings, options.content);
  const rehearsed = isRehearsal(options.date) ? options.date : undefined;
  if (isJson) {
    const records = toRecords(shown, createSourceLines());
    sayForPrograms(
      toPrintableJson({ ...summary, isRehearsal: rehearsed !== undefined, findings: records }).split('\n'),
    );
  }
  if (!summary || hasErrors(findings)) {
    complain(['', `The build stopped. ${shorten(options.out)} is as it was.`]);
    return 1;
  }
  const others = shown.filter((record) => !isPlaceholder(record));
  const found = countShown(others) || 'none';
  if (!isJson) say(describe(summary, found, { out: options.out, rehearsed }));
  return 0;
}

/**
 * Shows progress on a terminal in one line that changes in place; elsewhere, prints a line at the end of each step, and
 * every ten seconds.
 */
function showProgress(): Progress {
  const pause = process.stdout.isTTY ? 100 : 10_000;
  let last = performance.now();
  return (part, done, total, current) => {
    const now = performance.now();
    const isLast = done === total;
    if (now - last < pause && !isLast) return;
    last = now;
    const line = `  ${part} ${done} / ${total}${current === undefined ? '' : `  ${current}`}`;
    if (process.stdout.isTTY) sayInPlace(line, isLast);
    else say(line);
  };
}

function describe(
  summary: BuildSummary,
  found: string,
  { out, rehearsed }: { readonly out: string; readonly rehearsed: string | undefined },
): string[] {
  const { pages, rendered, articles, parsedAnew, images, days, waiting, urlRegistry, placeholders, unconfirmed } =
    summary;
  const { kept, bytes, seconds } = summary;
  const lists = placeholders + unconfirmed > 0 ? ' (`npm run check -- --placeholders` lists them)' : '';
  return [
    '',
    ...(rehearsed === undefined
      ? []
      : [`  A rehearsal: the site as it will be on ${rehearsed}. ${shorten(out)} is not to be published.`, '']),
    ...(summary.isCurrent ? ['  Nothing has changed since the last build.', ''] : []),
    `  pages         ${pages} (${articles} articles), ${rendered} rendered`,
    `  texts         ${parsedAnew} read anew`,
    `  images        ${images.made} made, ${images.kept} from the cache`,
    `  last changes  of ${days.frontMatter} pages from their fields, of ${days.git} from git, of ${days.unknown} not known`,
    ...(days.unknown > 0 && days.refusal !== undefined ? [`                (git says: ${days.refusal})`] : []),
    ...waiting
      .slice(0, 1)
      .map(
        ({ title, day, file }) =>
          `  next          “${title}” on ${day} (${file})${waiting.length > 1 ? `, and ${waiting.length - 1} later` : ''}`,
      ),
    ...describeUrlRegistry(urlRegistry),
    `  findings      ${found}`,
    `  placeholders  ${placeholders} left, and ${countOf(unconfirmed, 'unconfirmed sentence')}${lists}`,
    ...(kept.length > 0 ? [`  kept          ${nameSome(kept)} (not made by a build, left as it was)`] : []),
    `  size          ${(bytes / 1e6).toFixed(1)} MB in ${shorten(out)}`,
    `  time          ${seconds.toFixed(1)} s`,
  ];
}

function describeUrlRegistry(urlRegistry: BuildSummary['urlRegistry']): string[] {
  if (urlRegistry?.refusal !== undefined) return [`  addresses     cannot be written (${urlRegistry.refusal})`];
  if (!urlRegistry?.isChanged) return [];
  const { added } = urlRegistry;
  const what = added === 0 ? 'other days' : added === 1 ? '1 new address' : `${added} new addresses`;
  return [`  addresses     ${what} in ${URL_REGISTRY_FILE}: keep it with the other files of the content`];
}

function shorten(folder: string): string {
  const relative = path.relative(process.cwd(), folder);
  return relative.startsWith('..') ? folder : `${relative || '.'}/`;
}
