import type { Section, Testimonial } from '../../model/section.ts';
import type { SiteSettings } from '../../../compile/parse/settings.ts';
import type { AuthoredPage } from '../../schema/page.ts';
import type { LeftOut } from '../content-type.ts';

/** Determines which sections are left out. */
interface Around {
  /** Whether visitors are asked for consent to the advertising service. */
  readonly asks: boolean;
  readonly testimonials: readonly Testimonial[];
}

/** The fields of a section, typed or parsed, that show whether it has content. */
interface Shown extends Pick<Section, 'kind'> {
  readonly text?: unknown;
  readonly note?: unknown;
  readonly actions?: readonly unknown[] | undefined;
}

/** Returns what a section lacks if it is left out: the request for consent; or testimonials, if it has nothing else. */
export function lackOf({ kind, text, note, actions = [] }: Shown, { asks, testimonials }: Around): LeftOut | undefined {
  if (kind === 'consent' && !asks) return 'consent';
  const hasElse = text !== undefined || note !== undefined || actions.length > 0;
  return kind === 'quotes' && testimonials.length === 0 && !hasElse ? 'testimonials' : undefined;
}

/**
 * Returns the anchors of sections that are left out. A fault in `site.yaml` that may hide the setting counts as asking
 * for consent.
 */
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

/** Whether the site asks visitors for consent before the advertising service gets any data. */
export function asksForConsent({ fields }: SiteSettings): boolean {
  return fields.advertising?.consent === 'ask';
}
