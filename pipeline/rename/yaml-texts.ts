import { isScalar, parseDocument, visit, type Scalar } from 'yaml';
import { frontOf } from './front-matter.ts';
import type { TypedSpan } from './markdown-targets.ts';
import { occurrences } from './text-edits.ts';

/** A text in YAML, and where it stands in its file. */
export interface YamlText {
  /** The field that it is the value of, or an entry in. */
  readonly field: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The texts of a file of settings, or of the fields above a text in Markdown. */
export function yamlTexts(text: string, isMarkdown: boolean): YamlText[] {
  const front = isMarkdown ? frontOf(text) : { start: 0, text };
  if (!front) return [];
  const texts: YamlText[] = [];
  visit(parseDocument(front.text, { logLevel: 'silent' }), {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return;
      const field = path.findLast((one) => 'key' in one && isScalar(one.key)) as { readonly key: Scalar } | undefined;
      const [start, end] = node.range;
      texts.push({
        field: String(field?.key.value),
        value: node.value,
        start: front.start + start,
        end: front.start + end,
      });
    },
  });
  return texts;
}

/**
 * Where a part of the value of a text stands in the file, however the value is quoted or folded there: a part that stands in both as often is
 * the same one, counted from the beginning. Undefined where that cannot be said.
 */
export function placeInFile(file: string, { value, start, end }: YamlText, part: TypedSpan): TypedSpan | undefined {
  const [inValue, typed] = [occurrences(value, part.typed), occurrences(file.slice(start, end), part.typed)];
  const at = typed[inValue.indexOf(part.start)];
  if (at === undefined || inValue.length !== typed.length) return undefined;
  return { start: start + at, end: start + at + part.typed.length, typed: part.typed };
}
