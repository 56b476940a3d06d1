import type { Document, YAMLError } from 'yaml';
import type { Report } from '../../lint/report.ts';
import { isTooLong } from '../too-long.ts';
import { composeYaml, type YamlSchema } from './compose-yaml.ts';
import { toPlainValue } from './plain-yaml.ts';
import { spansOf, type Spans } from './spans.ts';
import { placesIn } from './yaml-source.ts';

/** A YAML text in a file. */
export interface YamlText {
  readonly file: string;
  readonly text: string;
  /** Number of lines above the text in the file. */
  readonly linesAbove: number;
  readonly schema?: YamlSchema;
}

/** A parsed text: its plain value, and the place of each part. */
export interface ParsedYaml {
  readonly document: Document;
  readonly value: unknown;
  readonly spans: Spans;
}

/**
 * Parses YAML 1.2. Undefined, with a finding, if a text exceeds the limits; leaves syntax errors to be explained by
 * others.
 */
export function readYaml(
  { file, text, linesAbove, schema }: YamlText,
  report: Report,
): ParsedYaml | { readonly errors: readonly YAMLError[] } | undefined {
  if (isTooLong(text, report, (line) => ({ file, line: line + linesAbove, column: 1 }))) return undefined;
  const document = composeYaml(text, schema);
  if ('what' in document) {
    const { offset, what, limit } = document;
    report.report('document-limit', placesIn(text, file, linesAbove)(offset), { what, limit: String(limit) });
    return undefined;
  }
  if (document.errors.length > 0) return { errors: document.errors };
  const plain = toPlainValue(document);
  if ('value' in plain) return { document, value: plain.value, spans: spansOf(document, text) };
  report.report('yaml-syntax', placesIn(text, file, linesAbove)(plain.refusedAt), {
    reason: 'too many repetitions by `*name`',
    help: 'Write out what is repeated.',
  });
  return undefined;
}
