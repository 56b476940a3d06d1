import type { SourceFile } from '../read/content-folder.ts';
import type { Report } from '../report.ts';
import type { Replaceable } from '../schema/common.ts';
import { factsSchema, siteSchema, type AuthoredSite } from '../schema/site.ts';
import { insertFacts, type Facts } from '../facts.ts';
import { validate } from './validate.ts';
import { parseYaml, type Path, type YamlSource } from './yaml.ts';

/** `site.yaml`, checked, with its stand-ins counted. */
export interface SiteSettings {
  readonly fields: AuthoredSite;
  readonly yaml: YamlSource;
}

/** Reads `site.yaml`; undefined, with findings, if it is missing or not right. */
export function parseSettings(file: SourceFile | undefined, report: Report): SiteSettings | undefined {
  if (!file) {
    report.report('missing-file', { file: 'site.yaml', line: 1, column: 1 }, { name: 'site.yaml' });
    return undefined;
  }
  const yaml = parseYaml(file.text, { file: file.path, linesAbove: 0 }, report);
  const fields = yaml && validate(siteSchema, yaml, report);
  if (!yaml || !fields || !addressesAreRight(fields, yaml, report)) return undefined;
  reportPlaceholders(fields, [], yaml, report);
  return { fields, yaml };
}

/** The language that texts are set in; undefined where they stay as they are typed. */
export function typographyOf(settings: SiteSettings | undefined): string | undefined {
  return settings?.fields.typography ? settings.fields.language : undefined;
}

/** Reads `facts.yaml`, and adds what `site.yaml` says about the person behind the site. */
export function parseFacts(file: SourceFile | undefined, settings: SiteSettings | undefined, report: Report): Facts {
  const facts = new Map<string, string>();
  const yaml = file && parseYaml(file.text, { file: file.path, linesAbove: 0, schema: 'failsafe' }, report);
  const fields = yaml && validate(factsSchema, yaml, report);
  if (!fields) for (const name of namesIn(file?.text ?? '')) facts.set(name, '');
  for (const [name, fact] of Object.entries(fields ?? {})) {
    facts.set(name, typeof fact === 'string' ? fact : fact.value);
    if (typeof fact !== 'string' && yaml)
      report.report('placeholder-left', yaml.placeOfKey([name]), { what: `\`${fact.value}\` for \`${name}\`` });
  }
  for (const [name, value] of factsOfSite(settings?.fields)) facts.set(name, insertFacts(value, facts));
  return facts;
}

/** Names as a file with a fault still shows them: that they are used elsewhere is no second fault. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/^([a-z][\w-]*)[ \t]*:/gm)].flatMap((match) => match[1] ?? []);
}

/** Facts that come from `site.yaml`; empty where it is not right, so that using them is no second fault. */
function factsOfSite(fields: AuthoredSite | undefined): [string, string][] {
  const text = (value: Replaceable | undefined): string => (value === undefined ? '' : valueOf(value));
  return [
    ['site-url', text(fields?.url)],
    ['site-name', text(fields?.identity.name)],
    ['site-person', text(fields?.identity.person)],
    ['site-email', text(fields?.identity.email)],
    ['site-tax-id', text(fields?.legal.tax_id)],
    ['site-address', text(fields?.legal.address)],
  ];
}

/** The text of a value, whether it is a stand-in or not. */
export function valueOf(replaceable: Replaceable): string {
  return typeof replaceable === 'string' ? replaceable : replaceable.value;
}

function addressesAreRight({ url, destinations }: AuthoredSite, yaml: YamlSource, report: Report): boolean {
  const wrong = [
    ...(isSiteUrl(valueOf(url)) ? [] : [{ path: ['url'], value: valueOf(url) }]),
    ...Object.entries(destinations)
      .filter(([, value]) => !isHttpUrl(valueOf(value)))
      .map(([name, value]) => ({ path: ['destinations', name], value: valueOf(value) })),
  ];
  for (const { path, value } of wrong) {
    const reason = `expected an address such as \`https://www.example.com\`, not \`${value}\``;
    report.report('front-matter-field', yaml.placeOf(path), { field: path.join('.'), reason });
  }
  return wrong.length === 0;
}

function isSiteUrl(text: string): boolean {
  return isHttpUrl(text) && new URL(text).pathname === '/' && !text.endsWith('/');
}

function isHttpUrl(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

/** Every value marked `placeholder: true`, wherever it stands. */
function reportPlaceholders(value: unknown, path: Path, yaml: YamlSource, report: Report): void {
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Record<string, unknown>;
  if (fields['placeholder'] === true) {
    report.report('placeholder-left', yaml.placeOf(path), {
      what: `\`${String(fields['value'])}\` for \`${path.join('.')}\``,
    });
    return;
  }
  for (const [key, inner] of Object.entries(fields))
    reportPlaceholders(inner, [...path, Array.isArray(value) ? Number(key) : key], yaml, report);
}
