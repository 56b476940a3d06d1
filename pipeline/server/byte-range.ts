/** A part of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * What a `Range` asks of a file of `size` bytes: a part; `impossible`, to be answered with 416; or undefined for the
 * whole file, which answers a unit that is not bytes and a list of several parts as well.
 */
export function readRange(header: string, size: number): ByteRange | 'impossible' | undefined {
  const [, list] = /^\s*bytes\s*=(.*)$/i.exec(header) ?? [];
  if (list === undefined || list.includes(',')) return undefined;
  const [, first, last] = /^\s*(\d*)\s*-\s*(\d*)\s*$/.exec(list) ?? [];
  if (first === undefined || last === undefined || first + last === '') return 'impossible';
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  return range.start <= range.end ? range : 'impossible';
}
