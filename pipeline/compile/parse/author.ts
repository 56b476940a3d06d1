import type { Author } from '../../content/model/chrome.ts';
import type { AuthoredSite } from '../../content/schema/site.ts';
import type { FieldReader } from './field-reader.ts';

type AuthoredIdentity = AuthoredSite['identity'];

/** Who speaks on the site, from `identity` of `site.yaml`: a placeholder is not used as a name. */
export function parseAuthor(identity: AuthoredIdentity, reader: FieldReader): Author {
  const jobTitle = reader.line(['identity', 'job_title'], identity.job_title);
  const about = reader.invitation(['identity', 'about'], identity.about);
  const known = { jobTitle, ...(about && { about }) };
  if (typeof identity.person !== 'string') return { byline: jobTitle, ...known };
  const name = reader.line(['identity', 'person'], identity.person);
  return { byline: name, name, ...known };
}

/** What stands where a name is asked for, as it was typed, and the field that it comes from. */
export function bylineOf({ person, job_title: jobTitle }: AuthoredIdentity): { field: string; text: string } {
  return typeof person === 'string' ? { field: 'person', text: person } : { field: 'job_title', text: jobTitle };
}
