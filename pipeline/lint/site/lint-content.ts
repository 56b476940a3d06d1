import type { ParsedContent } from '../../compile/parse/content.ts';
import type { Report } from '../report.ts';
import { checkLabels } from './labels.ts';
import { checkRepeats } from './repeats.ts';
import { checkUnlinked } from './unlinked-files.ts';
import { checkOld } from './old-days.ts';

/** Warns of what can be published, and is most likely not meant; `lost` are addresses at which nothing stands any more. */
export function lintContent(content: ParsedContent, lost: ReadonlySet<string>, report: Report): void {
  checkUnlinked(content, report);
  if (content.settings) checkLabels(content.settings, report);
  checkRepeats(content, report);
  checkOld(content, lost, report);
}
