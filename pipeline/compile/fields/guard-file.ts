import { ContentChangedError } from '../../shared/content-changed-error.ts';
import type { Report } from '../../lint/report.ts';

/**
 * Returns what `parse` returns. If it throws, reports that at the file and returns undefined, so that a bug that one
 * text triggers does not hide the findings of others. Rethrows the error that a file has changed, because all files are
 * then read again.
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
