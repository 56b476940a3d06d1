import type { Mend } from '../report.ts';
import { ABOVE, isMovedFence, isOddFence, oddFence } from './diagnose-yaml/fence.ts';

/** What is wrong with the lines of hyphens around the fields of a file, and where. */
export interface FenceFault {
  /** Counted from 1. */
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
  readonly mend?: Mend;
}

const FENCE = /^---[ \t]*$/;
const NAMED = /^[\w-]+[ \t]*:(?:\s|$)/;
const FIELD = /^(?:[\w-]+[ \t]*:(?:\s|$)|\s+\S|- |#)/;

/** Says why a text has no front matter, by its lines. */
export function faultOfFences(text: string): FenceFault {
  if (text.trim() === '')
    return {
      line: 1,
      values: {
        reason: 'the file is empty',
        help: 'Write its fields between two lines `---`, and its text below; or delete the file.',
      },
    };
  const lines = text.split(/\r?\n/);
  const [first = ''] = lines;
  if (isOddFence(first) || isMovedFence(first)) return faultOfLine(first, 1);
  if (FENCE.test(first)) return faultOfEnd(lines);
  const fence = lines.findIndex((line) => line.trim() !== '');
  if (fence > 0 && FENCE.test(lines[fence] ?? ''))
    return {
      line: 1,
      values: { reason: 'something stands above the first line `---`', help: 'Take out the empty lines above `---`.' },
      mend: { actual: text.slice(0, text.indexOf('---')), expected: '' },
    };
  const help = NAMED.test(first) ? { help: 'Put a line `---` above this one.' } : {};
  return { line: 1, values: { reason: 'the file does not begin with a line `---`', ...help } };
}

/** A line that was meant to be three hyphens. */
function faultOfLine(typed: string, line: number): FenceFault {
  return { line, values: oddFence(typed), mend: { actual: typed.trimEnd(), expected: '---' } };
}

/** The line that was meant to end the fields, or the first one that is no field. */
function faultOfEnd(lines: readonly string[]): FenceFault {
  const isEnd = (line: string, index: number): boolean => index > 0 && !FIELD.test(line);
  const end = lines.findIndex(isEnd);
  const odd = lines.findIndex((line, index) => index > 0 && isOddFence(line));
  const [typed = ''] = lines.slice(odd);
  if (odd > 0 && (end < 0 || odd <= end)) return faultOfLine(typed, odd + 1);
  const reason = 'the closing line `---` is missing';
  if (end < 0 || (lines[end] ?? '').trim() !== '')
    return { line: end < 0 ? 1 : end + 1, values: { reason, help: ABOVE } };
  return { line: end + 1, values: { reason, help: 'Write `---` in this line, below the last field.' } };
}
