import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** A value that may still be a placeholder. */
type Settled = string | { readonly value: string };

interface Settings {
  readonly identity: {
    readonly name: Settled;
    readonly short_name: string;
    readonly person: Settled;
    readonly job_title: string;
  };
  readonly destinations: Readonly<Record<Destination, Settled>>;
  readonly advertising: { readonly partner_id: Settled };
  readonly legal: Readonly<Record<'statement' | 'tax_id' | 'address', Settled>>;
}

/** A place outside the site, by the name that the writer gives it. */
export type Destination = 'booking' | 'contact-form' | 'audit-form' | 'profile';

/** What a client says, or who is still to be asked. */
type Testimonial =
  | Readonly<Record<'quote' | 'name' | 'role', string>>
  | { readonly value: string; readonly placeholder: true };

const settings = read('site.yaml') as Settings;

/** Addresses of the places outside the site. */
export const destinations: Readonly<Record<Destination, string>> = {
  booking: settled(settings.destinations.booking),
  'contact-form': settled(settings.destinations['contact-form']),
  'audit-form': settled(settings.destinations['audit-form']),
  profile: settled(settings.destinations.profile),
};

/** The name of the site, and what the law asks it to show, as far as it is known. */
export const siteName = settled(settings.identity.name);
export const shortName = settings.identity.short_name;

/** Who speaks: the name, or nothing for as long as only a placeholder is there, and what this person is. */
export const personName = known(settings.identity.person);
export const jobTitle = settings.identity.job_title;
/** What the content says in place of a name while none is known. */
export const placeholderForName =
  typeof settings.identity.person === 'string' ? undefined : settings.identity.person.value;
export const taxId = known(settings.legal.tax_id);
export const businessAddress = known(settings.legal.address);
export const legalPlaceholders = Object.values(settings.legal).flatMap((value) =>
  typeof value === 'string' ? [] : [value.value],
);

/** Number of the practice in the advertising service. */
export const partnerId = settled(settings.advertising.partner_id);

/** What clients say, in the writer's order. */
export const quotations = (read('testimonials.yaml') as readonly Testimonial[]).flatMap((one) =>
  'quote' in one ? [one] : [],
);

function read(file: string): unknown {
  return parse(readFileSync(path.join(import.meta.dirname, '../../content', file), 'utf8'));
}

function known(value: Settled): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function settled(value: Settled): string {
  return typeof value === 'string' ? value : value.value;
}
