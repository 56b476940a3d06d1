import type { Author, LinkColumn } from '../../content/model/chrome.ts';
import type { Edition } from '../../content/model/edition.ts';
import type { SiteFrame } from '../../content/model/site.ts';
import type { AuthoredAction } from '../../content/schema/common.ts';
import { createFieldReader, type FieldReader, type ParseContext } from './field-reader.ts';
import { parseActions } from './sections.ts';
import { optional } from '../../shared/optional.ts';
import { isPlaceholder, valueOf, type SiteSettings } from './settings.ts';
import type { Path } from '../yaml/spans.ts';

/** Reads what surrounds every page, and who is behind the site. */
export function parseChrome(
  { fields, yaml }: SiteSettings,
  context: ParseContext,
  { isPreview }: Pick<Edition, 'isPreview'>,
): Pick<
  SiteFrame,
  'chrome' | 'identity' | 'cardsFor' | 'host' | 'compressedFiles' | 'contentSignal' | 'topics' | 'motif'
> {
  const reader = createFieldReader({ file: 'site.yaml', address: '/' }, yaml, context);
  const { identity, legal, footer, advertising, social_image: image } = { ...fields, ...fields.identity };
  const { content_signal: signal, call_to_action_in_menu: inMenu } = fields;
  const motif = image === undefined ? undefined : reader.cardImage(['identity', 'social_image'], image);
  const callToAction = reader.action(['call_to_action'], fields.call_to_action);
  const name = reader.line(['identity', 'name'], valueOf(identity.name));
  const author = parseAuthor(identity, reader, isPreview);
  const legalPart = (field: keyof typeof legal) => {
    const text = reader.line(['legal', field], valueOf(legal[field]));
    return { text, known: typeof legal[field] === 'string' ? text : undefined };
  };
  const [statement, taxId, address] = [legalPart('statement'), legalPart('tax_id'), legalPart('address')];
  const legalParts = [statement, taxId, address];
  const placeholders = legalParts.filter(({ known }) => isPreview && known === undefined).map(({ text }) => text);
  const profile = fields.destinations['profile'];
  return {
    chrome: {
      name,
      language: fields.language,
      navigation: parseActions(['navigation'], fields.navigation, reader),
      callToAction,
      onlyInMenu: parseActions(['only_in_menu'], fields.only_in_menu, reader),
      callToActionInMenu: inMenu ? reader.action(['call_to_action_in_menu'], inMenu) : callToAction,
      footer: {
        connect: parseColumn(['footer', 'connect'], footer.connect, reader),
        columns: footer.columns.map((column, index) => parseColumn(['footer', 'columns', index], column, reader)),
        links: parseActions(['footer', 'links'], footer.links, reader),
        legal: [name, author.name, ...legalParts.map(({ known }) => known)]
          .filter((part) => part !== undefined)
          .join(' · '),
        ...(placeholders.length > 0 && { placeholders }),
      },
      notifications: fields.notifications,
      accessibilityPanel: fields.accessibility_panel,
      ...(advertising && {
        advertising: { partnerId: valueOf(advertising.partner_id), consent: advertising.consent },
      }),
    },
    identity: {
      url: context.siteUrl,
      name,
      shortName: reader.optionalLine(['identity', 'short_name'], identity.short_name) ?? name,
      author,
      description: reader.line(['identity', 'description'], identity.description),
      email: reader.line(['identity', 'email'], valueOf(identity.email)),
      country: identity.country,
      areaServed: reader.line(['identity', 'area_served'], identity.area_served),
      ...optional('taxId', taxId.known),
      ...optional('streetAddress', address.known),
      profiles: profile === undefined || isPlaceholder(profile) ? [] : [valueOf(profile)],
    },
    cardsFor: fields.social_cards,
    host: fields.host,
    compressedFiles: fields.compressed_files,
    contentSignal: { search: signal.search, aiInput: signal.ai_input, aiTrain: signal.ai_train },
    topics: new Map(
      Object.entries(fields.topics).map(([tag, topic]) => [
        tag,
        reader.lines(['topics', tag], topic, ['name', 'description']),
      ]),
    ),
    ...optional('motif', motif),
  };
}

/** Reads the author from `identity` of `site.yaml`; a placeholder is not used as a name. */
function parseAuthor(identity: SiteSettings['fields']['identity'], reader: FieldReader, isPreview: boolean): Author {
  const jobTitle = reader.line(['identity', 'job_title'], identity.job_title);
  const about = reader.invitation(['identity', 'about'], identity.about);
  const known = { jobTitle, ...(about && { about }) };
  const name = reader.line(['identity', 'person'], valueOf(identity.person));
  if (typeof identity.person !== 'string')
    return { byline: jobTitle, ...known, ...(isPreview && { placeholders: [name] }) };
  return { byline: name, name, ...known };
}

function parseColumn(
  path: Path,
  { title, links }: { title: string; links: readonly AuthoredAction[] },
  reader: FieldReader,
): LinkColumn {
  return { title: reader.line([...path, 'title'], title), links: parseActions([...path, 'links'], links, reader) };
}
