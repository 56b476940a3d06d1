import { nearest } from '../nearest.ts';
import type { Mending, Place, Report } from '../report.ts';
import type { ContentFolder } from '../read/content-folder.ts';
import type { SiteSettings } from './settings.ts';
import type { ParametersOf } from '../rules.ts';

/** From so many links on, a destination that is missing has its cause in `site.yaml`. */
const FEWEST_LINKS = 3;

/** A report that holds back what it is told of missing destinations. */
export interface Gathering extends Report {
  /** Tells it: once, where the cause is, or at each link. */
  settle(settings: SiteSettings | undefined, texts: ContentFolder['texts']): void;
}

interface Missing {
  readonly place: Place;
  readonly values: ParametersOf<'missing-destination'>;
  readonly mend: Mending | undefined;
}

/** Gathers links to destinations that are missing: where many name the same, one line of `site.yaml` is wrong, and they are not. */
export function gatherDestinations(report: Report): Gathering {
  const held = new Map<string, Missing[]>();
  return {
    ...report,
    report(rule, place, given, mend) {
      if (rule !== 'missing-destination') return report.report(rule, place, given, mend);
      const values = (typeof given === 'function' ? given() : given) as Missing['values'];
      const { name } = values;
      held.set(name, [...(held.get(name) ?? []), { place, values, mend }]);
    },
    settle(settings, texts) {
      for (const [name, links] of held) {
        const isTold =
          settings && links.length >= FEWEST_LINKS && tellCause(name, links.length, settings, texts, report);
        if (isTold) continue;
        for (const { place, values, mend } of links) report.report('missing-destination', place, values, mend);
      }
    },
  };
}

/** Tells of the name that stands in place of another, or of the list that lacks one; false where the links are wrong. */
function tellCause(
  name: string,
  count: number,
  { fields, yaml }: SiteSettings,
  texts: ContentFolder['texts'],
  { report }: Report,
): boolean {
  const near = nearest(name, Object.keys(fields.destinations));
  const values = { name, count: String(count) };
  if (near === undefined) {
    report('missing-destination', yaml.placeOfKey(['destinations']), values);
    return true;
  }
  const links = new RegExp(`destination:${near}(?![\\w-])`);
  if ([...texts.values()].some(({ text }) => links.test(text))) return false;
  const typed = yaml.typedAt(['destinations', near], true);
  report('missing-destination', yaml.placeOfKey(['destinations', near]), {
    ...values,
    nearest: near,
    write: `${name}${typed?.after ?? ':'}`.trim(),
  });
  return true;
}
