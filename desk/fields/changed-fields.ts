import { readFields } from '../../pipeline/yaml/set-field.ts';
import { labelOf } from '../../pipeline/desk/form-words.ts';

/** Returns the labels of the outermost fields in which two texts of a file differ; none if one of them cannot be read. */
export function changedFields(before: string, after: string, isYaml: boolean): string[] {
  const [one, other] = [valuesOf(before, isYaml), valuesOf(after, isYaml)];
  if (!one || !other) return [];
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name)).map(labelOf);
}

/** The values of the outermost fields, or entries, as JSON. */
function valuesOf(source: string, isYaml: boolean): Map<string | number, string> | undefined {
  const fields = readFields(source, { isYaml });
  if (!fields) return undefined;
  const { value } = fields;
  const pairs: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value ?? {});
  return new Map(pairs.map(([name, one]) => [name, JSON.stringify(one)]));
}
