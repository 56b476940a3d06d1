import { isScalar, type Document } from 'yaml';
import type { Report } from '../report.ts';
import type { YamlBound } from './compose-yaml.ts';
import { diagnose } from './diagnose-yaml/diagnose.ts';
import { knownFields, namesAbove } from './known-fields.ts';
import { nodeAt } from './node-at.ts';
import { REFUSED, toPlainValue } from './plain-yaml.ts';
import type { YamlOptions } from './yaml-options.ts';

/** A text as it was probably meant, and the lines of the file that are different in it. */
interface Meant {
  readonly text: string;
  readonly guessed: ReadonlySet<number>;
}

/** Reports the mistakes in a text that the parser refuses; undefined where it cannot be known how it was meant. */
export function reportMistakes(
  text: string,
  compose: (text: string) => Document | YamlBound,
  { file, linesAbove, fields }: YamlOptions,
  { report }: Report,
): Meant | undefined {
  const known = fields && knownFields(fields);
  const {
    mistakes,
    text: meant,
    changed,
  } = diagnose(text, {
    compose,
    linesAbove,
    namesIn: (lines) => (line) => (known ? known.namesAt(namesAbove(lines, line)) : new Set()),
    faultsIn(document) {
      const value = toPlainValue(document);
      if (value === REFUSED) return undefined;
      const issues = fields?.safeParse(value ?? {}).error?.issues ?? [];
      return issues.map(({ path }) => {
        const node = nodeAt(document, path);
        return isScalar(node) ? node.range?.[0] : undefined;
      });
    },
  });
  for (const { rule, line, column, values, mend } of mistakes)
    report(rule, { file, line: line + linesAbove + 1, column }, values, mend);
  const guessed = new Set([...changed].map((line) => line + linesAbove + 1));
  return meant === undefined ? undefined : { text: meant, guessed };
}
