import { parseDocument, visit } from 'yaml';
import { fencedOf } from '../../yaml/fenced.ts';
import { parseTyped } from '../../markdown/syntax/parse.ts';
import { targetBesideWords, targetInDefinition, type TypedTarget } from '../../markdown/typed-target.ts';
import { visitMarkdown } from '../../markdown/visit.ts';

/** A target as typed, and its offset in a text. */
export interface Target {
  readonly start: number;
  readonly typed: string;
  /** For a whole field value: its offset, including the quotation mark. */
  readonly fieldAt?: number;
}

const IN_TAG = /(\s(?:href|src)\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+))/gi;
const MAY_HOLD_TARGET = /\]\(|\]:|<\w/;

/** Finds the targets in a file: values of its fields, and targets of links and pictures in them and in its text. */
export function targetsOf(text: string, isMarkdown: boolean): Target[] {
  const fenced = isMarkdown ? fencedOf(text) : undefined;
  const yaml = isMarkdown ? (fenced?.fields ?? '') : text;
  const bodyAt = isMarkdown ? (fenced?.head.length ?? 0) : text.length;
  const inFields = targetsInYaml(yaml, fenced ? fenced.head.indexOf('\n') + 1 : 0);
  const inText = targetsInMarkdown(text.slice(bodyAt));
  return [...inFields, ...inText.map((target) => ({ ...target, start: target.start + bodyAt }))];
}

function targetsInYaml(yaml: string, offset: number): Target[] {
  const found: Target[] = [];
  visit(parseDocument(yaml, { logLevel: 'silent' }), {
    Scalar(key, { value, range }) {
      if (key === 'key' || typeof value !== 'string' || !range) return;
      const typed = value.trim();
      const parts = MAY_HOLD_TARGET.test(value)
        ? targetsInMarkdown(value)
        : [{ start: value.indexOf(typed), typed, fieldAt: offset + range[0] }];
      const source = yaml.slice(range[0], range[1]);
      for (const part of parts) {
        const start = placeInSource(source, value, part);
        if (start !== undefined) found.push({ ...part, start: offset + range[0] + start });
      }
    },
  });
  return found;
}

/**
 * Returns the offset of a part of a value in its source, however that is quoted or folded: if the part occurs equally
 * often in both, the same occurrence. Undefined if the counts differ.
 */
function placeInSource(source: string, value: string, { start, typed }: Target): number | undefined {
  const [inValue, inSource] = [occurrences(value, typed), occurrences(source, typed)];
  return inValue.length === inSource.length ? inSource[inValue.indexOf(start)] : undefined;
}

/** Returns the offsets of all occurrences of a part. */
function occurrences(text: string, part: string): number[] {
  const found: number[] = [];
  if (part !== '') for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}

/** Finds targets with the parser that also reads texts for the site. */
function targetsInMarkdown(source: string): Target[] {
  const targets: Target[] = [];
  visitMarkdown(parseTyped(source, false), (node) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (start === undefined || end === undefined) return;
    const typed = source.slice(start, end);
    const add = (found: TypedTarget | undefined, at = start): void =>
      void (found && targets.push({ start: at + found.lead.length, typed: found.text }));
    if (node.type === 'link' && /^<?https?:/i.test(typed))
      add({ lead: typed.startsWith('<') ? '<' : '', text: node.url });
    else if (node.type === 'link' || node.type === 'image') add(targetBesideWords(typed));
    else if (node.type === 'definition') add(targetInDefinition(typed));
    else if (node.type === 'html')
      for (const { 1: before = '', 2: double, 3: single, 4: bare, index } of typed.matchAll(IN_TAG))
        add({ lead: before + (bare === undefined ? '"' : ''), text: double ?? single ?? bare ?? '' }, start + index);
  });
  return targets;
}
