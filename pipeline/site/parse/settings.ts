import type { Author, LinkColumn } from '../../content/model/chrome.ts';
import type { Edition } from '../../content/model/edition.ts';
import type { Labels } from '../../content/model/labels.ts';
import type { SiteFrame } from '../../content/model/site.ts';
import type { AuthoredAction, Replaceable } from '../../content/schema/common.ts';
import { type LabelFields, labelsSchema } from '../../content/schema/labels.ts';
import { type AuthoredSite, siteSchema } from '../../content/schema/site.ts';
import { type Facts, fillLine } from '../../facts/facts.ts';
import { optional } from '../../shared/optional.ts';
import type { Path } from '../../yaml/spans.ts';
import type { YamlSource } from '../../yaml/yaml-places.ts';
import { type FieldsAround, loadFile } from '../fields/load-fields.ts';
import type { OpenFile } from '../read/content-folder.ts';
import { createFieldReader, type FieldReader, type ParseContext } from './field-reader.ts';
import type { Destination, LinkTargets, OutsideLink } from './links.ts';
import { parseActions } from './sections.ts';

/** The validated `site.yaml`. */
export interface SiteSettings {
  readonly fields: AuthoredSite;
  /** The value as it was typed. */
  readonly value: unknown;
  readonly yaml: YamlSource;
}

/** Reads `site.yaml`; undefined, with messages, if it has errors. `url` replaces the address in it. */
export function parseSettings(file: OpenFile, around: FieldsAround = {}, url?: string): SiteSettings | undefined {
  const read = loadFile(file, { fields: siteSchema }, around);
  if (!read) return undefined;
  const fields = { ...read.fields, ...optional('url', url) };
  reportPlaceholders(fields, [], read.yaml, file);
  return { ...read, fields };
}

/** Returns the language of the typesetting; undefined if texts stay as typed. */
export function typographyOf(settings: SiteSettings | undefined): string | undefined {
  return settings?.fields.typography ? settings.fields.language : undefined;
}

/** Returns the labels with facts filled in; the default labels if `site.yaml` has errors. */
export function parseLabels(settings: SiteSettings | undefined, facts: Facts): LabelFields {
  if (!settings) return labelsSchema.parse({});
  const fill = (path: Path, text: string): string => fillLine(text, facts, settings.yaml.textAt(['labels', ...path]));
  const filled = Object.entries(settings.fields.labels).map(([name, label]) => [
    name,
    typeof label === 'string'
      ? fill([name], label)
      : Object.fromEntries(Object.entries(label).map(([form, text]) => [form, fill([name, form], text ?? '')])),
  ]);
  return Object.fromEntries(filled) as LabelFields;
}

/**
 * Returns the values of `site.yaml` that texts may use like facts; they are empty if the file has errors, so that using
 * them is not a second fault.
 */
export function factsOfSite(
  fields: AuthoredSite | undefined,
): { name: string; value: string; isPlaceholder: boolean; path: Path }[] {
  const fact = (name: string, value: Replaceable | undefined, path: Path) => ({
    name,
    isPlaceholder: typeof value === 'object',
    value: value === undefined ? '' : valueOf(value),
    path,
  });
  const { name, email, person, job_title: jobTitle } = fields?.identity ?? {};
  const { statement, tax_id: taxId, address } = fields?.legal ?? {};
  // If no name is known, the job title replaces it.
  const [field, byline] = fields && typeof person !== 'string' ? ['job_title', jobTitle] : ['person', person];
  const known = [person, statement, taxId, address].filter((value) => typeof value === 'string');
  return [
    fact('site-url', fields?.url, ['url']),
    fact('site-name', name, ['identity', 'name']),
    { ...fact('site-person', byline, ['identity', field]), isPlaceholder: field === 'job_title' },
    fact('site-email', email, ['identity', 'email']),
    fact('site-tax-id', taxId, ['legal', 'tax_id']),
    fact('site-address', address, ['legal', 'address']),
    fact('site-legal', known.join(' · '), ['legal', 'statement']),
  ];
}

/** Returns the text of a value, placeholder or not. */
export function valueOf(replaceable: string | { readonly value: string }): string {
  return typeof replaceable === 'string' ? replaceable : replaceable.value;
}

/** Tells whether an address outside the site is a placeholder; one that is known may have a note. */
function isPlaceholder(destination: SiteSettings['fields']['destinations'][string]): boolean {
  return typeof destination === 'object' && destination.placeholder === true;
}

/** Reports every value marked `placeholder: true`, at any depth. */
function reportPlaceholders(value: unknown, path: Path, yaml: YamlSource, file: OpenFile): void {
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Record<string, unknown>;
  if (fields['placeholder'] === true) {
    const what = `\`${String(fields['value'])}\` for \`${path.join('.')}\``;
    file.message('placeholder-left', yaml.placeOf(path), { what, field: path.join('.') });
    return;
  }
  for (const [key, inner] of Object.entries(fields))
    reportPlaceholders(inner, [...path, Array.isArray(value) ? Number(key) : key], yaml, file);
}

/** Returns the labels of `site.yaml` by their names in the model: `open_menu` becomes `openMenu`. */
export function toLabels(fields: LabelFields, language: string): Labels {
  const nameOf = (name: string): string => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  const labels = Object.entries(fields).map(([name, text]) => [nameOf(name), text]);
  return { ...Object.fromEntries(labels), language } as Labels;
}

/** Returns the outside links of all destinations, whether used or not; leaves out placeholders. */
export function outsideOf(settings: SiteSettings | undefined): OutsideLink[] {
  if (!settings) return [];
  const { fields, yaml } = settings;
  return Object.entries(fields.destinations).flatMap(([name, value]) =>
    isPlaceholder(value) ? [] : [{ href: valueOf(value), place: yaml.placeOf(['destinations', name]) }],
  );
}

/** Returns the destinations by name, including placeholders; undefined if unknown. */
export function destinationsOf(settings: SiteSettings | undefined, facts: Facts): LinkTargets['destinations'] {
  if (!settings) return undefined;
  const { fields, yaml } = settings;
  const fill = (name: string, field: string, text: string | undefined): string | undefined =>
    text === undefined ? undefined : fillLine(text, facts, yaml.textAt(['destinations', name, field]));
  const named = Object.entries(fields.destinations).map(([name, value]): [string, Destination] => {
    const { note, send_link: sendLink } = typeof value === 'string' ? {} : value;
    const notes = {
      ...optional('note', fill(name, 'note', note)),
      ...optional('sendLink', fill(name, 'send_link', sendLink)),
    };
    return [name, { href: valueOf(value), ...notes }];
  });
  return new Map(named);
}

/** Reads what surrounds every page, and who is behind the site. */
export function parseChrome(
  { fields, yaml }: SiteSettings,
  context: ParseContext,
  { isPreview }: Pick<Edition, 'isPreview'>,
): Pick<SiteFrame, 'chrome' | 'identity' | 'cardsFor' | 'host' | 'publish' | 'contentSignal' | 'topics' | 'motif'> {
  const reader = createFieldReader(yaml, context);
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
    ...optional('publish', fields.publish),
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
