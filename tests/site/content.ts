import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** A value that may still be a placeholder. */
type Replaceable = string | { readonly value: string };

interface Settings {
  readonly identity: {
    readonly name: Replaceable;
    readonly short_name: string;
    readonly person: Replaceable;
    readonly job_title: string;
  };
  readonly destinations: Readonly<Record<Destination, Replaceable>>;
  readonly advertising: { readonly partner_id: Replaceable };
  readonly legal: Readonly<Record<'statement' | 'tax_id' | 'address', Replaceable>>;
}

/** An address outside the site, by the name that the writer gives it. */
export type Destination = 'booking' | 'contact-form' | 'audit-form' | 'profile';

/** A testimonial, or a placeholder that says who is still to be asked. */
type Testimonial =
  | Readonly<Record<'quote' | 'name' | 'role', string>>
  | { readonly value: string; readonly placeholder: true };

const settings = read('site.yaml') as Settings;

/** The addresses outside the site, by name. */
export const destinations = Object.fromEntries(
  Object.entries(settings.destinations).map(([name, address]) => [name, valueOf(address)]),
) as Readonly<Record<Destination, string>>;

/** The name of the site, and what the law asks it to show, as far as it is known. */
export const siteName = valueOf(settings.identity.name);
export const shortName = settings.identity.short_name;

/** The author: the name, undefined while it is a placeholder, and the job title. */
export const personName = known(settings.identity.person);
export const jobTitle = settings.identity.job_title;
/** The words of the placeholder for the name. */
export const placeholderForName =
  typeof settings.identity.person === 'string' ? undefined : settings.identity.person.value;
export const taxId = known(settings.legal.tax_id);
export const businessAddress = known(settings.legal.address);
export const legalPlaceholders = Object.values(settings.legal).flatMap((value) =>
  typeof value === 'string' ? [] : [value.value],
);

/** The number of the practice at the advertising service. */
export const partnerId = valueOf(settings.advertising.partner_id);

/** The testimonials, in the writer's order. */
export const quotations = (read('testimonials.yaml') as readonly Testimonial[]).flatMap((one) =>
  'quote' in one ? [one] : [],
);

function read(file: string): unknown {
  return parse(readFileSync(path.join(import.meta.dirname, '../../content', file), 'utf8'));
}

function known(value: Replaceable): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function valueOf(value: Replaceable): string {
  return typeof value === 'string' ? value : value.value;
}
