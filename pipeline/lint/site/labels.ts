import type { SiteSettings } from '../../compile/parse/settings.ts';
import type { Report } from '../report.ts';

/** Names that one finding lists. */
const MOST_NAMES = 5;

/** A site in another language says what its controls say: the usual words are English. */
export function checkLabels({ fields, value, yaml }: SiteSettings, { report }: Report): void {
  if (/^en(?:-|$)/.test(fields.language) || yaml.faults?.isIn(['labels']) === true) return;
  const { labels: own = {} } = value as { labels?: object };
  const english = Object.keys(fields.labels).filter((name) => !(name in own));
  if (english.length === 0) return;
  const named = english.slice(0, MOST_NAMES).map((name) => `\`${name}\``);
  report('english-labels', yaml.placeOf(['language']), {
    language: fields.language,
    names: named.join(', '),
    more: english.length > MOST_NAMES ? ` and ${english.length - MOST_NAMES} more` : '',
  });
}
