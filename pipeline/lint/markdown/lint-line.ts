import type { Locator, Report } from '../report.ts';
import { FINDERS } from './finders.ts';

/** What may be written in another way in YAML. */
const FOR_YAML = /["'\\]/;
/** What is no text for readers. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|[/#])\S*$/i;

/** Reports what a line of plain text would show to readers as it is: signs of Markdown, lost letters, words to come. */
export function lintLine(text: string, field: string, locate: Locator, { report }: Pick<Report, 'report'>): void {
  if (ADDRESS.test(text)) return;
  for (const [rule, find] of FINDERS)
    for (const { offset, values, fix } of find.line?.(text, field) ?? []) {
      const place = locate(1, offset + 1);
      const isExact =
        fix && locate(1, offset + 2).column === place.column + 1 && !FOR_YAML.test(fix.actual + fix.expected);
      report(rule, place, values, isExact ? fix : undefined);
    }
}
