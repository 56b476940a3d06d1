import type { SourceFile } from '../read/content-folder.ts';
import type { FieldLinter } from '../fields/field-linter.ts';
import type { Report } from '../../lint/report.ts';
import type { Replaceable } from '../../content/schema/common.ts';
import { fillLine, type Facts } from '../facts.ts';
import { labelsSchema, type LabelFields } from '../../content/schema/labels.ts';
import { siteSchema, type AuthoredSite } from '../../content/schema/site.ts';
import { optional } from '../../shared/optional.ts';
import { isEmptyYaml } from '../yaml/plain-yaml.ts';
import { loadFile } from '../fields/load-fields.ts';
import type { Path } from '../yaml/spans.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import type { Labels } from '../../content/model/labels.ts';
import type { Destination, LinkTargets, OutsideLink } from './links.ts';

/** The validated `site.yaml`. If `yaml` has faults, use it only to find errors in other places. */
export interface SiteSettings {
  readonly fields: AuthoredSite;
  /** The value as it was typed. */
  readonly value: unknown;
  readonly yaml: YamlSource;
}

/**
 * Reads `site.yaml`; undefined, with findings, if it is missing, empty or unreadable. `url` replaces the address in it.
 */
export function parseSettings(
  file: SourceFile | undefined,
  report: Report,
  lint?: FieldLinter,
  url?: string,
): SiteSettings | undefined {
  if (!file || isEmptyYaml(file.readText())) {
    const values = { name: 'site.yaml', ...(file && { empty: 'yes' }) };
    report.report('missing-file', { file: 'site.yaml', line: 1, column: 1 }, values);
    return undefined;
  }
  const read = loadFile(file, { fields: siteSchema }, report, lint);
  if (!read) return undefined;
  const fields = { ...read.fields, ...optional('url', url) };
  reportPlaceholders(fields, [], read.yaml, report);
  return { ...read, fields };
}

/** Returns the language of the typesetting; undefined if texts stay as typed. */
export function typographyOf(settings: SiteSettings | undefined): string | undefined {
  return settings?.fields.typography ? settings.fields.language : undefined;
}

/** Returns the labels with facts filled in; the default labels if `site.yaml` has errors. */
export function parseLabels(settings: SiteSettings | undefined, facts: Facts, report: Report): LabelFields {
  if (!settings) return labelsSchema.parse({});
  const fill = (path: Path, text: string): string =>
    fillLine(text, facts, settings.yaml.locate(['labels', ...path]), report);
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
export function isPlaceholder(destination: SiteSettings['fields']['destinations'][string]): boolean {
  return typeof destination === 'object' && destination.placeholder === true;
}

/** Reports every value marked `placeholder: true`, at any depth. */
function reportPlaceholders(value: unknown, path: Path, yaml: YamlSource, report: Report): void {
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Record<string, unknown>;
  if (fields['placeholder'] === true) {
    if (yaml.faults?.isIn(path) === true) return;
    const what = `\`${String(fields['value'])}\` for \`${path.join('.')}\``;
    report.report('placeholder-left', yaml.placeOf(path), { what, field: path.join('.') });
    return;
  }
  for (const [key, inner] of Object.entries(fields))
    reportPlaceholders(inner, [...path, Array.isArray(value) ? Number(key) : key], yaml, report);
}

/** Returns the labels of `site.yaml` by their names in the model: `open_menu` becomes `openMenu`. */
export function toLabels(fields: LabelFields, language: string): Labels {
  const nameOf = (name: string): string => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  const labels = Object.entries(fields).map(([name, text]) => [nameOf(name), text]);
  return { ...Object.fromEntries(labels), language } as Labels;
}

/** Returns the outside links of all destinations, whether used or not; leaves out placeholders. */
export function outsideOf(settings: SiteSettings | undefined): OutsideLink[] {
  if (!settings || settings.yaml.faults) return [];
  const { fields, yaml } = settings;
  return Object.entries(fields.destinations).flatMap(([name, value]) =>
    isPlaceholder(value) ? [] : [{ href: valueOf(value), place: yaml.placeOf(['destinations', name]) }],
  );
}

/**
 * Returns the destinations by name and the address of the site, including placeholders; undefined where faults make
 * them uncertain.
 */
export function linkTargetsOf(
  settings: SiteSettings | undefined,
  facts: Facts,
  report: Report,
): Pick<LinkTargets, 'destinations' | 'siteUrl'> {
  if (!settings) return { destinations: undefined };
  const { fields, yaml } = settings;
  const isCertain = (field: string): boolean => yaml.faults?.isIn([field]) !== true;
  const fill = (name: string, field: string, text: string | undefined): string | undefined =>
    text === undefined ? undefined : fillLine(text, facts, yaml.locate(['destinations', name, field]), report);
  const named = Object.entries(fields.destinations).map(([name, value]): [string, Destination] => {
    const { note, send_link: sendLink } = typeof value === 'string' ? {} : value;
    const notes = {
      ...optional('note', fill(name, 'note', note)),
      ...optional('sendLink', fill(name, 'send_link', sendLink)),
    };
    return [name, { href: valueOf(value), ...notes }];
  });
  return {
    destinations: isCertain('destinations') ? new Map(named) : undefined,
    ...(isCertain('url') && { siteUrl: valueOf(fields.url) }),
  };
}
