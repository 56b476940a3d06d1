import type { FieldLinter } from '../../compile/fields/field-linter.ts';
import { readFields } from '../../compile/fields/read-fields.ts';
import { openSource } from '../../compile/yaml/yaml-source.ts';
import { reportMistakes } from '../yaml/diagnose.ts';
import { reportEntries } from '../yaml/list-entries.ts';
import type { Meant } from '../yaml/suggestion.ts';
import { reportHashNames } from '../yaml/hash-names.ts';
import { recoveredFields } from './recovered-fields.ts';
import { reportIssues } from './report-issues.ts';
import { reportLostTexts } from './report-lost-texts.ts';

/**
 * Reports what is wrong in fields that were read, what was probably meant, and what would be lost silently. Returns
 * correct fields unchanged; of others, the correct part, so that more can be checked in the same file; undefined if
 * there is none.
 */
export const lintFields: FieldLinter['fields'] = (source, typed, report) => {
  const listed = joined(reportEntries(source, report), (text) => reportHashNames({ ...source, text }, report), source);
  const read = listed ? readFields({ ...source, text: listed.text }, report) : typed;
  const mended = read && 'errors' in read ? reportMistakes({ ...source, ...listed }, report) : undefined;
  const meant = mended ? joined(listed, () => mended, source) : listed;
  const parsed = read && 'errors' in read ? mended && readFields({ ...source, text: mended.text }, report) : read;
  if (!parsed || 'errors' in parsed) return undefined;
  const { spans, value } = parsed;
  const { linesAbove } = source;
  const notes = { spans, linesAbove, ...(meant && { meant: meant.text }) };
  const yaml = openSource(source.file, notes, () => source.text);
  const lost = reportLostTexts(parsed, { ...source, text: meant?.text ?? source.text }, report, meant?.guessed);
  const unclear = new Set([...(meant?.guessed ?? []), ...lost]);
  if ('issues' in parsed) reportIssues(parsed.issues, { value, yaml, unclear }, report);
  else if (unclear.size === 0) return { fields: parsed.fields, value, notes };
  const recovered = recoveredFields(source.fields, { value, yaml, unclear });
  return recovered && { fields: recovered.fields, value, notes: { ...notes, faults: recovered.faults } };
};

/** Joins what was meant by a text, and what was meant by that. */
function joined(
  first: Meant | undefined,
  further: (text: string) => Meant | undefined,
  { text }: { readonly text: string },
): Meant | undefined {
  const next = further(first?.text ?? text);
  return first && next ? { text: next.text, guessed: new Set([...first.guessed, ...next.guessed]) } : (next ?? first);
}
