import type * as z from 'zod';
import { knownFields } from '../known-fields.ts';
import type { Path, YamlSource } from '../yaml.ts';
import type { ParametersOf } from '../../rules.ts';

type Issue = z.core.$ZodIssue;

/** Fields that stand below a name without value, but not indented, so that they seem to be its neighbors. */
export interface Unindented {
  /** The name above them, and theirs. */
  readonly above: string;
  readonly names: readonly string[];
  /** The path of the first. */
  readonly path: Path;
  /** What else there is to say. */
  readonly others: readonly Issue[];
}

/** Finds fields that lack their indentation among the faults of a file; undefined where there are none. */
export function findUnindented(issues: readonly Issue[], root: unknown, schema: z.ZodType): Unindented | undefined {
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys' && issue.path.length === 0);
  if (unknown?.code !== 'unrecognized_keys') return undefined;
  const empty = issues.find(({ path }) => path.length === 1 && Reflect.get(Object(root), path[0] ?? '') === null);
  const above = String(empty?.path[0]);
  const inside = empty && knownFields(schema).namesAt([above]);
  const order = Object.keys(Object(root));
  const names = unknown.keys.filter((key) => inside?.has(key) && order.indexOf(key) > order.indexOf(above));
  const [first] = names;
  if (first === undefined) return undefined;
  const keys = unknown.keys.filter((key) => !names.includes(key));
  const rest = issues.filter((issue) => issue !== empty && issue !== unknown);
  return { above, names, path: [first], others: keys.length > 0 ? [...rest, { ...unknown, keys }] : rest };
}

/** What a finding says of them. */
export function valuesOfUnindented(
  { above, names, path }: Unindented,
  source: YamlSource,
): ParametersOf<'yaml-indentation'> {
  const column = source.placeOfKey(path).column - 1;
  const named = names.map((name) => `\`${name}\``).join(', ');
  const help = `Put two more blanks before ${named}, and before each line that belongs to ${names.length > 1 ? 'them' : 'it'}.`;
  return { found: String(column), expected: String(column + 2), of: above, help };
}
