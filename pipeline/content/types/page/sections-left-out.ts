import type { Section, Testimonial } from '../../model/section.ts';
import type { SiteSettings } from '../../../compile/parse/settings.ts';
import type { AuthoredPage } from '../../schema/page.ts';
import type { LeftOut } from '../content-type.ts';

/** What decides over sections that may be left out. */
interface Around {
  /** Whether visitors are asked about the advertising service. */
  readonly asks: boolean;
  readonly testimonials: readonly Testimonial[];
}

/** A section as far as it says whether there is something to show: as it is typed, or as it was parsed. */
interface Shown extends Pick<Section, 'kind'> {
  readonly text?: unknown;
  readonly note?: unknown;
  readonly actions?: readonly unknown[] | undefined;
}

/** What a section lacks, so that it is left out with its heading: a choice that visitors are asked for; quotations, if it has nothing else. */
export function lackOf({ kind, text, note, actions = [] }: Shown, { asks, testimonials }: Around): LeftOut | undefined {
  if (kind === 'consent' && !asks) return 'consent';
  const hasElse = text !== undefined || note !== undefined || actions.length > 0;
  return kind === 'quotes' && testimonials.length === 0 && !hasElse ? 'testimonials' : undefined;
}

/** The anchors of such sections of a page; of none where a fault of `site.yaml` may hide what decides. */
export function anchorsLeftOut(
  sections: AuthoredPage['sections'] = [],
  settings: SiteSettings | undefined,
  testimonials: readonly Testimonial[],
): ReadonlyMap<string, LeftOut> {
  const isHidden = !settings || settings.yaml.faults?.isIn(['advertising']) === true;
  const asks = isHidden || asksForConsent(settings);
  return new Map(
    sections.flatMap((section) => {
      const { id } = section;
      const lack = id === undefined ? undefined : lackOf(section, { asks, testimonials });
      return id !== undefined && lack ? [[id, lack] as const] : [];
    }),
  );
}

/** Whether the site asks its visitors before the advertising service gets anything. */
export function asksForConsent({ fields }: SiteSettings): boolean {
  return fields.advertising?.consent === 'ask';
}
