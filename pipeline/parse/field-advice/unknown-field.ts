import type { Mend, Values } from '../../report.ts';
import { onlyNear } from '../../nearest.ts';
import type { Path, YamlSource } from '../yaml.ts';
import { homesOf } from './field-homes.ts';
import { isCalledSo, meantField, plainField } from './meant-field.ts';

/** What is said of a field that nobody knows, and its mend where it is surely another one. */
export interface UnknownField {
  readonly values: Values;
  readonly mend?: Mend;
}

/** Explains an unknown field at `path`; `known` are the fields there, and `others` those that stand beside it. */
export function explainUnknown(
  path: Path,
  known: readonly string[],
  others: readonly string[],
  source: YamlSource,
): UnknownField {
  const name = String(path.at(-1));
  const field = path.filter((key) => typeof key === 'string').join('.');
  const meant = meantField(name, known, others);
  const typed = source.typedAt(path, true);
  if (meant !== undefined && others.includes(meant))
    return { values: { field, nearest: meant, help: `Take the line out: \`${meant}\` stands beside it already.` } };
  const isSure = meant !== undefined && (plainField(meant) === plainField(name) || onlyNear(name, known) === meant);
  const isKnown = plainField(meant ?? '') === plainField(name) || isCalledSo(name, meant);
  const home = isKnown ? {} : elsewhere(name);
  if (meant === undefined || !typed || 'homes' in home) return { values: { field, ...home } };
  const line = `${typed.before}${meant}${typed.after}`.trim();
  return {
    values: { field, nearest: meant, help: `Write \`${line}\`, or take the line out if it means something else.` },
    ...(isSure && { mend: { actual: typed.text, expected: meant } }),
  };
}

/** Where a field belongs that other files or parts have. */
function elsewhere(name: string): Record<string, string> {
  const homes = homesOf(name);
  return homes.length === 0
    ? {}
    : { homes: homes.join(' or '), help: 'Take the line out here, or put it where that field belongs.' };
}
