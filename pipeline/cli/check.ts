import { hasErrors } from '../lint/finding.ts';
import type { Options } from './arguments/arguments.ts';
import { checkFolder } from './check/check-folder.ts';
import { checkOutside, type CheckedOutside } from './check/check-outside.ts';
import { fixContent } from './check/fix-content.ts';
import { printFindings } from './check/print-findings.ts';
import { watchContent } from './check/watch-content.ts';

/** `npm run check`: prints every finding for people or programs. Exit code 1 if one is an error. */
export async function runCheck(options: Options): Promise<number> {
  if (options.watch) return watchContent(options);
  const check = async (content: string): Promise<CheckedOutside> => {
    const checked = await checkFolder({ ...options, content });
    return options.external ? checkOutside(checked, { ...options, content }) : { ...checked, notes: [] };
  };
  const { findings, notes } = await (options.fix ? fixContent(options, check) : check(options.content));
  printFindings(findings, options, notes);
  return hasErrors(findings) ? 1 : 0;
}
