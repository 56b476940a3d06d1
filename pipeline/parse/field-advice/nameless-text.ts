import type * as z from 'zod';
import { MOST_ALIKE } from '../../limits.ts';
import type { Mend } from '../../report.ts';
import { writeText } from '../diagnose-yaml/quote-text.ts';
import type { Path, YamlSource } from '../yaml.ts';
import { meantField } from './meant-field.ts';
import type { ParametersOf } from '../../rules.ts';

type Issue = z.core.$ZodIssue;

/** How a text begins that is none of another program's fields, which are in lower case or hold a word or two. */
const SENTENCE = /^\p{Lu}[^:]*: \S+ \S+ \S/u;

/** A text with a colon in it, taken for a field since the name that belongs before it is missing. */
export interface NamelessText {
  /** The path of what was taken for a field. */
  readonly path: Path;
  readonly values: ParametersOf<'yaml-colon'>;
  readonly mend: Mend;
  /** What else there is to say. */
  readonly others: readonly Issue[];
}

/** Finds a text that is right behind the one name that is missing beside it, among the faults of a file. */
export function findNameless(
  issues: readonly Issue[],
  source: YamlSource,
  schema: z.ZodType,
): NamelessText | undefined {
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const above = issue.path.filter((key) => typeof key !== 'symbol');
    const beside = fieldsAt(source.value, above);
    for (const key of issue.keys.slice(0, MOST_ALIKE)) {
      if (meantField(key, issue.message.split(' '), Object.keys(beside)) !== undefined) continue;
      const typed = source.typedAt([...above, key], true);
      const text = typed && (typed.text + typed.after).trim();
      if (typed === undefined || text !== `${key}: ${String(beside[key])}` || !SENTENCE.test(text)) continue;
      const named = namesMissing(issues, above, beside).filter((name) => {
        const left = schema.safeParse(renamed(source.value, above, key, name, text)).error?.issues.length ?? 0;
        return left <= issues.length - (issue.keys.length > 1 ? 1 : 2);
      });
      const [name, another] = named;
      if (name === undefined || another !== undefined) continue;
      const write = `${name}: ${writeText(text)}`;
      const keys = issue.keys.filter((one) => one !== key);
      const rest = issues.filter((one) => one !== issue && !isAt(one, [...above, name]));
      return {
        path: [...above, key],
        values: { name, reason: 'name', write, line: (typed.before + write).trimEnd() },
        mend: { actual: text, expected: write },
        others: keys.length > 0 ? [...rest, { ...issue, keys }] : rest,
      };
    }
  }
  return undefined;
}

function namesMissing(issues: readonly Issue[], above: Path, beside: Readonly<Record<string, unknown>>): string[] {
  return issues.flatMap(({ path }) => {
    const name = path.at(-1);
    const isBeside = typeof name === 'string' && path.length === above.length + 1 && !Object.hasOwn(beside, name);
    return isBeside && above.every((key, index) => key === path[index]) ? [name] : [];
  });
}

function isAt({ path }: Issue, other: Path): boolean {
  return path.length === other.length && other.every((key, index) => key === path[index]);
}

function fieldsAt(root: unknown, path: Path): Readonly<Record<string, unknown>> {
  return Object(path.reduce<unknown>((here, key) => Reflect.get(Object(here), key), root)) as Record<string, unknown>;
}

/** The whole value with a text under another name. */
function renamed(value: unknown, [step, ...rest]: Path, key: string, name: string, text: string): unknown {
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...Object(value) };
  if (step === undefined) {
    Reflect.deleteProperty(Object(copy), key);
    Reflect.set(Object(copy), name, text);
  } else Reflect.set(Object(copy), step, renamed(Reflect.get(Object(value), step), rest, key, name, text));
  return copy;
}
