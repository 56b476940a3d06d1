import { messageOf, formatPlace, type Finding } from '../../lint/finding.ts';
import { once } from 'node:events';
import { compareFindings } from '../../lint/formats/compare.ts';
import { isPlaceholder, shownFrom } from '../../lint/formats/shown.ts';
import { toEnding } from '../../lint/formats/text.ts';
import { complain, say, type Line } from '../../shared/terminal.ts';
import { createParseWorkerPool } from '../../build/threads/parse-worker-pool.ts';
import type { Options } from '../arguments/arguments.ts';
import { describeError } from '../terminal/describe-error.ts';
import { watchSaves } from '../dev/watch-saves.ts';
import { checkFolder } from './check-folder.ts';
import { checkCommand, printFindings, toParagraph } from './print-findings.ts';

/** Checks the content now and after each save, and prints new and fixed findings, until Ctrl-C. Exit code 0. */
export async function watchContent(options: Options): Promise<number> {
  const saves = await watchSaves(options.content);
  const parseDocuments = createParseWorkerPool({ early: true, keep: true });
  const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const check = async () => (await checkFolder(options, parseDocuments)).findings;
  const first = await check();
  printFindings(first, options);
  say(['', `${clock()} Watching ${options.content}; Ctrl-C ends it.`]);
  let before = shownFrom(first, options.content);
  saves.follow(async () => {
    try {
      const now = shownFrom(await check(), options.content);
      say(describeChange(before, now, options));
      before = now;
    } catch (error) {
      // A system error may be gone at the next save.
      complain(['', `${clock()} ${describeError(error, options.verbose)}`].flatMap((line) => line.split('\n')));
    }
  });
  await ended;
  await saves.close();
  return 0;
}

function describeChange(
  before: readonly Finding[],
  now: readonly Finding[],
  { placeholders, all }: Pick<Options, 'placeholders' | 'all'>,
): Line[] {
  const shown = (records: readonly Finding[]) =>
    placeholders ? records : records.filter((record) => !isPlaceholder(record));
  const { fresh, gone } = compareFindings(shown(before), shown(now));
  const change = fresh.length + gone.length > 0 ? `${fresh.length} new, ${gone.length} fixed` : 'nothing new';
  return [
    '',
    [{ text: `${clock()} ${change}`, look: 'strong' }],
    ...(fresh.length > 0 ? ['', ...toParagraph(fresh, all)] : []),
    ...gone.map((finding): Line => [
      { text: '  fixed ', look: 'added' },
      { text: `${formatPlace(finding)} ${messageOf(finding)}  ` },
      { text: finding.rule, look: 'quiet' },
    ]),
    ...toEnding(shown(now), true, all, checkCommand),
  ];
}

/** The local time, `HH:MM:SS`. */
function clock(): string {
  return new Date().toTimeString().slice(0, 8);
}
