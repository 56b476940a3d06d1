import type { CardImage } from '../made.ts';
import type { Action, Advertising, Chrome, Identity, LinkColumn } from '../model.ts';
import type { AuthoredAction } from '../schema/common.ts';
import { createAuthor, type Author, type Workshop } from './author.ts';
import { optional, parseActions } from './sections.ts';
import { valueOf, type SiteSettings } from './settings.ts';
import type { Path } from './yaml.ts';

/** Reads what stands around every page, and who stands behind the site. */
export function parseChrome(
  { fields, yaml }: SiteSettings,
  workshop: Workshop,
): { chrome: Chrome; identity: Identity; motif?: CardImage } {
  const author = createAuthor({ file: 'site.yaml', address: '/' }, yaml, workshop);
  const { identity, legal, footer, social_image: image } = { ...fields, ...fields.identity };
  const motif = image === undefined ? undefined : author.cardImage(['identity', 'social_image'], image);
  const callToAction = author.action(['call_to_action'], fields.call_to_action);
  const name = author.line(['identity', 'name'], valueOf(identity.name));
  const legalParts = [
    author.line(['legal', 'statement'], legal.statement),
    author.line(['legal', 'tax_id'], valueOf(legal.tax_id)),
    author.line(['legal', 'address'], valueOf(legal.address)),
  ];
  return {
    chrome: {
      name,
      language: fields.language,
      navigation: parseActions(['navigation'], fields.navigation, author),
      callToAction,
      callToActionInMenu: parseOr(['call_to_action_in_menu'], fields.call_to_action_in_menu, callToAction, author),
      footer: {
        connect: parseColumn(['footer', 'connect'], footer.connect, author),
        columns: footer.columns.map((column, index) => parseColumn(['footer', 'columns', index], column, author)),
        links: parseActions(['footer', 'links'], footer.links, author),
        legal: [name, ...legalParts].join(' · '),
      },
      notifications: fields.notifications,
      accessibilityPanel: fields.accessibility_panel,
      ...optional('advertising', advertisingOf(fields)),
    },
    identity: {
      url: workshop.siteUrl,
      name,
      shortName: author.optionalLine(['identity', 'short_name'], identity.short_name) ?? name,
      person: author.line(['identity', 'person'], valueOf(identity.person)),
      jobTitle: author.line(['identity', 'job_title'], identity.job_title),
      description: author.line(['identity', 'description'], identity.description),
      email: author.line(['identity', 'email'], valueOf(identity.email)),
      country: identity.country,
      areaServed: author.line(['identity', 'area_served'], identity.area_served),
      profiles: fields.destinations['profile'] === undefined ? [] : [valueOf(fields.destinations['profile'])],
    },
    ...optional('motif', motif),
  };
}

function advertisingOf({ advertising }: SiteSettings['fields']): Advertising | undefined {
  return advertising && { partnerId: valueOf(advertising.partner_id), consent: advertising.consent };
}

function parseOr(path: Path, action: AuthoredAction | undefined, otherwise: Action, author: Author): Action {
  return action ? author.action(path, action) : otherwise;
}

function parseColumn(
  path: Path,
  { title, links }: { title: string; links: readonly AuthoredAction[] },
  author: Author,
): LinkColumn {
  return { title: author.line([...path, 'title'], title), links: parseActions([...path, 'links'], links, author) };
}
