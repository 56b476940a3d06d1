import type { Labels } from '../../content/model/labels.ts';
import type { LabelFields } from '../../content/schema/labels.ts';

/** The labels of `site.yaml`, by the names that the model has for them: `open_menu` becomes `openMenu`. */
export function toLabels(fields: LabelFields, language: string): Labels {
  const labels = Object.entries(fields).map(([name, text]) => [toCamelCase(name), text]);
  return { ...Object.fromEntries(labels), language } as Labels;
}

function toCamelCase(name: string): string {
  return name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}
