import type { SourceFile } from '../read/content-folder.ts';
import type { FieldLinter } from '../fields/field-linter.ts';
import type { Report } from '../../lint/report.ts';
import type { Replaceable } from '../../content/schema/common.ts';
import { fillLine, type Facts } from '../facts.ts';
import { labelsSchema, type LabelFields } from '../../content/schema/labels.ts';
import { siteSchema, type AuthoredSite } from '../../content/schema/site.ts';
import { bylineOf } from './author.ts';
import { isEmptyYaml } from '../yaml/plain-yaml.ts';
import { loadFile } from '../fields/load-fields.ts';
import type { Path } from '../yaml/spans.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import type { Labels } from '../../content/model/labels.ts';
import type { OutsideLink } from './links.ts';

/** `site.yaml`, checked, with its placeholders counted. Where `yaml` has faults, it is good for findings in other places only. */
export interface SiteSettings {
  readonly fields: AuthoredSite;
  /** As it was typed. */
  readonly value: unknown;
  readonly yaml: YamlSource;
}

/** Reads `site.yaml`; undefined, with findings, if it is missing or empty or cannot be read. */
export function parseSettings(
  file: SourceFile | undefined,
  report: Report,
  lint?: FieldLinter,
): SiteSettings | undefined {
  if (!file || isEmptyYaml(file.readText())) {
    const values = { name: 'site.yaml', ...(file && { empty: 'yes' }) };
    report.report('missing-file', { file: 'site.yaml', line: 1, column: 1 }, values);
    return undefined;
  }
  const read = loadFile(file, { fields: siteSchema }, report, lint);
  if (!read) return undefined;
  reportPlaceholders(read.fields, [], read.yaml, report);
  return read;
}

/** The language that texts are set in; undefined where they stay as they are typed. */
export function typographyOf(settings: SiteSettings | undefined): string | undefined {
  return settings?.fields.typography ? settings.fields.language : undefined;
}

/** The labels with their facts put in; the usual ones where `site.yaml` is not right. */
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

/** What `site.yaml` says that texts may name like a fact; empty where it is not right, so that using it is no second fault. */
export function factsOfSite(
  fields: AuthoredSite | undefined,
): { name: string; value: string; isPlaceholder: boolean; path: Path }[] {
  const fact = (name: string, value: Replaceable | undefined, path: Path) => ({
    name,
    isPlaceholder: typeof value === 'object',
    value: value === undefined ? '' : valueOf(value),
    path,
  });
  const byline = fields && bylineOf(fields.identity);
  return [
    fact('site-url', fields?.url, ['url']),
    fact('site-name', fields?.identity.name, ['identity', 'name']),
    {
      ...fact('site-person', byline?.text, ['identity', byline?.field ?? 'person']),
      isPlaceholder: byline?.field === 'job_title',
    },
    fact('site-email', fields?.identity.email, ['identity', 'email']),
    fact('site-tax-id', fields?.legal.tax_id, ['legal', 'tax_id']),
    fact('site-address', fields?.legal.address, ['legal', 'address']),
    fact('site-legal', fields && knownOf(fields.legal).join(' · '), ['legal', 'statement']),
  ];
}

/** What the law wants to know, without what only stands for it. */
function knownOf({ statement, tax_id: taxId, address }: AuthoredSite['legal']): string[] {
  return [statement, taxId, address].filter((value) => typeof value === 'string');
}

/** The text of a value, whether it is a placeholder or not. */
export function valueOf(replaceable: string | { readonly value: string }): string {
  return typeof replaceable === 'string' ? replaceable : replaceable.value;
}

/** Every value marked `placeholder: true`, wherever it stands. */
function reportPlaceholders(value: unknown, path: Path, yaml: YamlSource, report: Report): void {
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Record<string, unknown>;
  if (fields['placeholder'] === true) {
    if (yaml.faults?.isIn(path) === true) return;
    report.report('placeholder-left', yaml.placeOf(path), {
      what: `\`${String(fields['value'])}\` for \`${path.join('.')}\``,
    });
    return;
  }
  for (const [key, inner] of Object.entries(fields))
    reportPlaceholders(inner, [...path, Array.isArray(value) ? Number(key) : key], yaml, report);
}

/** The labels of `site.yaml`, by the names that the model has for them: `open_menu` becomes `openMenu`. */
export function toLabels(fields: LabelFields, language: string): Labels {
  const labels = Object.entries(fields).map(([name, text]) => [toCamelCase(name), text]);
  return { ...Object.fromEntries(labels), language } as Labels;
}

function toCamelCase(name: string): string {
  return name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Destinations lead away from the site wherever they are used; a placeholder leads nowhere yet. */
export function outsideOf(settings: SiteSettings | undefined): OutsideLink[] {
  if (!settings || settings.yaml.faults) return [];
  const { fields, yaml } = settings;
  return Object.entries(fields.destinations).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ href: value, place: yaml.placeOf(['destinations', name]) }] : [],
  );
}

/** The origin of the site, in lower case, be it a placeholder. */
export function originOf(settings: SiteSettings | undefined): string | undefined {
  return settings && settings.yaml.faults?.isIn(['url']) !== true
    ? valueOf(settings.fields.url).toLowerCase()
    : undefined;
}

/** The addresses of the destinations by their names; undefined where these are not certain. */
export function destinationsOf(settings: SiteSettings | undefined): ReadonlyMap<string, string> | undefined {
  if (!settings || settings.yaml.faults?.isIn(['destinations']) === true) return undefined;
  return new Map(Object.entries(settings.fields.destinations).map(([name, value]) => [name, valueOf(value)]));
}
