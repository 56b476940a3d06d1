import { ADVERTISING_PAGE, PAGES } from '../../addresses.ts';
import type { Authored } from '../../../compile/fields/authored.ts';
import type { SiteSettings } from '../../../compile/parse/settings.ts';
import type { Report } from '../../../lint/report.ts';
import type { AuthoredPage } from '../../schema/page.ts';
import { asksForConsent } from './sections-left-out.ts';

/** Checks that a site which asks for consent has a section with the question, and that another site has none. `unreadable`: paths of further pages. */
export function checkConsent(
  pages: readonly Authored<AuthoredPage>[],
  unreadable: readonly string[],
  settings: SiteSettings | undefined,
  { report }: Report,
): void {
  if (!settings || settings.yaml.faults?.isIn(['advertising']) === true) return;
  const asks = asksForConsent(settings);
  const questions = pages.flatMap(({ file, fields, yaml }) =>
    (fields.sections ?? []).flatMap(({ kind }, index) =>
      kind === 'consent' ? [{ file, place: yaml.placeOf(['sections', index, 'kind']) }] : [],
    ),
  );
  if (!asks) for (const { place } of questions) report('needless-consent', place, {});
  const page = `${PAGES}/${ADVERTISING_PAGE}.md`;
  const isKnown =
    !unreadable.includes(page) &&
    pages.every(({ file, yaml }) => file.path !== page || yaml.faults?.isIn(['sections']) !== true);
  if (asks && isKnown && !questions.some(({ file }) => file.path === page))
    report('missing-consent', settings.yaml.placeOf(['advertising', 'consent']), { page });
}
