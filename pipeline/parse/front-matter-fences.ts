import type { Mend } from '../report.ts';
import { ABOVE, isMovedFence, isOddFence, oddFence } from './diagnose-yaml/fence.ts';

/** What is wrong with the lines of hyphens around the fields of a file, and where. */
export interface FenceFault {
  /** Counted from 1. */
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
  readonly mend?: Mend;
  /** The file as it was probably meant; absent where that cannot be known. */
  readonly meant?: MeantText;
}

/** The text of a file with both its lines of hyphens. */
export interface MeantText {
  readonly text: string;
  /** How many lines further down its lines stand in the file. */
  readonly shift: number;
}

/** The front matter of a text, and what is between its lines of hyphens. */
export const FENCED = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;
const FENCE = /^---[ \t]*$/;
const NAMED = /^[ \t]*(?:-[ \t]+)*([\w-]+)[ \t]*:(?:\s|$)/;
const FIELD = /^(?:[\w-]+[ \t]*:(?:\s|$)|\s+\S|- |#)/;
/** A line too many, one above and one below: more faults than these have another cause. */
const MOST_FAULTS = 3;

/** Fields below an empty line that are no beginning of a text. */
const SURE = 2;

/** The lines of hyphens of a file. */
export interface Fences {
  readonly faults: readonly FenceFault[];
  /** The file with its lines as they were probably meant; undefined where that cannot be known. */
  readonly meant?: MeantText;
}

/** Tells whether a line, by its number from 0, begins with the name of a field that may stand there. */
type IsField = (lines: readonly string[], index: number) => boolean;

/** Looks for the lines of hyphens around the fields of a text. */
export function readFences(text: string, isField: IsField): Fences {
  const faults: FenceFault[] = [];
  let meant: MeantText | undefined = { text, shift: 0 };
  while (meant && faults.length < MOST_FAULTS) {
    const { shift }: MeantText = meant;
    const fault: FenceFault | undefined = FENCED.test(meant.text)
      ? faultOfPlace(meant.text, isField)
      : faultOfFences(meant.text, isField);
    if (!fault) return { faults, meant };
    faults.push({ ...fault, line: fault.line + shift });
    meant = fault.meant && { text: fault.meant.text, shift: fault.meant.shift + shift };
  }
  return { faults };
}

/** A line that ends the fields where they go on below it; undefined if it stands where it ought to. */
function faultOfPlace(text: string, isField: IsField): FenceFault | undefined {
  const [head = ''] = FENCED.exec(text) ?? [];
  const lines = text.split(/\r?\n/);
  const at = head.trimEnd().split('\n').length - 1;
  const first = lines.findIndex((line, index) => index > at && line.trim() !== '');
  if (FENCE.test(lines[first] ?? '')) return faultOfSecond(lines, first, isField);
  if (!NAMED.test(lines[first] ?? '')) return undefined;
  const end = lines.findIndex((line, index) => index > first && !FIELD.test(line));
  const joined = lines.with(at, '');
  const named = lines
    .slice(first, end < 0 ? lines.length : end)
    .filter((_line, index) => isField(joined, first + index));
  if (named.length === 0) return undefined;
  const reason = 'the fields go on below this line `---`';
  const isInside = /^\s/.test(lines[first] ?? '') && isField(joined, first);
  if (FENCE.test(lines[end] ?? '') || (isInside && lines.slice(first).some((line) => FENCE.test(line))))
    return {
      line: at + 1,
      values: { reason, help: 'Take this line `---` out.' },
      meant: { text: joined.join('\n'), shift: 0 },
    };
  const isSure = /^\w/.test(lines[first] ?? '') && (first === at + 1 || named.length >= SURE);
  if (!isSure || (end >= 0 && (lines[end] ?? '').trim() !== '')) return undefined;
  return {
    line: at + 1,
    values: { reason, help: 'Move this line `---` below the last field, above the text.' },
    meant: { text: (end < 0 ? [...joined, '---'] : joined.with(end, '---')).join('\n'), shift: 0 },
  };
}

/** Front matter that stands below the front matter once more, from the line `first` on. */
function faultOfSecond(lines: readonly string[], first: number, isField: IsField): FenceFault | undefined {
  const end = lines.findIndex((line, index) => index > first && !FIELD.test(line));
  const second = lines.slice(first, end + 1);
  const isFields = FENCE.test(lines[end] ?? '') && second.some((_line, index) => isField(second, index));
  if (!isFields) return undefined;
  return {
    line: first + 1,
    values: {
      second: 'yes',
      help: `Take out this line and the ${second.length - 1} lines below it, down to the next \`---\`, or the fields above them.`,
    },
    meant: { text: lines.map((line, index) => (index >= first && index <= end ? '' : line)).join('\n'), shift: 0 },
  };
}

/** Says why a text has no front matter, by its lines. */
function faultOfFences(text: string, isField: IsField): FenceFault {
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
  if (isOddFence(first) || isMovedFence(first)) return faultOfLine(lines, 0);
  if (FENCE.test(first)) return faultOfEnd(lines);
  const fence = lines.findIndex((line) => line.trim() !== '');
  if (fence > 0 && FENCE.test(lines[fence] ?? ''))
    return {
      line: 1,
      values: { reason: 'something stands above the first line `---`', help: 'Take out the empty lines above `---`.' },
      mend: { actual: text.slice(0, text.indexOf('---')), expected: '' },
      meant: { text: lines.slice(fence).join('\n'), shift: fence },
    };
  const reason = 'the file does not begin with a line `---`';
  if (!NAMED.test(first)) return { line: 1, values: { reason } };
  const end = lines.findIndex((line) => FENCE.test(line) || line.trim() === '');
  const isKnown = lines.slice(0, Math.max(0, end)).some((_line, index) => isField(lines, index));
  return {
    line: 1,
    values: { reason, help: 'Put a line `---` above this one.' },
    ...(isKnown && { meant: { text: ['---', ...lines].join('\n'), shift: -1 } }),
  };
}

/** A line that was meant to be three hyphens. */
function faultOfLine(lines: readonly string[], index: number): FenceFault {
  const typed = lines[index] ?? '';
  return {
    line: index + 1,
    values: oddFence(typed),
    mend: { actual: typed.trimEnd(), expected: '---' },
    meant: withFenceAt(lines, index),
  };
}

/** The line that was meant to end the fields, or the first one that is no field. */
function faultOfEnd(lines: readonly string[]): FenceFault {
  const isEnd = (line: string, index: number): boolean => index > 0 && !FIELD.test(line);
  const end = lines.findIndex(isEnd);
  const odd = lines.findIndex((line, index) => index > 0 && isOddFence(line));
  if (odd > 0 && (end < 0 || odd <= end)) return faultOfLine(lines, odd);
  const reason = 'the closing line `---` is missing';
  if (end < 0 || (lines[end] ?? '').trim() !== '')
    return { line: end < 0 ? 1 : end + 1, values: { reason, help: ABOVE } };
  return {
    line: end + 1,
    values: { reason, help: 'Write `---` in this line, below the last field.' },
    meant: withFenceAt(lines, end),
  };
}

function withFenceAt(lines: readonly string[], index: number): MeantText {
  return { text: lines.with(index, '---').join('\n'), shift: 0 };
}
