import { isMap, isScalar, parseDocument, type Scalar } from 'yaml';

/** How a value is to be written. */
export interface Written {
  /** Blanks before the field or the dash to which the value belongs. */
  readonly indent: string;
  /** Whether it must stay on its line, between brackets or before a comment. */
  readonly isInline: boolean;
  /** How the text that it replaces was quoted. */
  readonly style?: Scalar.Type | undefined;
  /** How wide the folded lines are that it replaces. */
  readonly width?: number | undefined;
}

/** Lists of names, such as topics and addresses, stand on one line. */
const NAME = /^[\w/#.-]{1,40}$/;
const MAX_NAMES = 12;

/** Returns what stands after the colon of a field or the dash of an entry, from the blank or the line end on. */
export function afterSign(value: unknown, how: Written): string {
  const { indent } = how;
  const inner = { ...how, indent: `${indent}  `, style: undefined };
  if (how.isInline) return ` ${typeof value === 'string' ? scalarText(value, how) : inline(value)}`;
  if (Array.isArray(value) && value.length > 0 && !isListOfNames(value))
    return value.map((item) => `\n${inner.indent}-${afterDash(item, inner)}`).join('');
  if (isRecord(value) && Object.keys(value).length > 0)
    return entriesOf(value)
      .map(([key, part]) => `\n${inner.indent}${keyText(key)}:${afterSign(part, inner)}`)
      .join('');
  return typeof value === 'string' ? ` ${scalarText(value, how)}` : ` ${inline(value)}`;
}

/** Returns what stands after a dash: the first field of an entry stands on its line. */
export function afterDash(value: unknown, how: Written): string {
  const text = afterSign(value, how);
  return text.startsWith('\n') ? ` ${text.trimStart()}` : text;
}

/** Returns a value on one line, as it stands between brackets. */
export function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (isRecord(value)) {
    const parts = entriesOf(value).map(([key, part]) => `${keyText(key)}: ${inline(part)}`);
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
  }
  if (typeof value === 'string') return scalarText(value, { indent: '', isInline: true });
  return JSON.stringify(value ?? null);
}

/** Returns the name of a field, quoted if it needs to be. */
export function keyText(name: string): string {
  return [name, JSON.stringify(name)].find((text) => keyOf(`${text}: 1`) === name && isOnLine(name, text)) ?? '""';
}

/** Whether a value is a map of fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the first way of writing a text that reads back as the same text: as it was, plain, then quoted. */
function scalarText(value: string, { indent, isInline, style, width }: Written): string {
  const quoted = JSON.stringify(value);
  const single = `'${value.replaceAll("'", "''")}'`;
  const plain = value.includes('\n') ? literal(value, indent) : value;
  const first: Partial<Record<Scalar.Type, () => string>> = {
    QUOTE_DOUBLE: () => quoted,
    QUOTE_SINGLE: () => single,
    BLOCK_LITERAL: () => literal(value, indent),
    BLOCK_FOLDED: () => folded(value, indent, width ?? 80),
  };
  const asBefore = style && (!isInline || style.startsWith('QUOTE')) ? first[style] : undefined;
  const ways = [...(asBefore ? [asBefore()] : []), isInline ? value : plain];
  const isSame = isInline ? (text: string) => isOnLine(value, text) : (text: string) => isBelow(value, text, indent);
  return ways.find((text) => text !== '' && isSame(text)) ?? quoted;
}

function literal(value: string, indent: string): string {
  const lines = value.replace(/\n$/, '').split('\n');
  return `|${value.endsWith('\n') ? '' : '-'}${lines.map((line) => below(line, indent)).join('')}`;
}

function folded(value: string, indent: string, width: number): string {
  const lines = value.replace(/\n$/, '').split('\n');
  const room = Math.max(20, width - indent.length - 2);
  const wrap = (line: string): string[] => line.match(new RegExp(`.{1,${room}}(?= \\S|$)|\\S+`, 'g')) ?? [''];
  const text = lines.map((line) =>
    wrap(line)
      .map((part) => below(part.replace(/^ /, ''), indent))
      .join(''),
  );
  return `>${value.endsWith('\n') ? '' : '-'}${text.join('\n')}`;
}

function below(line: string, indent: string): string {
  return line === '' ? '\n' : `\n${indent}  ${line}`;
}

/** Reads a text between other fields, as it will stand. */
function isBelow(value: string, text: string, indent: string): boolean {
  const lines = `${indent}a: ${text}\n${indent}b: 1\n`;
  const { contents, errors } = parseDocument(lines, { logLevel: 'silent' });
  const items = errors.length === 0 && isMap(contents) ? contents.items : [];
  return items.length === 2 && isScalar(items[0]?.value) && items[0].value.value === value;
}

/** Reads a text between brackets, beside another one. */
function isOnLine(value: string, text: string): boolean {
  const { errors, contents } = parseDocument(`[${text}, 1]`, { logLevel: 'silent' });
  const items: unknown = errors.length === 0 ? contents?.toJSON() : undefined;
  return Array.isArray(items) && items.length === 2 && items[0] === value;
}

function keyOf(line: string): unknown {
  const { errors, contents } = parseDocument(line, { logLevel: 'silent' });
  const key =
    errors.length === 0 && isMap(contents) && contents.items.length === 1 ? contents.items[0]?.key : undefined;
  return isScalar(key) ? key.value : undefined;
}

function isListOfNames(value: readonly unknown[]): boolean {
  return value.length <= MAX_NAMES && value.every((item) => typeof item === 'string' && NAME.test(item));
}

function entriesOf(value: Record<string, unknown>): [string, unknown][] {
  return Object.entries(value).filter(([, part]) => part !== undefined);
}
