import type { Document } from 'yaml';
import type { Report } from '../report.ts';
import type { YamlBound } from './compose-yaml.ts';
import { diagnose, type Diagnosed, type Mistake } from './diagnose-yaml/diagnose.ts';
import { wordsOfParser } from './diagnose-yaml/parser-words.ts';
import { readLine } from './diagnose-yaml/yaml-line.ts';
import { oddName } from './diagnose-yaml/odd-name.ts';
import { knownFields, namesAbove, namesBelowIn } from './known-fields.ts';
import { REFUSED, toPlainValue } from './plain-yaml.ts';
import type { YamlOptions } from './yaml-options.ts';

/** A text as it was probably meant, and the lines of the file that are different in it. */
interface Meant extends Required<Pick<Diagnosed, 'text' | 'origins'>> {
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
    countFaults(document) {
      const value = toPlainValue(document);
      if (value === REFUSED) return Number.MAX_SAFE_INTEGER;
      return fields?.safeParse(value ?? {}).error?.issues.length ?? 0;
    },
    oddNameIn: (document) => oddName(document, namesBelowIn({ fields })),
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
  const { text: meant, origins } = diagnosed;
  return meant === undefined ? undefined : { text: meant, origins, guessed };
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
