import path from 'node:path';
import { buildSite, type BuildSummary, type Progress } from '../build.ts';
import { hasErrors } from '../report.ts';
import { holdsForeignFiles } from '../write/publish.ts';
import type { Options } from './arguments.ts';
import { countLine, showFindings } from './show-findings.ts';

/** `npm run build`: exit code 0, or 1 if an error stopped the build. */
export async function runBuild(options: Options): Promise<number> {
  console.log(`Building ${shorten(options.content)} → ${shorten(options.out)}`);
  if (holdsForeignFiles(options.out)) {
    console.error(
      `${shorten(options.out)} holds files that no build has made; choose another folder with --out, or empty it`,
    );
    return 1;
  }
  const { findings, summary } = await buildSite(options, showProgress());
  showFindings(findings, options.content);
  if (!summary || hasErrors(findings)) {
    console.error(`\nThe build stopped. ${shorten(options.out)} is as it was.`);
    return 1;
  }
  const others = findings.filter(({ ruleId }) => ruleId !== 'placeholder-left');
  console.log(describe(summary, countLine(others) || 'none', options.out));
  return 0;
}

/** A line that changes in place on a terminal; elsewhere, one line at the end of each part. */
function showProgress(): Progress {
  let last = 0;
  return (part, done, total) => {
    const now = performance.now();
    if (process.stdout.isTTY && (now - last > 100 || done === total)) {
      last = now;
      process.stdout.write(`\r  ${part} ${done} / ${total}${done === total ? '\n' : ''}`);
    } else if (!process.stdout.isTTY && done === total) {
      console.log(`  ${part} ${done} / ${total}`);
    }
  };
}

function describe(summary: BuildSummary, found: string, out: string): string {
  const { pages, articles, images, placeholders, bytes, seconds } = summary;
  return [
    '',
    `  pages         ${pages} (${articles} articles)`,
    `  images        ${images.made} made, ${images.kept} from the cache`,
    `  findings      ${found}`,
    `  stand-ins     ${placeholders} left${placeholders > 0 ? ' (`npm run check` lists them)' : ''}`,
    `  size          ${(bytes / 1e6).toFixed(1)} MB in ${shorten(out)}`,
    `  time          ${seconds.toFixed(1)} s`,
  ].join('\n');
}

function shorten(folder: string): string {
  const relative = path.relative(process.cwd(), folder);
  return relative.startsWith('..') ? folder : `${relative || '.'}/`;
}
