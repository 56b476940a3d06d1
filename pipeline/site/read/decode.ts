import { isUtf8 } from 'node:buffer';

/** A decoded text, or why and where it could not be decoded. */
export type Decoded =
  | { readonly text: string }
  | { readonly reason: string; readonly line: number; readonly column: number };

/**
 * Decodes UTF-8, drops a byte order mark and ends every line with a line feed, so that a file means the same whichever
 * system it was saved on. Refuses anything else, with the line and column of the first byte that is not UTF-8.
 */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  const mark = markOf(bytes);
  if (mark !== undefined) return { reason: mark, line: 1, column: 1 };
  if (!isUtf8(bytes)) return faultOfBytes(bytes);
  const typed = new TextDecoder('utf-8').decode(bytes);
  const text = typed.includes('\r') ? typed.replace(/\r\n?/g, '\n') : typed;
  const zero = text.indexOf('\0');
  if (zero < 0) return { text };
  if (isUtf16WithoutMark(text)) return { reason: 'the file is UTF-16', line: 1, column: 1 };
  return { reason: 'a zero byte', ...placeAfter(text.slice(0, zero)) };
}

/** Finds the first invalid byte: decodes leniently, encodes again, and takes the first byte that differs. */
function faultOfBytes(bytes: Uint8Array): Decoded {
  const lenient = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const again = new TextEncoder().encode(lenient);
  const end = bytes.findIndex((byte, at) => byte !== again[at]);
  const valid = new TextDecoder('utf-8').decode(bytes.subarray(0, end));
  return { reason: describeByte(bytes, lenient), ...placeAfter(valid) };
}

function markOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'the file is UTF-16 (little endian)';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'the file is UTF-16 (big endian)';
  return undefined;
}

/** In UTF-16, every second byte of Latin letters is zero. */
function isUtf16WithoutMark(text: string): boolean {
  return (text.match(/\0/g)?.length ?? 0) > text.length / 4;
}

function placeAfter(text: string): { line: number; column: number } {
  const lines = text.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.replace(/\ufffd+$/, '').length ?? 0) + 1 };
}

function describeByte(bytes: Uint8Array, lenient: string): string {
  const share = bytes.length > 0 ? (lenient.match(/\ufffd/g)?.length ?? 0) / bytes.length : 0;
  return share > 0.3 ? 'the file does not hold text' : 'this character was saved as Latin-1 or Windows-1252';
}
