import { editionOf } from '../edition.ts';
import { keepingOf, loadSite } from '../load-site.ts';
import { toJsonLines, toLines, toRecords } from '../format-findings.ts';
import { beginAgain } from '../read/begin-again.ts';
import { createReport, hasErrors } from '../report.ts';
import { withStore } from '../store/store.ts';
import type { Options } from './arguments.ts';
import { countLine } from './show-findings.ts';
import { say } from '../terminal.ts';

/** `npm run check`: every finding, one a line or as JSON. Exit code 1 if one is an error. */
export async function runCheck(options: Options): Promise<number> {
  const findings = await beginAgain(async () => {
    const report = createReport({ launch: options.launch });
    await withStore(options.cache, (store) =>
      loadSite(options.content, report, keepingOf(options.project, store), { edition: editionOf(options.date) }),
    );
    return report.findings();
  });
  const records = toRecords(findings, options.content);
  if (options.json) say(toJsonLines(records));
  else say([...toLines(records), countLine(findings) || 'No findings.']);
  return hasErrors(findings) ? 1 : 0;
}
