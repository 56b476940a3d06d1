import { ContentChangedError } from '../content-changed-error.ts';
import type { Report } from '../report.ts';

/**
 * What `parse` returns. Should it throw, that is a finding at its file, so that one text over which the program
 * fails does not hide what is to be said of the others; then undefined. Of a file that has changed meanwhile nothing can be said:
 * that goes on to whoever reads all of them anew.
 */
export function guardFile<T>(file: string, { report }: Report, parse: () => T): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof ContentChangedError) throw error;
    const [reason = ''] = String(error).split('\n');
    report('internal-fault', { file, line: 1, column: 1 }, { reason });
    return undefined;
  }
}
