import { checkContent } from '../build.ts';
import { toLines, toRecords } from '../format-findings.ts';
import { createReport, hasErrors } from '../report.ts';
import type { Options } from './arguments.ts';
import { countLine } from './show-findings.ts';

/** `npm run check`: every finding, one a line or as JSON. Exit code 1 if one is an error. */
export async function runCheck(options: Options): Promise<number> {
  const report = createReport({ launch: options.launch });
  await checkContent(options, report);
  const findings = report.findings();
  const records = toRecords(findings, options.content);
  if (options.json) console.log(JSON.stringify(records, undefined, 2));
  else console.log([toLines(records), countLine(findings) || 'No findings.'].filter(Boolean).join('\n'));
  return hasErrors(findings) ? 1 : 0;
}
