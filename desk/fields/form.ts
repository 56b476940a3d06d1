import { createContext, use, type ComponentType } from 'react';
import type { JsonSchema } from '../../pipeline/content/schema/json-schemas.ts';
import type { DeskFinding, Overview } from '../../pipeline/desk/protocol.ts';
import { fieldAt, type Fields } from '../../pipeline/yaml/set-field.ts';
import type { Path } from '../../pipeline/yaml/spans.ts';

/** A finding, and where it stands in the text as it is now. */
export interface FieldFinding {
  readonly finding: Pick<DeskFinding, 'rule' | 'message' | 'advice' | 'missing'>;
  readonly from: number;
}

/** Where a field stands, and what it is. */
export interface FieldPlace {
  readonly path: Path;
  readonly schema: JsonSchema;
  /** Names of the fields beside it, as the schema orders them. */
  readonly order: readonly string[];
  readonly isNeeded: boolean;
}

/** What every field of a form knows. */
export interface Form {
  /** Shows a field; parts of a form that hold fields take it from here, since a field may hold such a part. */
  readonly Field: ComponentType<FieldPlace>;
  readonly root: JsonSchema;
  readonly value: unknown;
  readonly overview: Overview;
  readonly findingsAt: (path: Path) => readonly FieldFinding[];
  /** Gives a field a value, or takes it out; `order` is that of the fields beside it. */
  readonly set: (path: Path, value: unknown, order?: readonly string[]) => void;
  /** Exchanges an entry of a list with the next. */
  readonly swap: (path: Path, index: number) => void;
}

/** The form around a field. */
export const FormContext = createContext<Form | undefined>(undefined);

/** Returns the form around a field. */
export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('A field stands outside of its form.');
  return form;
}

/** Groups findings by the path of their field; those of no field have the empty path. */
export function placeFindings(fields: Fields, findings: readonly FieldFinding[]) {
  const placed = new Map<string, FieldFinding[]>();
  for (const finding of findings) {
    const key = keyOf(missingField(finding) ?? fieldAt(fields, finding.from) ?? []);
    placed.set(key, [...(placed.get(key) ?? []), finding]);
  }
  return placed;
}

/** Returns the key of a path in a map. */
export function keyOf(path: Path): string {
  return JSON.stringify(path);
}

/** A field that is missing at the top has no place of its own. */
function missingField({ finding: { missing } }: FieldFinding): Path | undefined {
  return missing === undefined || missing.includes('.') ? undefined : [missing];
}
