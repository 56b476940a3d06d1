import { bodyStart } from './front-matter.ts';
import { markdownTargets, type TypedSpan } from './markdown-targets.ts';
import { placeInFile, yamlTexts, type YamlText } from './yaml-texts.ts';

/** Which targets are looked for, and in which fields. */
interface Wanted {
  readonly what: 'links' | 'pictures';
  /** Whether a field is a target as a whole. */
  readonly isTarget: (text: YamlText) => boolean;
  /** Whether a field may be a text in Markdown that holds some. */
  readonly mayHold: (text: YamlText) => boolean;
}

/** Every target in a file, as it was typed: of fields, of texts in fields, and of the text below them. */
export function findTargets(text: string, isMarkdown: boolean, { what, isTarget, mayHold }: Wanted): TypedSpan[] {
  const inFields = yamlTexts(text, isMarkdown).flatMap((field): TypedSpan[] => {
    const parts = isTarget(field) ? [whole(field)] : mayHold(field) ? markdownTargets(field.value)[what] : [];
    return parts.flatMap((part) => placeInFile(text, field, part) ?? []);
  });
  const start = isMarkdown ? bodyStart(text) : text.length;
  const below = start < text.length ? markdownTargets(text.slice(start))[what] : [];
  return [...inFields, ...below.map((span) => ({ ...span, start: start + span.start, end: start + span.end }))];
}

function whole({ value }: YamlText): TypedSpan {
  const typed = value.trim();
  const start = value.indexOf(typed);
  return { start, end: start + typed.length, typed };
}
