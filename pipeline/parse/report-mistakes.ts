import { isScalar, type Document } from 'yaml';
import type { Report } from '../report.ts';
import { composeYaml } from './compose-yaml.ts';
import { diagnose } from './diagnose-yaml/diagnose.ts';
import { knownFields, namesAbove } from './known-fields.ts';
import { REFUSED, toPlainValue } from './plain-yaml.ts';
import type { FieldsText } from './read-fields.ts';

/** A text as it was probably meant, and the lines of the file that are different in it. */
interface Meant {
  readonly text: string;
  readonly guessed: ReadonlySet<number>;
}

/** Reports the mistakes in a text that the parser refuses; undefined where it cannot be known how it was meant. */
export function reportMistakes(
  { text, file, linesAbove, fields, schema }: FieldsText<unknown>,
  { report }: Report,
): Meant | undefined {
  const known = knownFields(fields);
  const {
    mistakes,
    text: meant,
    changed,
  } = diagnose(text, {
    compose: (one) => composeYaml(one, schema),
    linesAbove,
    namesIn: (lines) => (line) => known.namesAt(namesAbove(lines, line)),
    faultsIn(document) {
      const value = toPlainValue(document);
      if (value === REFUSED) return undefined;
      return (fields.safeParse(value ?? {}).error?.issues ?? []).map(({ path }) => scalarStart(document, path));
    },
  });
  for (const { rule, line, column, values, mend } of mistakes)
    report(rule, { file, line: line + linesAbove + 1, column }, values, mend);
  const guessed = new Set([...changed].map((line) => line + linesAbove + 1));
  return meant === undefined ? undefined : { text: meant, guessed };
}

/** Where a single value begins; undefined for what is missing, or has values in it. */
function scalarStart(document: Document, path: readonly PropertyKey[]): number | undefined {
  const node = document.getIn(path, true);
  return isScalar(node) ? node.range?.[0] : undefined;
}
