import type { Advertising, LinkColumn } from '../../content/model/chrome.ts';
import type { SiteFrame } from '../../content/model/site.ts';
import type { Action } from '../../content/model/text.ts';
import type { AuthoredAction } from '../../content/schema/common.ts';
import { parseAuthor } from './author.ts';
import { createFieldReader, type FieldReader, type ParseContext } from './field-reader.ts';
import { parseActions } from './sections.ts';
import { optional } from '../../shared/optional.ts';
import { valueOf, type SiteSettings } from './settings.ts';
import type { Path } from '../yaml/spans.ts';

/** Reads what stands around every page, and who stands behind the site. */
export function parseChrome(
  { fields, yaml }: SiteSettings,
  context: ParseContext,
): Pick<SiteFrame, 'chrome' | 'identity' | 'cardsFor' | 'host' | 'contentSignal' | 'topics' | 'indexNowKey' | 'motif'> {
  const reader = createFieldReader({ file: 'site.yaml', address: '/' }, yaml, context);
  const { identity, legal, footer, social_image: image, content_signal: signal } = { ...fields, ...fields.identity };
  const motif = image === undefined ? undefined : reader.cardImage(['identity', 'social_image'], image);
  const callToAction = reader.action(['call_to_action'], fields.call_to_action);
  const name = reader.line(['identity', 'name'], valueOf(identity.name));
  const author = parseAuthor(identity, reader);
  // A placeholder is read for its findings, and not shown.
  const legalParts = (['statement', 'tax_id', 'address'] as const).flatMap((field) => {
    const text = reader.line(['legal', field], valueOf(legal[field]));
    return typeof legal[field] === 'string' ? [text] : [];
  });
  return {
    chrome: {
      name,
      language: fields.language,
      navigation: parseActions(['navigation'], fields.navigation, reader),
      callToAction,
      callToActionInMenu: parseOr(['call_to_action_in_menu'], fields.call_to_action_in_menu, callToAction, reader),
      footer: {
        connect: parseColumn(['footer', 'connect'], footer.connect, reader),
        columns: footer.columns.map((column, index) => parseColumn(['footer', 'columns', index], column, reader)),
        links: parseActions(['footer', 'links'], footer.links, reader),
        legal: [name, ...(author.name === undefined ? [] : [author.name]), ...legalParts].join(' · '),
      },
      notifications: fields.notifications,
      accessibilityPanel: fields.accessibility_panel,
      ...optional('advertising', advertisingOf(fields)),
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
      profiles: fields.destinations['profile'] === undefined ? [] : [valueOf(fields.destinations['profile'])],
    },
    cardsFor: fields.social_cards,
    host: fields.host,
    contentSignal: { search: signal.search, aiInput: signal.ai_input, aiTrain: signal.ai_train },
    topics: new Map(
      Object.entries(fields.topics).map(([tag, topic]) => [
        tag,
        reader.lines(['topics', tag], topic, ['name', 'description']),
      ]),
    ),
    ...optional('indexNowKey', fields.indexnow_key),
    ...optional('motif', motif),
  };
}

function advertisingOf({ advertising }: SiteSettings['fields']): Advertising | undefined {
  return advertising && { partnerId: valueOf(advertising.partner_id), consent: advertising.consent };
}

function parseOr(path: Path, action: AuthoredAction | undefined, otherwise: Action, reader: FieldReader): Action {
  return action ? reader.action(path, action) : otherwise;
}

function parseColumn(
  path: Path,
  { title, links }: { title: string; links: readonly AuthoredAction[] },
  reader: FieldReader,
): LinkColumn {
  return { title: reader.line([...path, 'title'], title), links: parseActions([...path, 'links'], links, reader) };
}
