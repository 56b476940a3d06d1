import type { Document } from 'yaml';
import type { Report } from '../report.ts';
import type { YamlBound } from './compose-yaml.ts';
import { diagnose, type Mistake } from './diagnose-yaml/diagnose.ts';
import { misplacedField } from './diagnose-yaml/misplaced-field.ts';
import { wordsOfParser } from './diagnose-yaml/parser-words.ts';
import { readLine } from './diagnose-yaml/yaml-line.ts';
import { oddName } from './diagnose-yaml/odd-name.ts';
import { knownFields, namesAbove, namesBelowIn } from './known-fields.ts';
import { swallowedEntry } from './lost-text.ts';
import { REFUSED, toPlainValue } from './plain-yaml.ts';
import type { YamlOptions } from './yaml-options.ts';

/** A text as it was probably meant, and the lines of the file that are different in it. */
interface Meant {
  readonly text: string;
  /** Lines of the text, from 0, that the file does not have. */
  readonly added: readonly number[];
  readonly guessed: ReadonlySet<number>;
}

/** Reports the mistakes in a text that the parser refuses; undefined where it cannot be known how it was meant. */
export function reportMistakes(
  text: string,
  compose: (text: string) => Document | YamlBound,
  { file, linesAbove, fields, entry }: YamlOptions,
  { report }: Report,
): Meant | undefined {
  const known = fields && knownFields(fields);
  const diagnosed = diagnose(text, {
    compose,
    isFrontMatter: linesAbove > 0,
    entry,
    countFaults(document, source) {
      const value = toPlainValue(document);
      if (value === REFUSED) return Number.MAX_SAFE_INTEGER;
      const faults = fields?.safeParse(value ?? {}).error?.issues.length ?? 0;
      return faults + (swallowedEntry(document, source) ? 1 : 0);
    },
    misreadIn: (document, source) => firstMisread(document, source, { fields }),
    neededIn: (lines) => (line) => known?.neededAt(namesAbove(lines, line)) ?? new Set(),
    takenIn: (lines) => (line) => {
      const { key } = readLine(lines[line] ?? '');
      return known?.takenAt([...namesAbove(lines, line), ...(key === undefined ? [] : [key])]);
    },
    namesIn: (lines) => (line) => (known ? known.namesAt(namesAbove(lines, line)) : new Set()),
  });
  for (const mistake of diagnosed.mistakes) {
    const { rule, line, column, mend } = mistake;
    report(rule, { file, line: line + linesAbove + 1, column }, valuesOf(mistake, linesAbove), mend);
  }
  const guessed = new Set([...diagnosed.changed].map((line) => line + linesAbove + 1));
  return diagnosed.text === undefined ? undefined : { text: diagnosed.text, added: diagnosed.added, guessed };
}

/** The first text that the parser took for a name, entry that it took for a text, or field that it took for one of another. */
export function firstMisread(
  document: Document,
  text: string,
  options: Pick<YamlOptions, 'fields'>,
): { readonly offset: number; readonly text: string } | undefined {
  const namesBelow = namesBelowIn(options);
  return oddName(document, namesBelow) ?? swallowedEntry(document, text) ?? misplacedField(document, namesBelow);
}

/** The values of a finding, with the lines that they name counted in the file. */
function valuesOf({ rule, values }: Mistake, linesAbove: number): Record<string, string> {
  const { likeLine, first, code, message = '', ...others } = values;
  const inFile = (line: string): string => String(Number(line) + linesAbove + 1);
  return {
    ...others,
    ...(likeLine !== undefined && { likeLine: inFile(likeLine) }),
    ...(first !== undefined && { firstLine: inFile(first) }),
    ...(rule === 'yaml-syntax' && code !== undefined && { ...wordsOfParser(message) }),
    ...(others['reason'] === 'mark' && {
      reason: `\`${others['mark']}\` ends what belongs together`,
      help: `Take the line \`${others['mark']}\` out.`,
    }),
  };
}
