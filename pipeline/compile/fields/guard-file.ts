import { ContentChangedError } from '../../shared/content-changed-error.ts';
import type { Report } from '../../lint/report.ts';

/**
 * Returns what `parse` returns. If it throws, reports that at its file and returns undefined, so that a fault of the program in one
 * text does not hide the findings of the others. That a file has changed meanwhile is thrown on, since all are then read anew.
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
