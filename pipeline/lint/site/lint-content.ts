import path from 'node:path/posix';
import type { SiteLinter } from '../../compile/check/site-linter.ts';
import type { ParsedContent } from '../../compile/parse/content.ts';
import type { SiteSettings } from '../../compile/parse/settings.ts';
import type { Report } from '../report.ts';
import { checkRepeats } from './repeats.ts';
import { checkOld } from './old-days.ts';

/** Maximum number of names that one finding lists. */
const MOST_NAMES = 5;

/** Warns of what can be published but is most likely unintended; `lost` are addresses that no longer show anything. */
export const lintContent: SiteLinter['content'] = (content, lost, report) => {
  checkUnlinked(content, report);
  if (content.settings) checkLabels(content.settings, report);
  checkRepeats(content, report);
  checkOld(content, lost, report);
};

/** Checks that a site in another language sets the labels of its controls, because the defaults are English. */
function checkLabels({ fields, value, yaml }: SiteSettings, { report }: Report): void {
  if (/^en(?:-|$)/.test(fields.language)) return;
  const { labels: own = {} } = value as { labels?: object };
  const english = Object.keys(fields.labels).filter(
    (name) => !(name in own) && yaml.faults?.mayHide(['labels', name]) !== true,
  );
  if (english.length === 0) return;
  const named = english.slice(0, MOST_NAMES).map((name) => `\`${name}\``);
  report('english-labels', yaml.placeOf(['language']), {
    language: fields.language,
    names: named.join(', '),
    more: english.length > MOST_NAMES ? ` and ${english.length - MOST_NAMES} more` : '',
  });
}

/** Reports downloads that no link offers and that are therefore not published. Links in unpublished texts count. */
function checkUnlinked({ folder, downloads }: ParsedContent, { report }: Report): void {
  const offered = new Set(downloads.map((download) => download.path));
  for (const file of folder.downloads?.keys() ?? []) {
    const names = [file, encodeURI(file)];
    const isNamed = (): boolean =>
      [...folder.texts.values()].some((source) => {
        const text = source.readText();
        return names.some((name) => text.includes(name));
      });
    if (!offered.has(file) && !isNamed())
      report('unexpected-file', { file, line: 1, column: 1 }, { name: path.basename(file), file });
  }
}
